import type { OrderSummary } from "~/orders/order";

/** The most orders on one page of a list. */
export const ORDERS_A_PAGE = 25;

/** A page of a list of orders. */
export interface OrderPageOf<Line> {
  readonly orders: readonly Line[];
  /** The number that leads to older ones, or `null`. */
  readonly olderThan: string | null;
}

/** A page of the lines that were read for it: one more than it holds shows that there are older ones. */
export function pageOf<Line extends OrderSummary>(read: readonly Line[]): OrderPageOf<Line> {
  const orders = read.slice(0, ORDERS_A_PAGE);
  return { orders, olderThan: (read.length > orders.length && orders.at(-1)?.number) || null };
}
