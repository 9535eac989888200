import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Kysely, sql } from "kysely";
import { DiskFullError } from "./busy-error.server";
import { type Database, type Reader, refuseOtherVersion, whenWritable } from "./database.server";
import { MIGRATION_TABLE, migrate, refuseUnreadable, VERSION, versionIn } from "./migrations/migrations.server";
import { sqliteDatabase } from "./sqlite-database.server";
import { sqliteDialect } from "./sqlite-dialect.server";
import { openDriver, type SqliteDriver } from "./sqlite-driver.server";

const MEMORY = ":memory:";

/**
 * Survives power loss at each commit. SQLite itself never waits for another process's lock, which would stop the one
 * thread: {@link whenWritable} waits instead.
 */
const PRAGMAS = ["busy_timeout = 0", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"] as const;

/** Keeps the index of SQLite's WAL in this process's memory instead of a shared file, which needs disk space. */
const EXCLUSIVE_LOCKING = "locking_mode = EXCLUSIVE";

const OWNER_ONLY = 0o600;

const FOREIGN = "its tables are another program's, or those of a release up to 0.2.0: give the shop a new database";

/** An open file, and its connection. */
interface Opened {
  readonly database: Database;
  readonly driver: SqliteDriver;
}

async function openWith(file: string, pragmas: readonly string[]): Promise<Opened> {
  const driver = await openDriver(file);
  const database = sqliteDatabase(driver);
  try {
    for (const pragma of pragmas) await whenWritable(() => sql`pragma ${sql.raw(pragma)}`.execute(database.db));
    return { database, driver };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** If the disk is too full for the shared file, no other process can open the database until this one ends. */
async function openToWrite(file: string): Promise<Opened> {
  try {
    return await openWith(file, PRAGMAS);
  } catch (error) {
    if (!(error instanceof DiskFullError)) throw error;
    return openWith(file, [EXCLUSIVE_LOCKING, ...PRAGMAS]);
  }
}

/** The file and SQLite's companion files contain password hashes, addresses and messages. */
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

/** @throws Error if it has tables, but not the shop's */
async function versionOf(db: Reader): Promise<number> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db);
  if (rows.length === 0) return 0;
  if (!rows.some(({ name }) => name === MIGRATION_TABLE)) throw new Error(FOREIGN);
  return versionIn(db);
}

/** Writes nothing if the database already has this version, because its disk may be full. */
async function bringUpToDate({ database, driver }: Opened): Promise<void> {
  const version = await versionOf(database.db);
  refuseUnreadable(version);
  if (version < VERSION) await migrate(new Kysely({ dialect: sqliteDialect(driver) }), "sqlite");
}

export async function openToRead(file: string): Promise<Database> {
  if (file === MEMORY || !existsSync(file)) throw new Error(`There is no database at ${file}: see DATABASE_PATH.`);
  const database = sqliteDatabase(await openDriver(file, { readOnly: true }));
  try {
    refuseOtherVersion(await versionOf(database.db), VERSION);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens the database file, created for this user alone (mode 0600), and migrates it. `prepare` must succeed first.
 *
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
    const ready = opened.database;
    database = ready;
    await whenWritable(async () => {
      await bringUpToDate(opened);
      await prepare?.(ready);
    });
    return ready;
  } catch (error) {
    await database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATABASE_PATH names a file that cannot be used as the shop's database: ${reason}`, {
      cause: error,
    });
  }
}
