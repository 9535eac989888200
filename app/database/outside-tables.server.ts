/** The migration that adds customers and products of another back end (decision 75). Never edit it; add another one. */
export const OUTSIDE_TABLES = `
  CREATE TABLE outside_account (
    customer_id TEXT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    outside_id TEXT NOT NULL UNIQUE,
    secret_box TEXT
  ) STRICT;

  CREATE TABLE outside_product (
    id TEXT PRIMARY KEY,
    product TEXT NOT NULL
  ) STRICT;
`;
