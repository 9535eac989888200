import { env } from "../env.server";
import { LIMITS } from "../limits.server";
import { singleton } from "../singleton.server";
import { threadShare } from "./thread-share.server";

const { windowMs: WINDOW_MS, first: FIRST, most: MOST } = LIMITS.thread;

interface BudgetOptions {
  /** The share of time that the thread has worked since the last call. */
  readonly measure: () => number;
  /** Milliseconds, by the monotonic clock. */
  readonly now: () => number;
  /** The share above which the budget shrinks. */
  readonly busy: number;
  /** The minimum budget, before the factor. */
  readonly least: number;
  /** Multiplies the budget. */
  readonly factor: number;
}

const halved = (budget: number) => (budget >= 2 ? Math.floor(budget / 2) : budget / 2);

/**
 * Limits the posts, or reads, that the thread accepts from all visitors together. The budget is halved after each
 * window in which the thread worked nearly all the time, and grows after any other window that used it up: by one, or
 * to twice as much below one. It thus settles where pages are still sent promptly, whatever each post costs: one that
 * takes longer than a window is accepted every few windows.
 *
 * @returns takes one from the budget; `false` if none is left in this window
 */
export function createThreadBudget({ measure, now, busy, least, factor }: BudgetOptions): () => boolean {
  let budget = FIRST * factor;
  let taken = 0;
  let left = budget;
  let endsAt = now() + WINDOW_MS;

  function settle(): void {
    if (measure() > busy) budget = Math.max(least * factor, halved(budget));
    else if (taken >= budget) budget = Math.min(MOST * factor, budget + Math.min(budget, 1));
    const windows = 1 + Math.floor((now() - endsAt) / WINDOW_MS);
    left = Math.max(budget, Math.min(1, left + budget * windows));
    taken = 0;
    endsAt = now() + WINDOW_MS;
  }

  return () => {
    if (now() >= endsAt) settle();
    taken += 1;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** This process's budget for posts or for reads. */
export function budgetOf(kind: "post" | "read"): () => boolean {
  const now = () => performance.now();
  const { [kind]: figures } = LIMITS.thread;
  return singleton(`${kind}-budget`, () =>
    createThreadBudget({ measure: threadShare(), now, ...figures, factor: env().rateLimitFactor }),
  );
}
