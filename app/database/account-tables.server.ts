/**
 * The migration, for either database, that adds the accounts that have signed in at this shop, as their provider last
 * described them. Never edit it; add another one.
 */
export const ACCOUNT_TABLES = `
  CREATE TABLE account (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    tags TEXT NOT NULL,
    tier TEXT,
    email_confirmed INTEGER NOT NULL CHECK (email_confirmed IN (0, 1))
  );
  CREATE INDEX account_by_tier ON account (tier);
`;
