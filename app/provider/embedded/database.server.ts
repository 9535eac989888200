import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { MIGRATIONS } from "./migrations.server";
import { type Database, openDriver } from "./sqlite-driver.server";

const MEMORY = ":memory:";

/** Waits for other processes' locks, survives power loss at each commit, and enforces foreign keys. */
const PRAGMAS =
  "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON";

/** How long to wait for another process's lock where SQLite itself does not wait, in milliseconds. */
const LOCK_LIMIT_MS = 5_000;

const SQLITE_BUSY = 5;

const isBusy = (error: unknown) =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

/** Switching to WAL fails at once, whatever busy_timeout says, while another process is switching the same new file. */
async function configure(database: Database): Promise<void> {
  const giveUp = performance.now() + LOCK_LIMIT_MS;
  for (;;) {
    try {
      database.exec(PRAGMAS);
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() >= giveUp) throw error;
      await pause(20);
    }
  }
}

/** Runs work in a transaction that takes the write lock at once, so that two processes starting together take turns. */
export function inTransaction<T>(database: Database, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

function versionOf(database: Database): number {
  const row = database.prepare("PRAGMA user_version").get() as { user_version: number };
  return row.user_version;
}

function migrate(database: Database): void {
  if (versionOf(database) > MIGRATIONS.length) {
    throw new Error(`its version ${versionOf(database)} is newer than this shop's ${MIGRATIONS.length}`);
  }
  while (versionOf(database) < MIGRATIONS.length) {
    inTransaction(database, () => {
      const version = versionOf(database);
      const migration = MIGRATIONS[version];
      if (!migration) return;
      database.exec(migration);
      database.exec(`PRAGMA user_version = ${version + 1}`);
    });
  }
}

/**
 * Opens the database file, creating it and its folder if missing, and migrates it to this version.
 *
 * @param file a path, or `:memory:`
 * @param prepare other work that must succeed before the database can be used
 * @throws Error naming DATABASE_PATH if the file cannot be opened, is not a database, or is from a newer shop
 */
export async function openDatabase(file: string, prepare?: (database: Database) => void): Promise<Database> {
  let database: Database | undefined;
  try {
    if (file !== MEMORY) mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    database = await openDriver(file);
    await configure(database);
    migrate(database);
    prepare?.(database);
    return database;
  } catch (error) {
    database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATABASE_PATH names a file that cannot be used as the shop's database: ${reason}`, {
      cause: error,
    });
  }
}
