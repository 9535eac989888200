/** The capitals of Latin-1 and Latin Extended-A, which `lower` leaves unchanged as it only knows ASCII. */
const CAPITALS = Array.from({ length: 0x180 - 0xc0 }, (_none, index) => String.fromCodePoint(0xc0 + index)).filter(
  (letter) => letter.toLowerCase() !== letter && letter.toLowerCase().length === 1,
);

/** A column's text in lower case, for searching existing orders. */
const lowered = (sql: string) =>
  CAPITALS.reduce((text, letter) => `replace(${text}, '${letter}', '${letter.toLowerCase()}')`, `lower(${sql})`);

const SEARCHED = ["number", "first_name || ' ' || last_name", "business_name", "email", "job_name", "po_number"];

/** The migration that adds the workshop's handling of orders. Never edit it; add another one. */
export const ORDER_DESK_TABLES = `
  ALTER TABLE customer_order ADD COLUMN revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0);
  ALTER TABLE customer_order ADD COLUMN freight_cents INTEGER CHECK (freight_cents >= 0);
  ALTER TABLE customer_order ADD COLUMN tax_cents INTEGER CHECK (tax_cents >= 0);
  ALTER TABLE customer_order ADD COLUMN ships_on TEXT CHECK (ships_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]');
  ALTER TABLE customer_order ADD COLUMN proof_approved_at INTEGER;
  CREATE INDEX customer_order_by_state ON customer_order (state, id);

  ALTER TABLE order_event ADD COLUMN kind TEXT NOT NULL DEFAULT 'state'
    CHECK (kind IN ('state', 'undo', 'terms', 'message', 'proof', 'link'));
  ALTER TABLE order_event ADD COLUMN revision INTEGER;
  ALTER TABLE order_event ADD COLUMN undoes INTEGER REFERENCES order_event (id)
    CHECK ((undoes IS NULL) = (kind <> 'undo'));
  ALTER TABLE order_event ADD COLUMN detail TEXT CHECK (json_valid(detail));
  CREATE UNIQUE INDEX order_event_by_revision ON order_event (order_id, revision);
  CREATE UNIQUE INDEX order_event_undone_once ON order_event (undoes) WHERE undoes IS NOT NULL;

  CREATE TABLE order_search (
    order_id INTEGER PRIMARY KEY REFERENCES customer_order (id),
    text TEXT NOT NULL
  ) STRICT;
  INSERT INTO order_search SELECT id, ${lowered(SEARCHED.join(" || char(10) || "))} FROM customer_order;

  CREATE TABLE order_message (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id INTEGER NOT NULL REFERENCES customer_order (id),
    at INTEGER NOT NULL,
    made_by TEXT NOT NULL CHECK (made_by IN ('customer', 'shop')),
    text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000)
  ) STRICT;
  CREATE INDEX order_message_by_order ON order_message (order_id, id);
`;
