import { setTimeout as pause } from "node:timers/promises";
import { BusyError } from "../host/busy-error.server";

/** What a statement is given, and what a column holds. */
export type Value = string | number | null;

/**
 * A database of SQL, whichever it is. A statement has a mark for each value, `?`, or `?1` where one is used more than once.
 * Rows are objects by the names of the columns; times are milliseconds since the epoch, truth is 0 or 1.
 */
export interface Database {
  /** The first row, or `undefined`. */
  get<Row extends object>(sql: string, ...values: readonly Value[]): Promise<Row | undefined>;
  /** The row of a statement that always has one. */
  one<Row extends object>(sql: string, ...values: readonly Value[]): Promise<Row>;
  all<Row extends object>(sql: string, ...values: readonly Value[]): Promise<Row[]>;
  /** @returns how many rows were written */
  run(sql: string, ...values: readonly Value[]): Promise<number>;
  /** Runs statements that are given no values. */
  exec(sql: string): Promise<void>;
  /** The condition that a text of SQL, with a line for each field, has what `foldedSearch` gives; empty is in all. */
  hasText(sql: string): string;
  /** See {@link inTransaction}. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Runs work that only reads: all of it sees the database as at one moment, and nobody waits for it. */
  snapshot<T>(work: () => Promise<T>): Promise<T>;
  /** Reads a statement's rows a few at a time, inside of a transaction or a snapshot. */
  portions<Row extends object>(sql: string, take: (rows: readonly Row[]) => Promise<void>): Promise<void>;
  /** See {@link afterTransaction}. */
  afterTransaction(work: () => void): void;
  close(): Promise<void>;
}

/** How many rows a portion has at most. */
export const PORTION = 500;

/** Another process holds the database: the same work may succeed a little later. */
export class LockedError extends Error {
  override readonly name = "LockedError";
}

/** How long to wait for another process's lock, in milliseconds. */
const LOCK_LIMIT_MS = 5_000;

const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs work that writes, again and again while another process holds the lock, without stopping the thread in between.
 * Every write goes through this. The work must be one that can be begun anew: a transaction, or a single statement.
 *
 * @param signal ends the waiting
 * @throws BusyError when the lock is still held after 5 s; NoRoomError when the disk is full; whatever else the work throws
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
    // Those who wait should not all come back at the same moment.
    await pause(wait * (0.5 + Math.random()), undefined, { ...(signal && { signal }) });
  }
}

/**
 * Runs work in a transaction that takes the write lock at once, so that two processes starting together take turns: what
 * the work reads stays so until what it writes is kept. Every statement on this database that the work runs or calls for
 * is part of the transaction, wherever it is written, and everybody else's waits for its end or does not see it. The work
 * must wait for its statements, and for nothing but statements: files, mail and hashes come before or after it. Inside
 * another transaction it is part of that one.
 */
export function inTransaction<T>(database: Database, work: () => Promise<T>): Promise<T> {
  return database.transaction(work);
}

/** Calls work once the transaction that runs now is kept, and not if it is not; at once where none runs. */
export function afterTransaction(database: Database, work: () => void): void {
  database.afterTransaction(work);
}

/** A mark for each of the values that a statement is given in a list; nothing is in a list of none. */
export const marks = (values: readonly unknown[]): string => values.map(() => "?").join(", ") || "NULL";

/**
 * Refuses a database of another release to whoever does not migrate it.
 *
 * @throws Error in words for the operator
 */
export function refuseOther(version: number, newest: number): void {
  if (version === newest) return;
  const which = version > newest ? "newer than" : "older than";
  throw new Error(
    `The database is ${which} this release (version ${version}, and this release has ${newest}): use the release that runs on it.`,
  );
}
