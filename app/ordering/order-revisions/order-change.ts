import type { Order, OrderSide } from "~/ordering/orders/order";
import type { Cents } from "~/trade/measure/money";
import type { OrderDifferences } from "./differences";

/**
 * The states of a change that is not stored at once: `asked` by the customer, so that the shop answers; `offered` by
 * the shop, so that the customer answers; then accepted, declined by the shop or withdrawn.
 */
export type ChangeState = "asked" | "offered" | "accepted" | "declined" | "withdrawn";

export interface OrderChange {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly askedAt: string;
  readonly by: OrderSide;
  readonly state: ChangeState;
  readonly feeCents: Cents;
  readonly reason: string;
  /** ISO 8601 in UTC, or `null` while it waits for an answer. */
  readonly decidedAt: string | null;
  readonly differences: OrderDifferences;
  /** The price of the whole order with it, before tax and freight, with all fees. */
  readonly totalCents: Cents;
}

interface EarlierRevision {
  readonly revision: number;
  /** ISO 8601 in UTC. */
  readonly replacedAt: string;
  readonly replacedBy: OrderSide;
}

export interface OrderRevisions {
  readonly revision: number;
  /** The oldest first; empty if the order was never changed. */
  readonly earlier: readonly EarlierRevision[];
  /** What the last revision changed; `null` if the order was never changed. */
  readonly differences: OrderDifferences | null;
  /** The change that waits for an answer, or `null`. */
  readonly open: OrderChange | null;
  /** Those that were answered, the oldest first. */
  readonly answered: readonly OrderChange[];
}

export type ChangeMode = "save" | "request" | "closed";

export type Changeable = Pick<Order, "state" | "remake">;

/** How an order can be changed. What is made again at no charge is made as it was ordered. */
export function changeMode({ state, remake }: Changeable): ChangeMode {
  if (remake) return "closed";
  if (state === "received") return "save";
  return state === "confirmed" ? "request" : "closed";
}

/** Why an order can no longer be changed, in a sentence; empty if it can. */
export function closedWords({ number, state, remake }: Changeable & Pick<Order, "number">): string {
  if (changeMode({ state, ...(remake && { remake }) }) !== "closed") return "";
  if (remake) return `Order ${number} makes pieces of order ${remake.of} again, so it is not changed.`;
  if (state === "cancelled") return `Order ${number} is canceled, so it can no longer be changed.`;
  return state === "in-production"
    ? `Order ${number} is in production, so its sizes can no longer change.`
    : `Order ${number} has been made, so it can no longer be changed.`;
}
