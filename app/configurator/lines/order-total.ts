import { useEffect, useSyncExternalStore } from "react";
import type { OrderPrice } from "~/trade/pricing/pricing";

/** What a total does not include; shown with every total. */
export const TOTAL_WITHOUT = "before tax and freight";

export const ORDERS_WITHOUT = `${TOTAL_WITHOUT} until the order is confirmed`;

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

export const ORDER_THIS_FORM_ID = "order-this";

export const ORDER_PANELS_ID = "order-panels";
