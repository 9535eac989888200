import { LRUCache } from "lru-cache";
import { env } from "../env.server";
import { LIMITS } from "../limits.server";

/** How often something may be done under one key. */
export interface Limit {
  /** Counts one use; returns the seconds to wait if it is one too many, otherwise 0. */
  count(key: string): Promise<number>;
  /** Clears a key's count. */
  forget(key: string): Promise<void>;
}

interface LimitOptions {
  /** How often within the window, before `RATE_LIMIT_FACTOR`. */
  readonly times: number;
  /** The length of the window, which begins with a key's first use, in seconds. */
  readonly seconds: number;
}

/** A key's count, and the end of its window on the monotonic clock, in milliseconds. */
interface Window {
  count: number;
  readonly endsAt: number;
}

/**
 * Counts in fixed windows, in this process's memory, for a limited number of keys. `RateLimiterMemory` of
 * rate-limiter-flexible follows the wall clock, which may be set back, and never drops a key.
 *
 * @param factor multiplies how often; by default the configured factor
 */
export function createLimit({ times, seconds }: LimitOptions, factor = env().rateLimitFactor): Limit {
  const windows = new LRUCache<string, Window>({ max: LIMITS.keys });
  return {
    async count(key) {
      const now = performance.now();
      const known = windows.get(key);
      const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + seconds * 1000 };
      if (window !== known) windows.set(key, window);
      window.count += 1;
      return window.count > times * factor ? Math.ceil((window.endsAt - now) / 1000) : 0;
    },
    async forget(key) {
      windows.delete(key);
    },
  };
}
