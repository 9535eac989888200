import { TimeoutStrategy, timeout } from "cockatiel";

export class DeadlineError extends Error {
  override readonly name = "DeadlineError";

  constructor(readonly reason: "timeout" | "cancelled") {
    super(`the work was abandoned: ${reason}`);
  }
}

/**
 * The signal asks the work to stop, but the result does not wait for it to comply. Everything in the shop that waits
 * with a limit uses this function (decision 73): on Node 20, `AbortSignal.any` with `AbortSignal.timeout` loses its
 * timer to garbage collection.
 *
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

export async function withTimeout<T>(patienceMs: number, work: Promise<T>): Promise<T | null> {
  try {
    return await withDeadline(patienceMs, () => work);
  } catch (error) {
    if (error instanceof DeadlineError) return null;
    throw error;
  }
}
