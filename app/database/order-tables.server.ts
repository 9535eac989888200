/** The migration that adds orders. Never edit it; add another one. */
export const ORDER_TABLES = `
  DROP TABLE customer_order;

  CREATE TABLE customer_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    prefix TEXT NOT NULL,
    number TEXT NOT NULL UNIQUE GENERATED ALWAYS AS (prefix || '-' || id) STORED,
    key TEXT NOT NULL UNIQUE,
    content_hash TEXT NOT NULL,
    link TEXT NOT NULL UNIQUE CHECK (length(link) = 32),
    customer_id TEXT,
    state TEXT NOT NULL CHECK (
      state IN ('received', 'confirmed', 'in-production', 'shipped', 'delivered', 'finished', 'cancelled')
    ),
    placed_at INTEGER NOT NULL,
    free_until INTEGER NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    email TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
    phone TEXT NOT NULL,
    business_name TEXT NOT NULL,
    address1 TEXT NOT NULL,
    address2 TEXT NOT NULL,
    city TEXT NOT NULL,
    province TEXT NOT NULL,
    zip TEXT NOT NULL,
    country TEXT NOT NULL,
    job_name TEXT NOT NULL,
    po_number TEXT NOT NULL,
    wishes TEXT NOT NULL,
    piece_count INTEGER NOT NULL CHECK (piece_count > 0),
    total_cents INTEGER NOT NULL CHECK (total_cents >= 0)
  ) STRICT;
  CREATE INDEX customer_order_by_customer ON customer_order (customer_id, id);
  CREATE INDEX customer_order_by_time ON customer_order (placed_at);
  INSERT INTO sqlite_sequence (name, seq) VALUES ('customer_order', 1000);

  CREATE TABLE order_line (
    order_id INTEGER NOT NULL REFERENCES customer_order (id),
    position INTEGER NOT NULL,
    line TEXT NOT NULL CHECK (json_valid(line)),
    PRIMARY KEY (order_id, position)
  ) STRICT;

  CREATE TABLE order_event (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id INTEGER NOT NULL REFERENCES customer_order (id),
    at INTEGER NOT NULL,
    state TEXT NOT NULL,
    made_by TEXT NOT NULL CHECK (made_by IN ('customer', 'shop')),
    actor_id TEXT
  ) STRICT;
  CREATE INDEX order_event_by_order ON order_event (order_id, id);
  CREATE TRIGGER order_event_is_final BEFORE UPDATE ON order_event
    BEGIN SELECT RAISE(ABORT, 'an order event is final'); END;
  CREATE TRIGGER order_event_stays BEFORE DELETE ON order_event
    BEGIN SELECT RAISE(ABORT, 'an order event is kept'); END;
`;
