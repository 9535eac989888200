import { LRUCache } from "lru-cache";

const MAX_KEYS = 100_000;

export interface AttemptLimit {
  /** Counts an attempt; the seconds to wait when it is one too many, otherwise 0. */
  count(key: string): number;
  /** Forgets a key's attempts, after one that succeeded. */
  forget(key: string): void;
}

interface AttemptLimitOptions {
  readonly attempts: number;
  /** The window that begins with the first attempt, in milliseconds. */
  readonly windowMs: number;
  readonly now: () => number;
}

/** Counts attempts in fixed windows, in memory: the embedded provider is one process. */
export function createAttemptLimit({ attempts, windowMs, now }: AttemptLimitOptions): AttemptLimit {
  const windows = new LRUCache<string, { readonly endsAt: number; count: number }>({ max: MAX_KEYS });
  return {
    count(key) {
      const time = now();
      let window = windows.get(key);
      if (!window || window.endsAt <= time) {
        window = { endsAt: time + windowMs, count: 0 };
        windows.set(key, window);
      }
      window.count += 1;
      return window.count > attempts ? Math.ceil((window.endsAt - time) / 1000) : 0;
    },
    forget: (key) => windows.delete(key),
  };
}
