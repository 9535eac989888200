/** Work was not waited for any longer: its time was over, or whoever wanted it left. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";

  constructor(readonly reason: "timeout" | "cancelled") {
    super(`the work was given up: ${reason}`);
  }
}

/**
 * Runs work that must end within a time, whatever it does: the signal asks it to stop, and the result does not wait for
 * it to listen. The signal aborts in the end in any case, so that what an error left unread is let go. It is the one way
 * here to keep a deadline: on Node 20, `AbortSignal.any` with `AbortSignal.timeout` loses its timer to garbage collection.
 *
 * @param limitMs milliseconds for the whole of the work
 * @param cancel a visitor's own signal, when the work is for one alone
 * @throws DeadlineError, or whatever the work throws in time
 */
export async function withDeadline<T>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  cancel?: AbortSignal,
): Promise<T> {
  if (cancel?.aborted) throw new DeadlineError("cancelled");
  const controller = new AbortController();
  let giveUp: (reason: DeadlineError["reason"]) => void = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    giveUp = (reason) => {
      const error = new DeadlineError(reason);
      reject(error);
      controller.abort(error);
    };
  });
  const timer = setTimeout(() => giveUp("timeout"), limitMs);
  const onCancel = () => giveUp("cancelled");
  cancel?.addEventListener("abort", onCancel, { once: true });
  try {
    return await Promise.race([stopped, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    controller.abort();
    cancel?.removeEventListener("abort", onCancel);
  }
}
