import type { OrderSummary } from "../order";

/** The most orders on one page of a list. */
export const ORDERS_PER_PAGE = 25;

/** A page of a list of orders. */
export interface OrderPageOf<Line> {
  readonly orders: readonly Line[];
  /** The last number on this page, if older ones follow; otherwise `null`. */
  readonly olderThan: string | null;
}

/** Makes a page of the orders read for it. One more than fits was read, to know whether older ones follow. */
export function pageOf<Line extends OrderSummary>(read: readonly Line[]): OrderPageOf<Line> {
  const orders = read.slice(0, ORDERS_PER_PAGE);
  return { orders, olderThan: (read.length > orders.length && orders.at(-1)?.number) || null };
}
