import type { Engine } from "../schema/engine.server";

/** Where the processes that share a database count what visitors do; a shop on SQLite counts in its memory. */
export const VISITOR_COUNTS = "visitor_count";

/** Unlogged: counting never waits for the disk. Has the columns of `RateLimiterPostgres`. */
export const VISITOR_COUNT_TABLE: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [],
  postgres: [`CREATE UNLOGGED TABLE ${VISITOR_COUNTS} (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire BIGINT)`],
};
