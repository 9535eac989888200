import { HOUR_MS } from "~/base/time/time";

/** One round after the other. `work` never fails; the function returned stops it, and waits for a running round. */
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
