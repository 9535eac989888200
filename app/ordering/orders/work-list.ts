import { isOrderNumber, type ReceivedOrder } from "./order";
import { EVERY_ORDER } from "./order-file";
import type { OrderFilter } from "./order-filter";
import type { WorkSummary } from "./work-file";

/**
 * The filters that the workshop has: a state, and the number of an order. A search for other words would tell whose
 * address or phone number an order has.
 */
export function workFilterOf({ state, search, trail }: OrderFilter): OrderFilter {
  const { before: _first, only: _all, ...every } = EVERY_ORDER;
  const number = search.toUpperCase();
  return { ...every, state, search: isOrderNumber(number) ? number : "", trail };
}

/** An order in the workshop's list. */
export const workSummaryOf = ({ number, state, placedAt, jobName, count }: ReceivedOrder): WorkSummary => ({
  number,
  state,
  placedAt,
  jobName,
  count,
});
