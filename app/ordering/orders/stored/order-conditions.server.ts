import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "~/base/database/schema/schema.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import { UNSHIPPED } from "~/house/capacity/order-state";
import { IS_UNSETTLED, isOverdueBy, OWED_CENTS } from "~/house/invoices/invoice-rows.server";
import { daysAfter } from "~/trade/measure/days";
import {
  GUESTS,
  type OrderSort,
  type Paid,
  type ResolvedOrderQuery,
  type ShippingDays,
  type Waiting,
} from "../order-file";
import { BALANCE_CENTS, TOTAL_CENTS } from "./order-amounts.server";
import { IS_OPEN_CLAIM } from "./remake-rows.server";

export const order = expressionBuilder<Schema, "customer_order">();

/** The orders whose invoice is not settled and meets a condition: few, so that an index has them. */
const unsettled = (condition: Expression<SqlBool>) =>
  order(
    "customer_order.id",
    "in",
    order.selectFrom("invoice").select("invoice.order_id").where(IS_UNSETTLED).where(condition),
  );

export const SORTED_BY: Readonly<Record<OrderSort["by"], Expression<unknown>>> = {
  customer: sql`lower(last_name)`,
  pieces: sql`piece_count`,
  ships: sql`ships_on`,
  total: TOTAL_CENTS,
  balance: BALANCE_CENTS,
};

/** The states in which an order's invoices at the provider are not paid in full. */
export const UNPAID_AT_PROVIDER = ["waiting", "wanted", "made", "failed"] as const;

const atProvider = (states: readonly ((typeof UNPAID_AT_PROVIDER)[number] | "paid")[]) =>
  order.exists(
    order
      .selectFrom("order_payment")
      .select("order_payment.order_id")
      .whereRef("order_payment.order_id", "=", "customer_order.id")
      .where("order_payment.state", "in", states),
  );

const IS_SETTLED = order.exists(
  order
    .selectFrom("invoice")
    .select("invoice.id")
    .whereRef("invoice.order_id", "=", "customer_order.id")
    .where("invoice.is_void", "=", 0)
    .where(sql<SqlBool>`${OWED_CENTS} <= 0`),
);

const CONDITIONS: Readonly<Record<Exclude<Paid, "overdue">, Expression<SqlBool>>> = {
  outstanding: order.or([unsettled(sql<SqlBool>`${OWED_CENTS} > 0`), atProvider(UNPAID_AT_PROVIDER)]),
  no: order.or([
    unsettled(sql<SqlBool>`${OWED_CENTS} > 0 and invoice.paid_cents <= 0`),
    atProvider(UNPAID_AT_PROVIDER),
  ]),
  part: unsettled(sql<SqlBool>`${OWED_CENTS} > 0 and invoice.paid_cents > 0`),
  yes: order.or([IS_SETTLED, atProvider(["paid"])]),
  credit: unsettled(sql<SqlBool>`${OWED_CENTS} < 0`),
};

export const isOverdueOn = (today: CalendarDay): Expression<SqlBool> => unsettled(isOverdueBy(today));

const isPaid = (paid: Paid, today: CalendarDay): Expression<SqlBool> =>
  paid === "overdue" ? isOverdueOn(today) : CONDITIONS[paid];

/**
 * Order ids increase with time, unless somebody set the clock back: these bounds on `id` avoid reading orders that are
 * too old or too new. The `+` makes SQLite use the index of times. A search has bounds of its own.
 */
function since(at: number, isSearch: boolean): readonly Expression<SqlBool>[] {
  const first = order.selectFrom("customer_order as late").select(sql<number>`min(+late.id)`.as("id"));
  return [
    order("placed_at", ">=", at),
    ...(isSearch ? [] : [order("customer_order.id", ">=", first.where("late.placed_at", ">=", at))]),
  ];
}
function until(at: number, isSearch: boolean): readonly Expression<SqlBool>[] {
  const last = order.selectFrom("customer_order as early").select(sql<number>`max(+early.id)`.as("id"));
  return [
    order("placed_at", "<", at),
    ...(isSearch ? [] : [order("customer_order.id", "<=", last.where("early.placed_at", "<", at))]),
  ];
}

