import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { BusyError } from "./busy-error.server";
import type { Engine } from "./schema/engine.server";
import type { Schema } from "./schema/schema.server";
import type { InTransaction } from "./transactions.server";

/** A parameter of a statement, or the value of a column. */
export type Value = string | number | null;

/** What reads, inside a transaction or outside: its database, without the statements that write. */
export type Reader = Pick<
  Kysely<Schema>,
  "dynamic" | "executeQuery" | "fn" | "getExecutor" | "selectFrom" | "selectNoFrom" | "with" | "withRecursive"
>;

/** The shop's database, SQLite or Postgres: reading by {@link ShopDatabase.db}, and writing by {@link write}. */
export interface ShopDatabase {
  readonly engine: Engine;
  /** Reads; in a transaction's work, as a part of it. */
  readonly db: Reader;
  /** See {@link inTransaction}. */
  transaction<T>(work: InTransaction<T>): Promise<T>;
  /** Runs work that only reads: all of it sees one snapshot of the database, and nobody waits for it. */
  snapshot<T>(work: InTransaction<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * The shop's database, with statements as text. A statement has a placeholder for each value, `?`, or `?1` for one used more
 * than once. Rows are objects by column name; times are milliseconds since the epoch, booleans are 0 or 1.
 */
export interface Database extends ShopDatabase {
  /** The first row, or `undefined`. */
  get<Row extends object>(sql: string, ...values: readonly Value[]): Promise<Row | undefined>;
  /** The row of a statement that always returns one. */
  one<Row extends object>(sql: string, ...values: readonly Value[]): Promise<Row>;
  all<Row extends object>(sql: string, ...values: readonly Value[]): Promise<Row[]>;
  /** @returns how many rows were written */
  run(sql: string, ...values: readonly Value[]): Promise<number>;
  /** Runs statements without parameters. */
  exec(sql: string): Promise<void>;
  /**
   * An SQL condition: a text, with a line for each field, contains the result of `foldedSearch`; every text contains an
   * empty one.
   */
  hasText(sql: string): string;
  /**
   * Reads a statement's rows a few at a time, inside a transaction or a snapshot; what takes them runs no statement.
   */
  portions<Row extends object>(sql: string, take: (rows: readonly Row[]) => Promise<void>): Promise<void>;
  /** See {@link afterTransaction}. */
  afterTransaction(work: () => void): void;
  /**
   * Runs work that at most one process does at a time. If a process dies or loses its connection, another may begin.
   *
   * @param lock any number that no other work has
   * @returns whether it ran: not while another process is at it
   */
  alone(lock: number, work: () => Promise<void>): Promise<boolean>;
}

/** The most rows in a portion. */
export const PORTION = 500;

/** Another process has locked the database: the same work may succeed a little later. */
export class LockedError extends Error {
  override readonly name = "LockedError";
}

/** How long to wait for another process's lock, in milliseconds. */
const LOCK_LIMIT_MS = 5_000;

const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs work that writes, and repeats it while another process holds the lock, without blocking the thread in between.
 * Every write goes through this. The work must be repeatable: a transaction, or a single statement.
 *
 * @param signal ends the waiting
 * @throws BusyError when the lock is still held after 5 s; NoRoomError when the disk is full; otherwise the work's own
 * error
 */
export async function whenWritable<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const giveUp = performance.now() + LOCK_LIMIT_MS;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LockedError)) throw error;
      if (performance.now() >= giveUp) {
        throw new BusyError("another process holds the database", RETRY_AFTER_SECONDS, { cause: error });
      }
    }
    // Those who wait should not all try again at the same moment.
    await pause(wait * (0.5 + Math.random()), undefined, { ...(signal && { signal }) });
  }
}

/**
 * Writes: runs work in a transaction as {@link inTransaction} does, and repeats it as {@link whenWritable} does. All of
 * its statements run on the transaction that it is given.
 *
 * @param signal ends the waiting for another process's lock
 * @throws BusyError when the lock is still held after 5 s; NoRoomError when the disk is full; otherwise the work's own
 * error
 */
export function write<T>(database: ShopDatabase, work: InTransaction<T>, signal?: AbortSignal): Promise<T> {
  return whenWritable(() => database.transaction(work), signal);
}

/**
 * Runs work in a transaction that takes the write lock at once: two processes starting together take turns, and what
 * the work reads does not change until its writes are committed. Every statement that the work or its callees run on
 * this database is part of the transaction; all others wait for its end or do not see it. The work must await its
 * statements, and nothing else: files, mail and hashes come before or after it. Inside another transaction it becomes
 * part of that one.
 */
export function inTransaction<T>(database: Database, work: () => Promise<T>): Promise<T> {
  return database.transaction(work);
}

/** Runs work after the current transaction commits, and not if it rolls back; soon, if there is none. */
export function afterTransaction(database: Database, work: () => void): void {
  database.afterTransaction(work);
}

/** A placeholder for each value of a list in a statement; `NULL`, which matches nothing, for an empty list. */
export const placeholders = (values: readonly unknown[]): string => values.map(() => "?").join(", ") || "NULL";

/**
 * Refuses a database of another release, for callers that do not migrate it.
 *
 * @throws Error with a message for the operator
 */
export function refuseOther(version: number, newest: number): void {
  if (version === newest) return;
  const which = version > newest ? "newer than" : "older than";
  throw new Error(
    `The database is ${which} this release (version ${version}, and this release has ${newest}): use the release that runs on it.`,
  );
}
