import { TimeoutStrategy, timeout } from "cockatiel";

/** The work was abandoned: its time limit passed, or its caller canceled it. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";

  constructor(readonly reason: "timeout" | "cancelled") {
    super(`the work was abandoned: ${reason}`);
  }
}

/**
 * Runs work under a hard time limit: the signal asks it to stop, but the result does not wait for it to comply. The
 * signal always aborts in the end, so that anything left unread after an error is released. Everything in the shop that
 * waits with a limit uses this function (decision 73): on Node 20, `AbortSignal.any` with `AbortSignal.timeout` loses
 * its timer to garbage collection.
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
  if (limitMs <= 0) throw new DeadlineError("timeout");
  const limit = timeout(limitMs, TimeoutStrategy.Aggressive);
  let isAbandoned = false;
  limit.onTimeout(() => {
    isAbandoned = true;
  });
  try {
    return await limit.execute(({ signal }) => work(signal), cancel);
  } catch (error) {
    throw isAbandoned ? new DeadlineError(cancel?.aborted ? "cancelled" : "timeout") : error;
  }
}

/**
 * The value, or `null` if it takes longer; the work continues.
 *
 * @param patienceMs how long to wait, in milliseconds
 * @throws what the work throws in that time
 */
export async function withTimeout<T>(patienceMs: number, work: Promise<T>): Promise<T | null> {
  try {
    return await withDeadline(patienceMs, () => work);
  } catch (error) {
    if (error instanceof DeadlineError) return null;
    throw error;
  }
}
