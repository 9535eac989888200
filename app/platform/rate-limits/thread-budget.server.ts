import { env } from "../env.server";
import { LIMITS } from "../limits.server";
import { singleton } from "../singleton.server";
import { threadShare } from "./thread-share.server";

const { windowMs: WINDOW_MS, first: FIRST, most: MOST } = LIMITS.thread;

interface BudgetOptions {
  /** The part of the time that the thread worked since this was last called. */
  readonly measure: () => number;
  /** Milliseconds, by the monotonic clock. */
  readonly now: () => number;
  /** The part from which on the budget shrinks. */
  readonly busy: number;
  /** What is left of the budget in any case, before the factor. */
  readonly least: number;
  /** Multiplies the budget. */
  readonly factor: number;
}

/**
 * How many posts, or reads, the thread takes of all visitors together. The budget is halved after each window in which
 * the thread worked nearly all of the time, and grows by one after each other one that used it up, so that it settles where pages
 * still come at once, whatever one costs.
 *
 * @returns takes one out of the budget; `false` where none is left in this window
 */
export function createThreadBudget({ measure, now, busy, least, factor }: BudgetOptions): () => boolean {
  let budget = FIRST * factor;
  let taken = 0;
  let endsAt = now() + WINDOW_MS;

  function settle(): void {
    if (measure() > busy) budget = Math.max(least * factor, Math.floor(budget / 2));
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

/** One budget of this process. */
export function budgetOf(kind: "post" | "read"): () => boolean {
  const now = () => performance.now();
  const { [kind]: figures } = LIMITS.thread;
  return singleton(`${kind}-budget`, () =>
    createThreadBudget({ measure: threadShare(), now, ...figures, factor: env().rateLimitFactor }),
  );
}
