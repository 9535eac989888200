import { isOver, ORDER_STATES, type OrderState } from "~/house/capacity/order-state";
import type { Order, OrderEvent } from "./order";

/** The states that an order has been through, and those still ahead. */
export interface OrderSteps {
  /** The oldest first; the last one is the state that the order is in. */
  readonly reached: readonly OrderEvent[];
  /** In order; empty if nothing more will happen. */
  readonly ahead: readonly OrderState[];
}

/** The states behind and ahead of an order; canceling is never a step ahead. */
export function orderSteps({ state, events }: Pick<Order, "state" | "events">): OrderSteps {
  const after = ORDER_STATES.slice(ORDER_STATES.indexOf(state) + 1);
  return { reached: events, ahead: isOver(state) ? [] : after.filter((step) => step !== "cancelled") };
}
