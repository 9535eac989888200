import { setTimeout as pause } from "node:timers/promises";
import { BusyError } from "./busy-error.server";
import type { Engine } from "./schema/engine.server";
import type { Reader } from "./schema/reader.server";
import type { InTransaction } from "./transactions.server";

export type { Reader } from "./schema/reader.server";
export type { Transaction } from "./transactions.server";

export interface Database {
  readonly engine: Engine;
  /** Reads outside any transaction; on SQLite, a read waits for the current transaction to end. */
  readonly db: Reader;
  /** Takes the write lock at once, so that what it reads does not change. Use {@link write}, which repeats it. */
  transaction<T>(work: InTransaction<T>): Promise<T>;
  snapshot<T>(work: InTransaction<T>): Promise<T>;
  /** At most one process at a time runs such work; `false` while another does. `lock` is a number of its own. */
  exclusively(lock: number, work: () => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
}

export const ROWS_PER_BATCH = 500;

export class LockedError extends Error {
  override readonly name = "LockedError";
}

const LOCK_LIMIT_MS = 5_000;

const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;

const RETRY_AFTER_SECONDS = 5;

/**
 * Every write goes through this. The work must be repeatable: a transaction, or a single statement.
 *
 * @throws BusyError when the lock is still held after 5 s; DiskFullError when the disk is full
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
 * Runs work in a transaction, and repeats it as {@link whenWritable} does. It runs all of its statements on that
 * transaction, and awaits nothing else: files, mail and hashes come before or after it.
 */
export function write<T>(database: Database, work: InTransaction<T>, signal?: AbortSignal): Promise<T> {
  return whenWritable(() => database.transaction(work), signal);
}

export function refuseOtherVersion(version: number, newest: number): void {
  if (version === newest) return;
  const which = version > newest ? "newer than" : "older than";
  throw new Error(
    `The database is ${which} this release (version ${version}, and this release has ${newest}): use the release that runs on it.`,
  );
}
