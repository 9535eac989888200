import { providerError } from "./provider-error.server";

/**
 * Runs work that must end within a time, whatever it does: the signal asks it to stop, and the result does not wait for
 * it to listen. The signal aborts in the end in any case, so that what an error left unread is let go.
 *
 * @param limitMs milliseconds for the whole of the work
 * @param cancel a visitor's own signal, when the work is for one alone
 * @throws ProviderError `timeout` or `cancelled`, or whatever the work throws in time
 */
export async function withDeadline<T>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  cancel?: AbortSignal,
): Promise<T> {
  if (cancel?.aborted) throw providerError("cancelled");
  const controller = new AbortController();
  const late = providerError("timeout");
  const cancelled = providerError("cancelled");
  let giveUp: (error: Error) => void = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    giveUp = (error) => {
      reject(error);
      controller.abort(error);
    };
  });
  const timer = setTimeout(() => giveUp(late), limitMs);
  const onCancel = () => giveUp(cancelled);
  cancel?.addEventListener("abort", onCancel, { once: true });
  try {
    return await Promise.race([stopped, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    controller.abort();
    cancel?.removeEventListener("abort", onCancel);
  }
}
