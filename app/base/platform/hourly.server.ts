import { HOUR_MS } from "~/base/time/time";

/**
 * Does some work now and every hour, one round after the other.
 *
 * @param work never fails: it logs what goes wrong
 * @returns a function that stops it, and waits for a round that is running
 */
export function everyHour(work: () => Promise<void>): () => Promise<void> {
  let running = work();
  const timer = setInterval(() => {
    running = running.then(work);
  }, HOUR_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
