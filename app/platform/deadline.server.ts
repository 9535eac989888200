/** The work was abandoned: its time limit passed, or its caller canceled it. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";

  constructor(readonly reason: "timeout" | "cancelled") {
    super(`the work was given up: ${reason}`);
  }
}

/** Why a signal aborts whose work is done: the default reason is an error of its own each time, with a stack. */
const DONE = new Error("the work is done");

/**
 * Runs work under a hard time limit: the signal asks it to stop, but the result does not wait for it to comply. The
 * signal always aborts in the end, so that anything left unread after an error is released. All deadlines use this
 * function: on Node 20, `AbortSignal.any` with `AbortSignal.timeout` loses its timer to garbage collection.
 *
 * @param limitMs time limit for all of the work, in milliseconds
 * @param cancel the visitor's own signal, when the work is for one visitor only
 * @throws DeadlineError, or whatever the work throws within its time limit
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
    controller.abort(DONE);
    cancel?.removeEventListener("abort", onCancel);
  }
}
