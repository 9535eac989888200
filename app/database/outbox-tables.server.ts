/** The migration that adds the outbox, and the links for new passwords. Never edit it; add another one. */
export const OUTBOX_TABLES = `
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message_id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    html TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    not_before INTEGER NOT NULL,
    not_after INTEGER,
    tries INTEGER NOT NULL DEFAULT 0,
    next_try_at INTEGER NOT NULL,
    planned_at INTEGER NOT NULL,
    claimed_at INTEGER,
    handed_over_at INTEGER,
    interruptions INTEGER NOT NULL DEFAULT 0,
    sent_at INTEGER,
    failed_at INTEGER,
    last_error TEXT
  ) STRICT;
  CREATE INDEX outbox_by_next_try ON outbox (next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;
  CREATE INDEX outbox_by_plan ON outbox (planned_at) WHERE sent_at IS NULL AND failed_at IS NULL;
  CREATE INDEX outbox_unsent ON outbox (id) WHERE sent_at IS NULL;
  CREATE INDEX outbox_by_about ON outbox (about) WHERE sent_at IS NULL;
  CREATE INDEX outbox_by_recipient ON outbox (recipient, kind, created_at);
  CREATE INDEX outbox_by_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;

  CREATE TABLE password_reset (
    email TEXT PRIMARY KEY,
    code_hash TEXT NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL
  ) STRICT;
`;
