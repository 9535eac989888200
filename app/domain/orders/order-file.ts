import type { AuditPerson } from "../audit";
import type { LinkedOrder, OrderSide, OrderState, OrderTerms } from "./order";

/** The longest reason why an order's invoices could not be made, in UTF-16 code units. */
export const MAX_PAYMENT_PROBLEM_LENGTH = 300;

/** What the workshop's file of an order records. */
export const ORDER_HAPPENINGS = ["state", "undo", "terms", "message", "proof", "link"] as const;

export type OrderHappening = (typeof ORDER_HAPPENINGS)[number];

/** Something that happened to an order, undone or not. */
export interface OrderRecord {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly kind: OrderHappening;
  /** The state that the order had after it. */
  readonly state: OrderState;
  readonly by: OrderSide;
  /** Whose account did it; `null` where nobody was signed in. */
  readonly actor: AuditPerson | null;
}

/** The account that placed an order. */
export interface OrderingAccount {
  readonly id: string;
  readonly email: string;
  /** What the account is tagged with: its tier, and the decision on it. */
  readonly tags: readonly string[];
}

/** An order as the workshop sees it. */
export interface OrderFile extends LinkedOrder {
  /** Counts up with every change: whoever changes an order says which one they saw. */
  readonly revision: number;
  /** `null` for a guest's. */
  readonly account: OrderingAccount | null;
  /** The state that undoing the last change leads back to, `null` where nothing can be undone. */
  readonly undoesTo: OrderState | null;
  /** Why the order's invoices could not be made, or are not yet; absent where they are, or there are none. */
  readonly paymentProblem?: string;
  /** Everything that happened, the oldest first. */
  readonly history: readonly OrderRecord[];
}

/** What is asked for instead of a tier where those without an account are wanted. */
export const GUESTS = "guest";

/** What of an order may wait for an answer. */
export const WAITING = ["claim", "message"] as const;

export type Waiting = (typeof WAITING)[number];

/** Which of everybody's orders are asked for; `null` and empty texts leave a question out. */
export interface OrderQuery {
  readonly state: OrderState | null;
  /** A tier's tag, or `guest` for those without an account. */
  readonly tier: string | null;
  /** The first day on which they were placed, YYYY-MM-DD in the shop's time zone. */
  readonly from: string | null;
  /** The last day on which they were placed, YYYY-MM-DD in the shop's time zone. */
  readonly to: string | null;
  /** A number, a name, a business, an e-mail address, a job or a purchase order's number, or a part of one. */
  readonly search: string;
  /** Only those that wait for an answer: to a claim, or to a message. */
  readonly waiting: Waiting | null;
  /** The number of the last order of the page before. */
  readonly before: string | null;
}

/** The question that leaves nothing out. */
export const EVERY_ORDER: OrderQuery = {
  state: null,
  tier: null,
  from: null,
  to: null,
  search: "",
  waiting: null,
  before: null,
};

/** An {@link OrderQuery} as it is sent, its days as times: whoever answers need not know where the shop is. */
export interface OrdersAsked extends OrderQuery {
  /** Placed at this time or later, ISO 8601 in UTC. */
  readonly from: string | null;
  /** Placed before this time, ISO 8601 in UTC. */
  readonly to: string | null;
}

/** Whether freight and tax are both said, if only to be $0: without them no order is confirmed. */
export function saysFreightAndTax({ freightCents, taxCents }: OrderTerms): boolean {
  return freightCents !== null && taxCents !== null;
}

/** The states that the workshop may put an order in next; cancelling comes last. */
export function nextStates(state: OrderState): readonly OrderState[] {
  return NEXT_STATES[state];
}

const NEXT_STATES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  received: ["confirmed", "cancelled"],
  confirmed: ["in-production", "cancelled"],
  "in-production": ["shipped", "cancelled"],
  shipped: ["delivered", "finished"],
  delivered: ["finished"],
  finished: [],
  cancelled: [],
};
