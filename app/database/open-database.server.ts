import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { NoRoomError } from "./busy-error.server";
import { type Database, inTransaction, refuseOther, whenWritable } from "./database.server";
import { MIGRATIONS } from "./migrations.server";
import { sqliteDatabase } from "./sqlite-database.server";
import { openDriver } from "./sqlite-driver.server";

const MEMORY = ":memory:";

/**
 * Survives power loss at each commit, and enforces foreign keys. SQLite itself never waits for another process's lock,
 * which would stop the one thread and with it every page: {@link whenWritable} waits instead.
 */
const PRAGMAS =
  "PRAGMA busy_timeout = 0; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON";

/**
 * With this, SQLite stores in this process's memory what connections otherwise share in a file, which needs disk space.
 */
const ALONE = "PRAGMA locking_mode = EXCLUSIVE";

const OWNER_ONLY = 0o600;

async function openWith(file: string, pragmas: string): Promise<Database> {
  const database = sqliteDatabase(await openDriver(file));
  try {
    await whenWritable(() => database.exec(pragmas));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens a file for writing. If a full disk has no space for the file that connections share, no other process can open
 * the database before a restart.
 */
async function openToWrite(file: string): Promise<Database> {
  try {
    return await openWith(file, PRAGMAS);
  } catch (error) {
    if (!(error instanceof NoRoomError)) throw error;
    return openWith(file, `${ALONE}; ${PRAGMAS}`);
  }
}

/**
 * Makes the file and SQLite's companion files unreadable to others: they contain password hashes, addresses and
 * messages. A new file is created that way; SQLite gives its companions the mode of the file.
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

async function versionOf(database: Database): Promise<number> {
  const row = await database.one<{ user_version: number }>("PRAGMA user_version");
  return row.user_version;
}

async function migrate(database: Database): Promise<void> {
  const found = await versionOf(database);
  if (found > MIGRATIONS.length) throw new Error(`its version ${found} is newer than this shop's ${MIGRATIONS.length}`);
  while ((await versionOf(database)) < MIGRATIONS.length) {
    await inTransaction(database, async () => {
      const version = await versionOf(database);
      const migration = MIGRATIONS[version];
      if (!migration) return;
      await database.exec(migration);
      await database.exec(`PRAGMA user_version = ${version + 1}`);
    });
  }
}

/**
 * Opens an existing database of this version for reading only.
 *
 * @throws Error with a message for the operator
 */
export async function openToRead(file: string): Promise<Database> {
  if (file === MEMORY || !existsSync(file)) throw new Error(`There is no database at ${file}: see DATABASE_PATH.`);
  const database = sqliteDatabase(await openDriver(file, { readOnly: true }));
  try {
    refuseOther(await versionOf(database), MIGRATIONS.length);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens the database file, creating it and its folder if missing, for this user alone (mode 0600), and migrates it to
 * this version.
 *
 * @param file a path, or `:memory:`
 * @param prepare other work that must succeed before the database can be used, and that can be repeated
 * @throws Error naming DATABASE_PATH if the file cannot be opened, is not a database, or is from a newer shop
 */
export async function openDatabase(file: string, prepare?: (database: Database) => Promise<void>): Promise<Database> {
  let database: Database | undefined;
  try {
    if (file !== MEMORY) {
      mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
      keepPrivate(file);
    }
    const opened = await openToWrite(file);
    database = opened;
    await whenWritable(async () => {
      await migrate(opened);
      await prepare?.(opened);
    });
    return opened;
  } catch (error) {
    await database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATABASE_PATH names a file that cannot be used as the shop's database: ${reason}`, {
      cause: error,
    });
  }
}
