/**
 * The migration that adds counting mails by mailbox, counting wrong second-factor codes by account, and the time when a
 * session was last used. Only the types and functions for time differ between the databases. Never edit it; add another
 * one.
 */
const limitTables = (integer: string, now: string) => `
  ALTER TABLE outbox ADD COLUMN mailbox TEXT NOT NULL DEFAULT '';
  DROP INDEX outbox_by_recipient;
  CREATE INDEX outbox_by_mailbox ON outbox (mailbox, kind, created_at);
  ALTER TABLE two_factor ADD COLUMN wrong_codes INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE two_factor ADD COLUMN wrong_at ${integer} NOT NULL DEFAULT 0;
  ALTER TABLE session ADD COLUMN used_at ${integer} NOT NULL DEFAULT 0;
  UPDATE session SET used_at = ${now};
`;

export const LIMIT_TABLES = limitTables("INTEGER", "unixepoch() * 1000");

export const POSTGRES_LIMIT_TABLES = limitTables("BIGINT", "(extract(epoch FROM now()) * 1000)::bigint");
