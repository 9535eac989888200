import { CompiledQuery, Kysely } from "kysely";
import type { Database } from "./database.server";
import { databaseOn } from "./kysely-database.server";
import type { Schema } from "./schema/schema.server";
import { FOLDED_LINES } from "./search-text.server";
import { sqliteDialect } from "./sqlite-dialect.server";
import type { SqliteDriver } from "./sqlite-driver.server";

/** SQLite's `lower` handles only ASCII letters, but is many times faster. */
const isPlain = (sql: string) => `(${sql}) NOT GLOB '*[^' || char(10) || ' -~]*'`;

/**
 * A database on one SQLite connection, which has one transaction at a time: callers outside it wait for its end, and
 * never see uncommitted data. A transaction awaits nothing but SQLite, which answers at once.
 */
export function sqliteDatabase(driver: SqliteDriver): Database {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(driver) });
  return databaseOn({
    engine: "sqlite",
    reads: db,
    writes: db,
    compiled: (sql, values) => CompiledQuery.raw(sql, [...values]),
    hasText: (sql) => `instr(CASE WHEN ${isPlain(sql)} THEN lower(${sql}) ELSE ${FOLDED_LINES}(${sql}) END, ?) > 0`,
    inTurn: (work) => work(),
    needsTransaction: () => false,
    // One process has the file.
    alone: (_lock, work) => work().then(() => true),
    close: () => db.destroy(),
  });
}
