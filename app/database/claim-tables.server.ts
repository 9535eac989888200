/** The migration that adds claims; their photographs are files next to the database. Never edit it; add another one. */
export const CLAIM_TABLES = `
  CREATE TABLE claim (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 32),
    order_id INTEGER NOT NULL REFERENCES customer_order (id) ON DELETE CASCADE,
    key TEXT NOT NULL UNIQUE CHECK (length(key) = 32),
    content_hash TEXT NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
    pieces TEXT NOT NULL CHECK (json_valid(pieces))
  ) STRICT;
  CREATE INDEX claim_by_order ON claim (order_id, position);
  CREATE INDEX claim_by_time ON claim (at);

  CREATE TABLE claim_photograph (
    id TEXT PRIMARY KEY CHECK (length(id) = 32),
    claim_id TEXT NOT NULL REFERENCES claim (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    width INTEGER NOT NULL CHECK (width > 0),
    height INTEGER NOT NULL CHECK (height > 0),
    UNIQUE (claim_id, position)
  ) STRICT;

  CREATE TABLE claim_answer (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    claim_id TEXT NOT NULL REFERENCES claim (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('answered', 'settled')),
    text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
    actor_id TEXT NOT NULL
  ) STRICT;
  CREATE INDEX claim_answer_by_claim ON claim_answer (claim_id, id);
`;
