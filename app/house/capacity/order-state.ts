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

export const UNSHIPPED: readonly OrderState[] = ["received", "confirmed", "in-production"];

export const isOver = (state: OrderState): boolean => state === "finished" || state === "cancelled";
