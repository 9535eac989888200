import { availableParallelism } from "node:os";
import PQueue from "p-queue";
import { BusyError } from "../host/busy-error.server";

/** At most half of Node's four threads, and never all processors: pages are rendered beside it. */
const AT_ONCE = availableParallelism() > 2 ? 2 : 1;

/** How much work waits: about a second's. */
export const MAX_WAITING = 20;

const RETRY_AFTER_SECONDS = 5;

/** Runs work a piece at a time. */
export type Enqueue = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * A queue for work that takes a processor and much memory. It refuses what is too much at once, and drops what waits for
 * somebody who has left; work that has begun cannot be stopped, and keeps its place until it ends.
 *
 * @returns runs work; rejects with {@link BusyError} where too much waits, or with the signal's reason
 */
export function createHashQueue(atOnce = AT_ONCE): Enqueue {
  const queue = new PQueue({ concurrency: atOnce });
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
