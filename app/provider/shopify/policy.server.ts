import { setTimeout as pause } from "node:timers/promises";
import type { ShopifyError } from "./shopify-error.server";

/** How long a call may take with all its tries, in milliseconds: the shop itself waits 15 seconds for the whole answer. */
const BUDGET_MS = 12_000;

/** The middle of the wait before another try, in milliseconds. */
const FIRST_RETRY_MS = 250;

/** Why a try failed, and whether and when another one may follow. */
export interface Failed {
  readonly error: ShopifyError;
  /**
   * `throttled`: nothing was done, and the wait is known. `once`: nothing was done, and one more try is allowed. `read`: it
   * may have been done, so only what changes nothing is tried again. `never`: it would fail again.
   */
  readonly again: "throttled" | "once" | "read" | "never";
  /** How long to wait before it, in milliseconds; a short while where nobody said. */
  readonly waitMs?: number;
}

export type Tried<T> = { readonly value: T } | Failed;

interface Calling {
  readonly signal: AbortSignal;
  /** It changes nothing. */
  readonly isRead: boolean;
}

const isAllowed = ({ again }: Failed, tries: number, isRead: boolean) =>
  again === "throttled" || (tries === 1 && (again === "once" || (again === "read" && isRead)));

/**
 * Tries a call until it is answered, within 12 seconds: again whenever Shopify said how long its budget needs, once where
 * nothing was done or nothing is changed, and otherwise not at all.
 *
 * @throws ShopifyError
 */
export async function withPolicy<T>(attempt: () => Promise<Tried<T>>, { signal, isRead }: Calling): Promise<T> {
  const end = performance.now() + BUDGET_MS;
  for (let tries = 1; ; tries += 1) {
    const tried = await attempt();
    if ("value" in tried) return tried.value;
    const wait = tried.waitMs ?? FIRST_RETRY_MS * (0.5 + Math.random());
    if (!isAllowed(tried, tries, isRead) || performance.now() + wait > end) throw tried.error;
    await pause(wait, undefined, { signal });
  }
}
