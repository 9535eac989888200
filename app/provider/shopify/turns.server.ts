import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import PQueue from "p-queue";
import type { Database } from "~/base/database/database.server";

/** How long to wait before asking again whether another process has finished, in milliseconds. */
const PAUSE_MS = 50;

/** How much is done at once: each has a connection that the shop's reads do without. */
const AT_ONCE = 3;

/** 48 bits of a key's hash, which a number holds exactly. */
const lockOf = (key: string) => createHash("sha256").update(`shopify ${key}`).digest().readUIntBE(0, 6);

/**
 * Runs work one at a time for each key, in all processes together. Unlike a transaction, it may wait for Shopify.
 * Throws BusyError while the database is away, or the work's own error.
 */
export type Turns = <T>(key: string, work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

export function createTurns(database: Database): Turns {
  const last = new Map<string, Promise<unknown>>();
  const running = new PQueue({ concurrency: AT_ONCE });

  async function exclusively<T>(lock: number, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (;;) {
      signal.throwIfAborted();
      const results: T[] = [];
      const hasRun = await running.add(() => database.exclusively(lock, async () => void results.push(await work())));
      if (hasRun) return results[0] as T;
      await pause(PAUSE_MS, undefined, { signal });
    }
  }

  return async (key, work, signal) => {
    const inTurn = () => exclusively(lockOf(key), work, signal);
    const done = (last.get(key) ?? Promise.resolve()).then(inTurn, inTurn);
    last.set(key, done);
    try {
      return await done;
    } finally {
      if (last.get(key) === done) last.delete(key);
    }
  };
}
