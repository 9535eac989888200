import { isOver, ORDER_STATES, type Order, type OrderEvent, type OrderState } from "./order";

/** What an order has gone through, and what it is still to go through. */
export interface OrderSteps {
  /** The oldest first; the last one is the state that the order is in. */
  readonly reached: readonly OrderEvent[];
  /** In order; empty where nothing more will happen. */
  readonly ahead: readonly OrderState[];
}

/** The way of an order through its states; cancelling is no step that lies ahead. */
export function orderSteps({ state, events }: Pick<Order, "state" | "events">): OrderSteps {
  const after = ORDER_STATES.slice(ORDER_STATES.indexOf(state) + 1);
  return { reached: events, ahead: isOver(state) ? [] : after.filter((step) => step !== "cancelled") };
}
