/** The migration that adds pending changes of an e-mail address. Never edit it; add another one. */
export const EMAIL_CHANGE_TABLES = `
  CREATE TABLE email_change (
    customer_id TEXT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    email TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
    code_hash TEXT NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL
  ) STRICT;
`;
