import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface AttemptLimit {
  /** Counts an attempt; returns the seconds to wait if it is one too many, otherwise 0. */
  count(key: string): Promise<number>;
  /** Clears a key's attempts, after one that succeeded. */
  forget(key: string): Promise<void>;
}

interface AttemptLimitOptions {
  readonly attempts: number;
  /** The window, which begins with the first attempt, in seconds. */
  readonly seconds: number;
}

/** Counts attempts in fixed windows, in memory: the embedded provider is a single process. */
export function createAttemptLimit({ attempts, seconds }: AttemptLimitOptions): AttemptLimit {
  const limiter = new RateLimiterMemory({ points: attempts, duration: seconds });
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
