/** The migration that adds saved lists. Never edit it; add another one. */
export const LIST_TABLES = `
  CREATE TABLE saved_list (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 32),
    customer_id TEXT NOT NULL,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
    product_id TEXT NOT NULL,
    pieces TEXT NOT NULL CHECK (json_valid(pieces)),
    openings TEXT CHECK (json_valid(openings)),
    piece_count INTEGER NOT NULL CHECK (piece_count >= 0),
    opening_count INTEGER NOT NULL CHECK (opening_count >= 0),
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0)
  ) STRICT;
  CREATE INDEX saved_list_by_customer ON saved_list (customer_id, position);
`;

/** The migration, for either database, that adds the finish to a list. Never edit it; add another one. */
export const LIST_FINISH = `
  ALTER TABLE saved_list ADD COLUMN finish TEXT CHECK (length(finish) BETWEEN 1 AND 80);
`;
