/** The migration that adds invoices created by another back end for confirmed orders (decision 79), for Postgres. */
export const POSTGRES_PAYMENT_TABLES = `
  CREATE TABLE order_payment (
    order_id BIGINT PRIMARY KEY REFERENCES customer_order (id),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'wanted', 'made', 'paid', 'failed', 'withdrawn')),
    version BIGINT NOT NULL CHECK (version > 0),
    freight_cents BIGINT,
    tax_cents BIGINT,
    asks BIGINT NOT NULL DEFAULT 0,
    tries BIGINT NOT NULL DEFAULT 0,
    next_try_at BIGINT,
    claimed_until BIGINT,
    problem TEXT,
    paid_at BIGINT
  );
  CREATE INDEX order_payment_by_time ON order_payment (next_try_at) WHERE next_try_at IS NOT NULL;
  CREATE TABLE order_draft (
    ref TEXT PRIMARY KEY CHECK (length(ref) = 36),
    order_id BIGINT NOT NULL REFERENCES order_payment (order_id),
    version BIGINT NOT NULL,
    part BIGINT NOT NULL,
    cents BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('wanted', 'made', 'paid', 'gone')),
    sent_at BIGINT,
    draft_id TEXT UNIQUE,
    url TEXT,
    UNIQUE (order_id, version, part)
  );
`;
