/**
 * The migration that adds the finishes of styles, and the list of what a shop was seeded with: what the owner removes
 * is not added again. Never edit it; add another one.
 */
export const FINISH_TABLES = `
  CREATE TABLE product_finish (
    handle TEXT NOT NULL REFERENCES product (handle) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
    kind TEXT NOT NULL CHECK (kind IN ('raw', 'primed', 'clear', 'stain', 'paint', 'foil')),
    swatch_color TEXT,
    swatch_url TEXT,
    added_cents INTEGER NOT NULL CHECK (added_cents BETWEEN 0 AND 1000000),
    image_url TEXT,
    image_alt TEXT,
    PRIMARY KEY (handle, position),
    UNIQUE (handle, name)
  ) STRICT;
  CREATE TABLE seeded (what TEXT PRIMARY KEY) STRICT;
`;

/** The same for Postgres. */
export const POSTGRES_FINISH_TABLES = `
  CREATE TABLE product_finish (
    handle TEXT NOT NULL REFERENCES product (handle) ON DELETE CASCADE,
    position BIGINT NOT NULL,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
    kind TEXT NOT NULL CHECK (kind IN ('raw', 'primed', 'clear', 'stain', 'paint', 'foil')),
    swatch_color TEXT,
    swatch_url TEXT,
    added_cents BIGINT NOT NULL CHECK (added_cents BETWEEN 0 AND 1000000),
    image_url TEXT,
    image_alt TEXT,
    PRIMARY KEY (handle, position),
    UNIQUE (handle, name)
  );
  CREATE TABLE seeded (what TEXT PRIMARY KEY);
`;
