import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { BusyError, NoRoomError } from "../host/busy-error.server";
import { MIGRATIONS } from "./migrations.server";
import { type Database, openDriver } from "./sqlite-driver.server";

const MEMORY = ":memory:";

/**
 * Survives power loss at each commit, and enforces foreign keys. A lock of another process is never waited for inside
 * SQLite, which would stop the one thread and every page with it: {@link whenWritable} waits.
 */
const PRAGMAS =
  "PRAGMA busy_timeout = 0; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON";

/** How long to wait for another process's lock, in milliseconds. */
const LOCK_LIMIT_MS = 5_000;

const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;

const RETRY_AFTER_SECONDS = 5;

/** How long a full disk stays full at least, in seconds: until somebody has looked after it. */
const ROOM_AFTER_SECONDS = 60;

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

const codeOf = (error: unknown) => (error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : null);

/**
 * Runs work that writes, again and again while another process holds the lock, without stopping the thread in between.
 * Every write goes through this. The work must be one that can be begun anew: a transaction, or a single statement.
 *
 * @param signal ends the waiting
 * @throws BusyError when the lock is still held after 5 s; NoRoomError when the disk is full; whatever else the work throws
 */
export async function whenWritable<T>(work: () => T, signal?: AbortSignal): Promise<T> {
  const giveUp = performance.now() + LOCK_LIMIT_MS;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    signal?.throwIfAborted();
    try {
      return work();
    } catch (error) {
      const code = codeOf(error);
      if (code === SQLITE_FULL) throw new NoRoomError("the disk is full", ROOM_AFTER_SECONDS, { cause: error });
      if (code !== SQLITE_BUSY) throw error;
      if (performance.now() >= giveUp) {
        throw new BusyError("another process holds the database", RETRY_AFTER_SECONDS, { cause: error });
      }
    }
    // Those who wait should not all come back at the same moment.
    await pause(wait * (0.5 + Math.random()), undefined, { ...(signal && { signal }) });
  }
}

/**
 * Runs work in a transaction that takes the write lock at once, so that two processes starting together take turns.
 * Inside another transaction it is part of that one.
 */
export function inTransaction<T>(database: Database, work: () => T): T {
  if (database.isTransaction) return work();
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite ends some by itself, such as one that finds the disk full.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

const OWNER_ONLY = 0o600;

/**
 * Makes the file and what SQLite keeps beside it unreadable to others: it holds password hashes, addresses and messages.
 * A new file is created so; SQLite gives its companions the mode of the file.
 */
function keepPrivate(file: string): void {
  try {
    writeFileSync(file, "", { flag: "wx", mode: OWNER_ONLY });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) chmodSync(path, OWNER_ONLY);
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
 * Opens the database file, creating it and its folder if missing, for this user alone (mode 0600), and migrates it to this
 * version.
 *
 * @param file a path, or `:memory:`
 * @param prepare other work that must succeed before the database can be used, and can be begun anew
 * @throws Error naming DATABASE_PATH if the file cannot be opened, is not a database, or is from a newer shop
 */
export async function openDatabase(file: string, prepare?: (database: Database) => void): Promise<Database> {
  let database: Database | undefined;
  try {
    if (file !== MEMORY) {
      mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
      keepPrivate(file);
    }
    const opened = await openDriver(file);
    database = opened;
    await whenWritable(() => {
      opened.exec(PRAGMAS);
      migrate(opened);
      prepare?.(opened);
    });
    return opened;
  } catch (error) {
    database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATABASE_PATH names a file that cannot be used as the shop's database: ${reason}`, {
      cause: error,
    });
  }
}

/** A mark for each of the values that a statement is given in a list. */
export const marks = (values: readonly unknown[]): string => values.map(() => "?").join(", ");
