/** The states of an order, in sequence; it may be canceled before it is made. */
export const ORDER_STATES = [
  "received",
  "confirmed",
  "in-production",
  "shipped",
  "delivered",
  "finished",
  "cancelled",
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** The states of an order that has yet to ship. */
export const UNSHIPPED: readonly OrderState[] = ["received", "confirmed", "in-production"];

/** Whether nothing more will happen to an order. */
export const isOver = (state: OrderState): boolean => state === "finished" || state === "cancelled";
