/** The migration that brings the prices of sample doors. Never edit it; add another one. */
export const SAMPLE_TABLES = `
  CREATE TABLE product_sample (
    handle TEXT PRIMARY KEY REFERENCES product (handle) ON DELETE CASCADE,
    price_cents INTEGER NOT NULL CHECK (price_cents BETWEEN 1 AND 1000000),
    credited_over_cents INTEGER CHECK (credited_over_cents BETWEEN 0 AND 1000000)
  ) STRICT;
`;

/** The same for Postgres. */
export const POSTGRES_SAMPLE_TABLES = `
  CREATE TABLE product_sample (
    handle TEXT PRIMARY KEY REFERENCES product (handle) ON DELETE CASCADE,
    price_cents BIGINT NOT NULL CHECK (price_cents BETWEEN 1 AND 1000000),
    credited_over_cents BIGINT CHECK (credited_over_cents BETWEEN 0 AND 1000000)
  );
`;
