import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "../env.server";
import { MonotonicWindows } from "./monotonic-windows.server";

/** How often something may be done under one key. */
export interface Limit {
  /** Counts one time; returns the seconds to wait if it is one too many, otherwise 0. */
  count(key: string): Promise<number>;
  /** Clears a key's count. */
  forget(key: string): Promise<void>;
}

interface LimitOptions {
  /** How often within the window, before `RATE_LIMIT_FACTOR`. */
  readonly times: number;
  /** The window, which begins with a key's first time, in seconds. */
  readonly seconds: number;
}

/** The most keys of one limit that are kept: about 3 MB, while an attacker sends from as many addresses. */
export const MAX_KEYS = 10_000;

/**
 * Counts in fixed windows, in this process's memory and by the monotonic clock.
 *
 * @param factor multiplies how often; what the configuration says, unless given
 */
export function createLimit({ times, seconds }: LimitOptions, factor = env().rateLimitFactor): Limit {
  const limiter = new RateLimiterMemory({ points: times * factor, duration: seconds });
  Object.assign(limiter, { _memoryStorage: new MonotonicWindows(MAX_KEYS) });
  return {
    async count(key) {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.ceil(refusal.msBeforeNext / 1000);
      }
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}
