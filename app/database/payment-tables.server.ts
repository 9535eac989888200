/**
 * The migration that adds invoices created by another back end for confirmed orders (decision 79). Never edit it; add
 * another one.
 */
export const PAYMENT_TABLES = `
  CREATE TABLE order_payment (
    order_id INTEGER PRIMARY KEY REFERENCES customer_order (id),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'wanted', 'made', 'paid', 'failed', 'withdrawn')),
    version INTEGER NOT NULL CHECK (version > 0),
    freight_cents INTEGER,
    tax_cents INTEGER,
    asks INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    next_try_at INTEGER,
    claimed_until INTEGER,
    problem TEXT,
    paid_at INTEGER
  ) STRICT;
  CREATE INDEX order_payment_by_time ON order_payment (next_try_at) WHERE next_try_at IS NOT NULL;

  CREATE TABLE order_draft (
    ref TEXT PRIMARY KEY CHECK (length(ref) = 36),
    order_id INTEGER NOT NULL REFERENCES order_payment (order_id),
    version INTEGER NOT NULL,
    part INTEGER NOT NULL,
    cents INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('wanted', 'made', 'paid', 'gone')),
    sent_at INTEGER,
    draft_id TEXT UNIQUE,
    url TEXT,
    UNIQUE (order_id, version, part)
  ) STRICT;
`;
