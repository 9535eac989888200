/** The migration that adds quotes, and orders placed by them. Never edit it; add another one. */
export const QUOTE_TABLES = `
  CREATE TABLE quote (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    prefix TEXT NOT NULL,
    number TEXT NOT NULL UNIQUE GENERATED ALWAYS AS (prefix || 'Q-' || id) STORED,
    key TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    valid_until INTEGER NOT NULL CHECK (valid_until > made_at),
    job_name TEXT NOT NULL,
    lines TEXT NOT NULL CHECK (json_valid(lines)),
    amounts TEXT NOT NULL CHECK (json_valid(amounts)),
    piece_count INTEGER NOT NULL CHECK (piece_count > 0),
    total_cents INTEGER NOT NULL CHECK (total_cents >= 0),
    discount INTEGER NOT NULL CHECK (discount BETWEEN 0 AND 1000),
    least_square_inches INTEGER NOT NULL CHECK (least_square_inches >= 0),
    UNIQUE (customer_id, key)
  ) STRICT;
  CREATE INDEX quote_by_customer ON quote (customer_id, id);
  INSERT INTO sqlite_sequence (name, seq) VALUES ('quote', 1000);

  ALTER TABLE customer_order ADD COLUMN quote TEXT;
  CREATE UNIQUE INDEX customer_order_by_quote ON customer_order (quote) WHERE quote IS NOT NULL;
`;
