import { setTimeout as delay } from "node:timers/promises";
import { type Failure, HostUnavailable } from "../contract/weather.server";

/** The wait before the second try where the host names none: some moment between these, in milliseconds. */
const LEAST_MS = 100;
const MOST_MS = 400;

/** What must be left of the deadline after the wait, in milliseconds. */
const ROOM_MS = 1_000;

interface RetryOptions {
  readonly failureOf: (error: unknown) => Failure;
  /** What is left of the deadline, in milliseconds. */
  readonly leftMs: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly onRetry: (waitMs: number) => void;
  /** Aborts when the second try is not wanted any more. */
  readonly signal: AbortSignal;
}

/** How long to wait before the same is tried again, in milliseconds, or `null` where that would be in vain. */
function waitMsOf({ mayPass, retryAfter }: Failure, leftMs: number, random: number): number | null {
  if (!mayPass) return null;
  const jitter = LEAST_MS + random * (MOST_MS - LEAST_MS);
  const wait = jitter + (retryAfter ?? 0) * 1000;
  return wait + Math.min(ROOM_MS, leftMs / 2) <= leftMs ? wait : null;
}

/**
 * Tries once more what failed and may pass, after a wait that the host names, or else a short one that no two calls
 * have in common.
 *
 * @throws what the last try that was sent throws
 */
export async function tryAgain<T>(
  attempt: () => Promise<T>,
  { failureOf, leftMs, random, onRetry, signal }: RetryOptions,
): Promise<T> {
  try {
    return await attempt();
  } catch (first) {
    signal.throwIfAborted();
    const wait = waitMsOf(failureOf(first), leftMs(), random());
    if (wait === null) throw first;
    onRetry(Math.round(wait));
    await delay(wait, undefined, { signal });
    return attempt().catch((second) => {
      throw second instanceof HostUnavailable ? first : second;
    });
  }
}