export const HAS_OPEN_CLAIM = order(
  "customer_order.id",
  "in",
  order.selectFrom("claim").select("claim.order_id").where(IS_OPEN_CLAIM),
);
export const IS_UNANSWERED = order(
  order
    .selectFrom("order_message")
    .select("order_message.made_by")
    .whereRef("order_message.order_id", "=", "customer_order.id")
    .orderBy("order_message.id", "desc")
    .limit(1),
  "=",
  "customer",
);
/** SQLite uses the index `customer_order_undrawn` only for this text, which is that of its migration. */
export const HAS_OPEN_DRAWINGS = sql<SqlBool>`(customer_order.state = 'confirmed'
  and customer_order.proof_approved_at is null and customer_order.remake_of is null)`;
export const HAS_REQUESTED_CHANGE = order(
  "customer_order.id",
  "in",
  order.selectFrom("order_change").select("order_change.order_id").where("order_change.state", "=", "asked"),
);
/** For how many days a message about an order waits for an answer before it is left out of what waits. */
const UNANSWERED_DAYS = 60;

/** The time after which messages about orders wait for an answer. */
export const unansweredSince = (today: CalendarDay): EpochMs => Date.parse(daysAfter(today, -UNANSWERED_DAYS));

const waitsForAnswer = (today: CalendarDay): Expression<SqlBool> =>
  order.and([
    IS_UNANSWERED,
    order.exists(
      order
        .selectFrom("order_message")
        .select("order_message.id")
        .whereRef("order_message.order_id", "=", "customer_order.id")
        .where("order_message.at", ">", unansweredSince(today)),
    ),
  ]);

const WAITS: Readonly<Record<Waiting, (today: CalendarDay) => Expression<SqlBool>>> = {
  claim: () => HAS_OPEN_CLAIM,
  message: waitsForAnswer,
  change: () => HAS_REQUESTED_CHANGE,
  drawings: () => HAS_OPEN_DRAWINGS,
};

export function shipsOn({ first, last }: ShippingDays): Expression<SqlBool> {
  return order.and([
    order("customer_order.ships_on", ">=", first),
    order("customer_order.ships_on", "<=", last),
    order("customer_order.state", "in", UNSHIPPED),
  ]);
}

export const NEWEST = Number.MAX_SAFE_INTEGER;

function isOfTier(tier: string): Expression<SqlBool> {
  if (tier === GUESTS) return order("customer_id", "is", null);
  return order("customer_id", "in", order.selectFrom("account").select("account.id").where("account.tier", "=", tier));
}

/** Postgres takes no empty list. */
const isOneOf = (numbers: readonly string[]): Expression<SqlBool> =>
  numbers.length === 0 ? order.lit(false) : order("customer_order.number", "in", [...numbers]);

export function conditionsOf(asked: ResolvedOrderQuery, today: CalendarDay): readonly Expression<SqlBool>[] {
  const { state, tier, from, to, search, waiting, ships, only, paid, due } = asked;
  return [
    ...(state === null ? [] : [order("customer_order.state", "=", state)]),
    ...(tier === null ? [] : [isOfTier(tier)]),
    ...(from === null ? [] : since(Date.parse(from), search !== "")),
    ...(to === null ? [] : until(Date.parse(to), search !== "")),
    ...(waiting === null ? [] : [WAITS[waiting](today)]),
    ...(ships === null ? [] : [shipsOn(ships)]),
    ...(only === null ? [] : [isOneOf(only)]),
    ...(paid === null ? [] : [isPaid(paid, today)]),
    ...(due === null ? [] : [isOverdueOn(today)]),
  ];
}
