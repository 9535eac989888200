import { HostUnavailable } from "../contract/weather.server";

/** When to come again where as many wait as may, in seconds. */
const RETRY_AFTER_SECONDS = 2;

interface BulkheadOptions {
  /** How many run at once. */
  readonly atOnce: number;
  /** How many wait for one of them to end; whoever comes then is refused. */
  readonly waiting: number;
  /** Called at the first refusal since somebody was let in. */
  readonly onFull: () => void;
}

/**
 * Runs bounded work: some at once, some waiting. Whoever leaves gives up the place in the queue at once.
 *
 * @throws HostUnavailable, from what it returns, where there is no place
 */
export function createBulkhead({ atOnce, waiting, onFull }: BulkheadOptions) {
  const queue = new Set<() => void>();
  let active = 0;
  let isFull = false;

  function turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.delete(enter);
        reject(signal.reason);
      };
      const enter = () => {
        queue.delete(enter);
        signal.removeEventListener("abort", leave);
        resolve();
      };
      queue.add(enter);
      signal.addEventListener("abort", leave, { once: true });
    });
  }

  async function enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (active < atOnce) active += 1;
    else if (queue.size < waiting) await turn(signal);
    else {
      if (!isFull) onFull();
      isFull = true;
      throw new HostUnavailable("full", RETRY_AFTER_SECONDS);
    }
    isFull = false;
  }

  /** The place goes to whoever has waited longest. */
  function leave(): void {
    const [next] = queue;
    if (next) next();
    else active -= 1;
  }

  return async function run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await enter(signal);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
