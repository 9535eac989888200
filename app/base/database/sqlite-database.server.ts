import { Kysely } from "kysely";
import type { Database } from "./database.server";
import type { Schema } from "./schema/schema.server";
import { sqliteDialect } from "./sqlite-dialect.server";
import type { SqliteDriver } from "./sqlite-driver.server";
import { committed } from "./transactions.server";

/** Callers outside a transaction wait for its end. It awaits nothing but SQLite, which answers immediately. */
export function sqliteDatabase(driver: SqliteDriver): Database {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(driver) });
  return {
    engine: "sqlite",
    db,
    transaction: (work) => committed(db.transaction(), work),
    snapshot: (work) => committed(db.transaction().setAccessMode("read only"), work),
    // Only one process uses the file.
    exclusively: (_lock, work) => work().then(() => true),
    close: () => db.destroy(),
  };
}
