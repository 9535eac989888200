import type * as Sqlite from "@photostructure/sqlite";
import { LRUCache } from "lru-cache";
import { FOLDED_LINES, foldedLines } from "./differences/search-text.server";

/** An SQLite connection, which blocks the thread while it works. */
export type SqliteDriver = InstanceType<typeof Sqlite.DatabaseSync>;

type Statement = ReturnType<SqliteDriver["prepare"]>;

/** More statements than the shop's code has. */
const MAX_STATEMENTS = 200;

/**
 * Has the API of `node:sqlite`, which can replace the driver. Each statement is compiled only once, as that takes as
 * long as running most of them. Loaded on demand: a shop on Postgres starts without it.
 */
export async function openDriver(path: string, options: { readonly readOnly?: boolean } = {}): Promise<SqliteDriver> {
  const { DatabaseSync: Driver } = await import("@photostructure/sqlite");
  class CachingDriver extends Driver {
    readonly #statements = new LRUCache<string, Statement>({ max: MAX_STATEMENTS });

    override prepare(sql: string): Statement {
      const known = this.#statements.get(sql);
      if (known) return known;
      const statement = super.prepare(sql);
      this.#statements.set(sql, statement);
      return statement;
    }

    /** SQLite does not checkpoint by itself while prepared statements exist: this writes the WAL into the main file. */
    override close(): void {
      try {
        this.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
      } catch {
        // The disk is full, or another process uses the database: the next opening reads the WAL.
      }
      super.close();
    }
  }
  const driver = new CachingDriver(path, options);
  driver.function(FOLDED_LINES, { deterministic: true }, foldedLines);
  return driver;
}
