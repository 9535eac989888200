import type { CalendarDay } from "~/base/time/time";
import type { AuditPerson } from "~/house/audit/audit";
import type { OrderState } from "~/house/capacity/order-state";
import type { ListSort } from "~/house/forms/list-query";
import { startsAfter } from "~/house/invoices/invoice";
import { daysAfter, sundayOf } from "~/trade/measure/days";
import type { LinkedOrder, Order, OrderSide, OrderTerms } from "./order";
import type { Shipment } from "./shipment";

/** The longest explanation of why an order's invoices could not be made, in UTF-16 code units. */
export const MAX_PAYMENT_PROBLEM_LENGTH = 300;

export type OrderRecordKind =
  | "state"
  | "undo"
  | "terms"
  | "shipment"
  | "revision"
  | "change"
  | "correction"
  | "message"
  | "proof"
  | "link";

export interface OrderRecord {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly kind: OrderRecordKind;
  readonly state: OrderState;
  /** What changed besides the state, from and to: "freight $0 to $185". */
  readonly changes?: readonly string[];
  readonly by: OrderSide;
  /** The account that did it; `null` if nobody was signed in. */
  readonly actor: AuditPerson | null;
}

export interface OrderingAccount {
  readonly id: string;
  readonly email: string;
  readonly tags: readonly string[];
}

export interface OrderFile extends LinkedOrder {
  /** Increases with every change: a change must name the revision that it is based on. */
  readonly revision: number;
  /** `null` for a guest's order. */
  readonly account: OrderingAccount | null;
  /** The key in the address of the customer's page; `null` if there is no such page. */
  readonly customerKey: string | null;
  /** The state that undoing the last change leads back to; `null` if nothing can be undone. */
  readonly undoesTo: OrderState | null;
  /** The account that made that change; `null` if nothing can be undone. */
  readonly stepBy: string | null;
  /** Who made the quote that the customer approved by a link; absent without one. */
  readonly preparedBy?: AuditPerson;
  /** How it was shipped, as last typed, even if that was undone. */
  readonly shipment: Shipment;
  /** Why the order's invoices could not be made, or are late; absent if they were made or none are needed. */
  readonly paymentProblem?: string;
  readonly isChangePending?: boolean;
  /** The numbers of the customer's other orders with the same PO number; absent if there are none. */
  readonly samePo?: readonly string[];
  readonly history: readonly OrderRecord[];
}

export const GUESTS = "guest";

export const WAITING = ["claim", "message", "change", "drawings"] as const;

export type Waiting = (typeof WAITING)[number];

/**
 * Orders that have not shipped: those that ship from today to Sunday, those whose day has passed, and those that slip,
 * as the schedule finds them.
 */
export const SHIPPING = ["week", "past", "late"] as const;

export type Shipping = (typeof SHIPPING)[number];

/** How an order stands with its invoice: `outstanding` is whatever is not paid in full, whether it is due or not. */
export const PAYMENTS = ["outstanding", "overdue", "no", "part", "yes", "credit"] as const;

export type Paid = (typeof PAYMENTS)[number];

/** The lists that the office works through, one after the other. */
export const ORDER_TABS = ["confirm", "pay", "make", "ship", "late", "part-paid", "all"] as const;

export type OrderTab = (typeof ORDER_TABS)[number];

/** What each of them lists; the last is every order. */
export const TAB_QUERIES: Readonly<
  Record<OrderTab, { readonly state?: OrderState; readonly paid?: Paid; readonly ships?: Shipping }>
> = {
  confirm: { state: "received" },
  pay: { paid: "outstanding" },
  make: { state: "confirmed" },
  ship: { state: "in-production" },
  late: { ships: "late" },
  "part-paid": { paid: "part" },
  all: {},
};

/** The numbers of the orders placed just before and just after one; `null` if there is none. */
export interface OrdersAround {
  readonly previous: string | null;
  readonly next: string | null;
}

/** The columns by which orders can be sorted, besides their number. */
export const ORDER_SORTS = ["customer", "pieces", "ships", "total", "balance"] as const;

export type OrderSort = ListSort<(typeof ORDER_SORTS)[number]>;

export interface OrderQuery {
  readonly state: OrderState | null;
  readonly tier: string | null;
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
  readonly search: string;
  readonly waiting: Waiting | null;
  readonly ships: "week" | "past" | null;
  readonly only: readonly string[] | null;
  readonly paid: Paid | null;
  readonly due: "over" | null;
  readonly before: string | null;
  /** `null` for the newest first. A sorted list has numbered pages, from 1. */
  readonly sort: OrderSort | null;
  readonly page: number;
}

export const EVERY_ORDER: OrderQuery & ResolvedOrderQuery = {
  state: null,
  tier: null,
  from: null,
  to: null,
  search: "",
  waiting: null,
  ships: null,
  only: null,
  paid: null,
  due: null,
  before: null,
  sort: null,
  page: 1,
};

/** Both days included. */
export interface ShippingDays {
  readonly first: string;
  readonly last: string;
}

export const restOfWeek = (today: CalendarDay): ShippingDays => ({ first: today, last: sundayOf(today) });

/** The days of orders that are late. */
export const daysBefore = (today: CalendarDay): ShippingDays => ({ first: "", last: daysAfter(today, -1) });

/** An {@link OrderQuery} whose days are resolved, so that SQL needs no time zone and no clock. */
export interface ResolvedOrderQuery extends Omit<OrderQuery, "ships"> {
  readonly ships: ShippingDays | null;
  readonly from: string | null;
  /** Placed before this time. */
  readonly to: string | null;
}

/** Whether freight and tax are both set, even to $0. An order without them cannot be confirmed. */
export function hasFreightAndTax({ freightCents, taxCents }: OrderTerms): boolean {
  return freightCents !== null && taxCents !== null;
}

/** Whether an order is made only after a payment that has not arrived, so that starting it asks. */
export function waitsForPayment({
  state,
  invoice,
  payment,
  remake,
}: Pick<Order, "state" | "invoice" | "payment"> & { readonly remake?: unknown }): boolean {
  if (state !== "confirmed" || remake) return false;
  return invoice ? startsAfter(invoice) !== null : payment !== undefined && payment.state !== "paid";
}

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

export const hasBegun = (state: OrderState): boolean => state === "in-production" || hasShipped(state);

export const hasShipped = (state: OrderState): boolean =>
  state === "shipped" || state === "delivered" || state === "finished";
