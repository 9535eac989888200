import type { Order } from "./order";

/** Whether nobody can choose any more: the order is in production or later, or canceled. Its papers ask nothing. */
export function isDecided({ state }: Partial<Pick<Order, "state">>): boolean {
  return state !== undefined && state !== "received" && state !== "confirmed";
}
