import { performance } from "node:perf_hooks";
import { env } from "../env.server";
import { singleton } from "../singleton.server";

/** How long one budget holds, in milliseconds. */
const WINDOW_MS = 250;

/** The part of a window that the thread works, from which on posts keep pages waiting. */
const BUSY = 0.85;

/** How many posts a window holds: at first, at least, at most. */
const FIRST = 25;
const LEAST = 2;
const MOST = 250;

interface BudgetOptions {
  /** The part of the time that the thread worked since this was last called. */
  readonly measure: () => number;
  /** Milliseconds, by the monotonic clock. */
  readonly now: () => number;
  /** Multiplies the budget. */
  readonly factor: number;
}

/**
 * How many posts the thread takes, of all visitors together. The budget is halved after each window in which the thread
 * worked nearly all of the time, and grows by one after each other one that used it up, so that it settles where pages
 * still come at once, whatever a post costs.
 *
 * @returns takes one post out of the budget; `false` where none is left in this window
 */
export function createPostBudget({ measure, now, factor }: BudgetOptions): () => boolean {
  let budget = FIRST * factor;
  let taken = 0;
  let endsAt = now() + WINDOW_MS;

  function settle(): void {
    if (measure() > BUSY) budget = Math.max(LEAST * factor, Math.floor(budget / 2));
    else if (taken >= budget) budget = Math.min(MOST * factor, budget + 1);
    taken = 0;
    endsAt = now() + WINDOW_MS;
  }

  return () => {
    if (now() >= endsAt) settle();
    taken += 1;
    return taken <= budget;
  };
}

function utilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const next = performance.eventLoopUtilization();
    const { utilization: part } = performance.eventLoopUtilization(next, last);
    last = next;
    return part;
  };
}

/** Takes one post out of what this process's thread can do beside its pages. */
export function takePost(): boolean {
  const now = () => performance.now();
  return singleton("post-budget", () =>
    createPostBudget({ measure: utilization(), now, factor: env().rateLimitFactor }),
  )();
}
