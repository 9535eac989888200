import { setTimeout as pause } from "node:timers/promises";
import { BusyError } from "./busy-error.server";
import type { Engine } from "./schema/engine.server";
import type { Reader } from "./schema/reader.server";
import type { InTransaction } from "./transactions.server";

export type { Reader } from "./schema/reader.server";
export type { Transaction } from "./transactions.server";

/** The shop's database, SQLite or Postgres. */
export interface Database {
  readonly engine: Engine;
  /** Reads outside any transaction; on SQLite, a read waits for the current transaction to end. */
  readonly db: Reader;
  /**
   * Runs work in a transaction that takes the write lock immediately: two processes that start together take turns, and
   * what the work reads does not change until it commits. Other callers wait for it to end, or do not see its changes.
   * Use {@link write}, which repeats it while another process holds the lock.
   */
  transaction<T>(work: InTransaction<T>): Promise<T>;
  /** Runs work that only reads. It sees one snapshot of the database, and makes nobody wait. */
  snapshot<T>(work: InTransaction<T>): Promise<T>;
  /**
   * Runs work that at most one process does at a time. If a process dies or loses its connection, another may begin.
   *
   * @param lock a number that no other work uses
   * @returns whether the work ran; `false` while another process is doing it
   */
  exclusively(lock: number, work: () => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
}

/** How many rows are read or written at a time. */
export const ROWS_PER_BATCH = 500;

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
 * @param signal stops the wait
 * @throws BusyError when the lock is still held after 5 s; DiskFullError when the disk is full; otherwise the work's own
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
    // Random, so that waiting callers do not all try again at the same moment.
    await pause(wait * (0.5 + Math.random()), undefined, { ...(signal && { signal }) });
  }
}

/**
 * Writes: runs work in a transaction, and repeats it as {@link whenWritable} does. The work runs all of its statements
 * on the transaction that it is given, and awaits nothing else: files, mail and hashes come before or after it.
 *
 * @param signal stops the wait for another process's lock
 * @throws BusyError when the lock is still held after 5 s; DiskFullError when the disk is full; otherwise the work's own
 * error
 */
export function write<T>(database: Database, work: InTransaction<T>, signal?: AbortSignal): Promise<T> {
  return whenWritable(() => database.transaction(work), signal);
}

/**
 * Refuses a database of another release's version, for callers that do not migrate it.
 *
 * @throws Error with a message for the operator
 */
export function refuseOtherVersion(version: number, newest: number): void {
  if (version === newest) return;
  const which = version > newest ? "newer than" : "older than";
  throw new Error(
    `The database is ${which} this release (version ${version}, and this release has ${newest}): use the release that runs on it.`,
  );
}
