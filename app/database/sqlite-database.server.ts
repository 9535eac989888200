import os from "node:os";
import { NoRoomError } from "./busy-error.server";
import { type Database, LockedError, PORTION, type Value } from "./database.server";
import { createMutex } from "./mutex.server";
import { FOLDED_LINES } from "./search-text.server";
import type { SqliteDriver } from "./sqlite-driver.server";
import { createTransactions } from "./transactions.server";

/** When to try again after the disk is full, in seconds: somebody must make room first. */
const ROOM_AFTER_SECONDS = 60;

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/** The system's errors ENOSPC and EDQUOT, some of which SQLite reports as a disk error. */
const NO_ROOM: readonly unknown[] = [os.constants.errno.ENOSPC, os.constants.errno.EDQUOT];

/** SQLite's `lower` handles only ASCII letters, but is many times faster. */
const isPlain = (sql: string) => `(${sql}) NOT GLOB '*[^' || char(10) || ' -~]*'`;

const codeOf = (error: unknown) => (error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : null);

const isFull = (error: unknown) =>
  codeOf(error) === SQLITE_FULL ||
  (error instanceof Error && "systemErrno" in error && NO_ROOM.includes(error.systemErrno));

/** Runs a call to SQLite, and turns its errors into the provider's own. */
function attempted<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isFull(error)) throw new NoRoomError("the disk is full", ROOM_AFTER_SECONDS, { cause: error });
    if (codeOf(error) === SQLITE_BUSY) throw new LockedError("another process holds the database", { cause: error });
    throw error;
  }
}

/**
 * A database on one SQLite connection, which has one transaction at a time: callers outside it wait for its end, and
 * never see uncommitted data. A transaction awaits nothing but SQLite, which answers at once.
 */
export function sqliteDatabase(driver: SqliteDriver): Database {
  const transactions = createTransactions<SqliteDriver>();
  const mutex = createMutex();

  async function statement<T>(work: () => T): Promise<T> {
    if (transactions.current() || !mutex.isTaken) return attempted(work);
    const leave = await mutex.enter();
    try {
      return attempted(work);
    } finally {
      leave();
    }
  }

  async function transaction<T>(work: () => Promise<T>, begin = "BEGIN IMMEDIATE"): Promise<T> {
    if (transactions.current()) return work();
    const leave = await mutex.enter();
    try {
      attempted(() => driver.exec(begin));
      const commit = async () => attempted(() => driver.exec("COMMIT"));
      return await transactions.run({ session: driver, work, commit });
    } catch (error) {
      // SQLite ends some transactions by itself, such as one that finds the disk full.
      if (driver.isTransaction) driver.exec("ROLLBACK");
      throw error;
    } finally {
      leave();
    }
  }

  async function portions<Row extends object>(
    sql: string,
    take: (rows: readonly Row[]) => Promise<void>,
  ): Promise<void> {
    let rows: Row[] = [];
    for (const row of attempted(() => driver.prepare(sql).iterate())) {
      if (rows.push(row as Row) < PORTION) continue;
      await take(rows);
      rows = [];
    }
    if (rows.length > 0) await take(rows);
  }

  const get = <Row extends object>(sql: string, ...values: readonly Value[]) =>
    statement(() => driver.prepare(sql).get(...values) as Row | undefined);

  return {
    get,
    async one<Row extends object>(sql: string, ...values: readonly Value[]) {
      const row = await get<Row>(sql, ...values);
      if (!row) throw new Error("a statement that always has a row had none");
      return row;
    },
    all: <Row extends object>(sql: string, ...values: readonly Value[]) =>
      statement(() => driver.prepare(sql).all(...values) as unknown as Row[]),
    run: (sql, ...values) => statement(() => Number(driver.prepare(sql).run(...values).changes)),
    exec: (sql) => statement(() => driver.exec(sql)),
    hasText: (sql) => `instr(CASE WHEN ${isPlain(sql)} THEN lower(${sql}) ELSE ${FOLDED_LINES}(${sql}) END, ?) > 0`,
    transaction: (work) => transaction(work),
    // A reader in SQLite sees the data as of its beginning.
    snapshot: (work) => transaction(work, "BEGIN"),
    portions,
    afterTransaction: transactions.after,
    async close() {
      const leave = await mutex.enter();
      driver.close();
      leave();
    },
  };
}
