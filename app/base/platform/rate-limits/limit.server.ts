import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { EpochMs } from "~/base/time/time";
import { env } from "../env.server";
import { LIMITS } from "../limits.server";
import { sessionSecrets } from "../session-secret.server";
import { type CountWindow, onSharedCounts } from "./shared-counts.server";

/** How often something may be done under one key. */
export interface Limit {
  /** Counts one use; returns the seconds to wait if it is one too many, otherwise 0. */
  count(key: string): Promise<number>;
  /** Clears a key's count. */
  forget(key: string): Promise<void>;
}

interface LimitOptions {
  /** The name under which processes that share counts count together; without one, each counts for itself. */
  readonly name?: string;
  /** How often within the window, before `RATE_LIMIT_FACTOR`. */
  readonly times: number;
  /** The length of the window, which begins with a key's first use, in seconds. */
  readonly seconds: number;
}

/** A key's count, and the end of its window on the monotonic clock, in milliseconds. */
interface Window {
  count: number;
  readonly endsAt: EpochMs;
}

/**
 * Counts in fixed windows, in this process's memory, for a limited number of keys. `RateLimiterMemory` of
 * rate-limiter-flexible follows the wall clock, which may be set back, and never drops a key.
 */
function ownLimit({ times, seconds }: CountWindow): Limit {
  const windows = new LRUCache<string, Window>({ max: LIMITS.keys });
  return {
    async count(key) {
      const now = performance.now();
      const known = windows.get(key);
      const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + seconds * 1000 };
      if (window !== known) windows.set(key, window);
      window.count += 1;
      return window.count > times ? Math.ceil((window.endsAt - now) / 1000) : 0;
    },
    async forget(key) {
      windows.delete(key);
    },
  };
}

/** A key that tells nobody who reads it in the database which address or visitor it stands for. */
export const pseudonymOf = (key: string) =>
  createHmac("sha256", `limits ${sessionSecrets()[0]}`).update(key).digest("base64url");

/**
 * Counts in fixed windows. A limit with a name uses the counts that processes share; without a name, without shared
 * counts, or while those do not answer, this process counts in its own memory.
 *
 * @param factor multiplies `times`; by default the configured factor
 */
export function createLimit({ name, times, seconds }: LimitOptions, factor = env().rateLimitFactor): Limit {
  const window = { times: times * factor, seconds };
  const own = ownLimit(window);
  if (name === undefined) return own;
  return {
    async count(key) {
      const wait = await onSharedCounts((counts) => counts.count(name, pseudonymOf(key), window));
      return wait ?? own.count(key);
    },
    async forget(key) {
      await own.forget(key);
      await onSharedCounts((counts) => counts.forget(name, pseudonymOf(key), window));
    },
  };
}
