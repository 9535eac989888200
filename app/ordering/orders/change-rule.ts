import { shopFacts } from "~/base/brand/shop-facts";
import type { Order } from "./order";

const BY_YOURSELF = "Until we confirm an order, you can change or cancel it on its page at no cost.";

const IN_PRODUCTION =
  "Your doors are in production, so sizes can no longer change. It is also too late to cancel or return the order.";

/** The owner's rule, and what the shop's own pages keep whatever the owner writes (decision 189). */
export const changeRule = (): string => `${BY_YOURSELF} ${shopFacts().changeRule}`;

export const TOO_LATE = "Once doors are cut, an order can no longer be changed, canceled or returned.";
export const FEE_TOO_EARLY = "Until an order is confirmed, a change of it costs nothing. Leave the fee empty.";

/** For an order that is not confirmed yet, or about to be placed. */
export const untilConfirmed = (where = "on the order's page"): string =>
  `Until we confirm, change or cancel it yourself ${where}. After that, call us.`;

/**
 * What its customer reads about changing and canceling an order as it stands; empty once nothing can be changed any
 * more. A remake is made as it was ordered.
 *
 * @param where the customer changes and cancels it
 */
export function changeWords({ state, remake }: Pick<Order, "state" | "remake">, where?: string): string {
  switch (state) {
    case "received":
    case "confirmed":
      if (remake) return "If something should be different, write to us on the order's page before production starts.";
      return state === "received" ? untilConfirmed(where) : shopFacts().changeRule;
    case "in-production":
      return IN_PRODUCTION;
    default:
      return "";
  }
}
