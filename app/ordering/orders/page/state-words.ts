import type { OrderState } from "~/house/capacity/order-state";

interface StateWords {
  readonly label: string;
  readonly text: string;
}

export const STATE_WORDS: Readonly<Record<OrderState, StateWords>> = {
  received: { label: "Received", text: "We have your order with all its sizes." },
  confirmed: { label: "Confirmed", text: "We have read through every size and confirmed the order." },
  "in-production": { label: "In production", text: "We are making your pieces." },
  shipped: { label: "Shipped", text: "The cartons are with the carrier." },
  delivered: { label: "Delivered", text: "The carrier has handed over the cartons." },
  finished: { label: "Finished", text: "Everything has arrived, and the order is closed." },
  cancelled: { label: "Canceled", text: "Nothing will be made, and nothing will be charged." },
};
