import { useEffect, useSyncExternalStore } from "react";
import type { OrderPrice } from "~/trade/pricing/pricing";

/** What a total does not include; shown with every total. */
export const TOTAL_WITHOUT = "before tax and freight";

/** What the totals in a list of orders do not include. */
export const ORDERS_WITHOUT = `${TOTAL_WITHOUT} until the order is confirmed`;

/** The ids of the order form and of its breakdown, for code that watches them or links to them. */
export const ORDER_FORM_ID = "order";
export const ORDER_BREAKDOWN_ID = "order-breakdown";

/** The running total of the order form on the page, for components that show it outside the form. */
export type OrderTotal = Pick<OrderPrice, "count" | "area" | "totalCents" | "listCents">;

let current: OrderTotal | null = null;
const listeners = new Set<() => void>();

function publish(total: OrderTotal | null): void {
  current = total;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by the order form with each price; a page has one such form. */
export function usePublishTotal({ count, area, totalCents, listCents }: OrderPrice): void {
  useEffect(() => publish({ count, area, totalCents, listCents }), [count, area, totalCents, listCents]);
  useEffect(() => () => publish(null), []);
}

/** The running total, or `null` on the server and until an order form is hydrated. */
export function useOrderTotal(): OrderTotal | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

/** The id of the form that sends a priced order to the checkout; its button is inside another form. */
export const ORDER_THIS_FORM_ID = "order-this";

/** The id of the place of the panels beside the rows. */
export const ORDER_PANELS_ID = "order-panels";
