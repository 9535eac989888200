import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { EpochMs } from "~/base/time/time";
import { env } from "../env.server";
import { LIMITS } from "../limits.server";
import { sessionSecrets } from "../session-secret.server";
import { type CountWindow, onSharedCounts } from "./shared-counts.server";

export interface Limit {
  /** Returns the seconds to wait if it is one too many, otherwise 0. */
  count(key: string): Promise<number>;
  forget(key: string): Promise<void>;
}

interface LimitOptions {
  /** Processes that share counts count together under it; without one, each counts for itself. */
  readonly name?: string;
  readonly times: number;
  readonly seconds: number;
}

interface Window {
  count: number;
  readonly endsAt: EpochMs;
}

/** `RateLimiterMemory` follows the wall clock, which may be set back, and never drops a key. */
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

/** Nobody who reads it in the database learns which visitor it stands for. */
export const pseudonymOf = (key: string) =>
  createHmac("sha256", `limits ${sessionSecrets()[0]}`).update(key).digest("base64url");

/** Counts in this process's memory without a name, without shared counts, or while those do not answer. */
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
