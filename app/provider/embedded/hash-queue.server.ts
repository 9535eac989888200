import { availableParallelism } from "node:os";
import PQueue from "p-queue";
import { BusyError } from "~/base/database/busy-error.server";

/** At most half of Node's four threads, and never all processors: pages are rendered at the same time. */
const CONCURRENCY = availableParallelism() > 2 ? 2 : 1;

/** How many tasks may wait: about a second's work. */
export const MAX_WAITING = 20;

const RETRY_AFTER_SECONDS = 5;

/** Runs work in its turn. */
export type Enqueue = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * A queue for work that takes a processor and much memory. It refuses work beyond its length, and drops waiting work
 * for a client that has left. Work that has begun cannot be stopped, and keeps its slot until it ends.
 *
 * @returns runs work; rejects with {@link BusyError} if too much is waiting, or with the signal's reason
 */
export function createHashQueue(concurrency = CONCURRENCY): Enqueue {
  const queue = new PQueue({ concurrency });
  return async (work, signal) => {
    signal?.throwIfAborted();
    if (queue.size >= MAX_WAITING) throw new BusyError("too many passwords wait to be hashed", RETRY_AFTER_SECONDS);
    const waiting = new AbortController();
    const leave = () => waiting.abort(signal?.reason);
    const begin = () => {
      signal?.removeEventListener("abort", leave);
      return work();
    };
    signal?.addEventListener("abort", leave, { once: true });
    return queue.add(begin, { signal: waiting.signal });
  };
}
