/**
 * The migration, for either database, that adds what the shop stores about the sign-ins of Shopify's customers
 * (decision 125). Never edit it; add another one.
 */
export const SHOPIFY_TABLES = `
  CREATE TABLE shopify_tokens (
    customer_id TEXT PRIMARY KEY,
    secret_box TEXT NOT NULL
  );

  CREATE TABLE shopify_code (
    code_hash TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    email TEXT NOT NULL,
    return_url TEXT NOT NULL,
    expires_at BIGINT NOT NULL
  );

  CREATE TABLE shopify_session (
    token_hash TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    email TEXT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT NOT NULL
  );
  CREATE INDEX shopify_session_by_customer ON shopify_session (customer_id);
`;
