import { LRUCache } from "lru-cache";
import { RateLimiterRes } from "rate-limiter-flexible";

interface Window {
  points: number;
  /** By the monotonic clock, in milliseconds. */
  readonly endsAt: number;
}

/**
 * The counts of a `RateLimiterMemory`, in place of its own storage. That one compares times of the wall clock, so that a
 * clock set back by a month answers "wait 43,200 minutes", and keeps as many keys as are sent; this one follows the
 * monotonic clock, keeps so many keys, and drops the one that was asked for longest ago.
 */
export class MonotonicWindows {
  readonly #windows: LRUCache<string, Window>;

  constructor(maxKeys: number) {
    this.#windows = new LRUCache({ max: maxKeys });
  }

  #open(key: string): Window | undefined {
    const window = this.#windows.get(key);
    return window && window.endsAt > performance.now() ? window : undefined;
  }

  incrby(key: string, points: number, seconds: number): RateLimiterRes {
    const window = this.#open(key);
    if (!window) return this.set(key, points, seconds);
    window.points += points;
    return new RateLimiterRes(0, window.endsAt - performance.now(), window.points, false);
  }

  set(key: string, points: number, seconds: number): RateLimiterRes {
    this.#windows.set(key, { points, endsAt: performance.now() + seconds * 1000 });
    return new RateLimiterRes(0, seconds * 1000, points, true);
  }

  get(key: string): RateLimiterRes | null {
    const window = this.#open(key);
    return window ? new RateLimiterRes(0, window.endsAt - performance.now(), window.points, false) : null;
  }

  delete(key: string): boolean {
    return this.#windows.delete(key);
  }
}
