import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Database, Reader } from "~/base/database/database.server";
import { searchConditions } from "~/base/database/differences/order-search.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { readSearch, type Sought, soughtBy, soughtNumber } from "~/base/database/search-reading.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import { UNSHIPPED } from "~/house/capacity/order-state";
import { INVOICED_CENTS, IS_UNSETTLED, isOverdueBy, OWED_CENTS } from "~/house/invoices/invoice-rows.server";
import { daysAfter } from "~/trade/measure/days";
import type { ReceivedOrder } from "../order";
import {
  GUESTS,
  type OrderSort,
  type Paid,
  type ResolvedOrderQuery,
  type ShippingDays,
  type Waiting,
} from "../order-file";
import { BALANCE_CENTS, type OrderSums, ofInvoice, sumsOf, TOTAL_CENTS } from "./order-amounts.server";
import { ORDERS_PER_PAGE, type OrderPageOf, pageOf, SUMMARY_COLUMNS, summaryOf } from "./order-rows.server";
import { searchOrders } from "./order-search.server";
import { rowOfNumber } from "./orders.server";
import { IS_OPEN_CLAIM } from "./remake-rows.server";

const order = expressionBuilder<Schema, "customer_order">();

/** The orders whose invoice is not settled and meets a condition: few, so that an index has them. */
const unsettled = (condition: Expression<SqlBool>) =>
  order(
    "customer_order.id",
    "in",
    order.selectFrom("invoice").select("invoice.order_id").where(IS_UNSETTLED).where(condition),
  );

const SORTED_BY: Readonly<Record<OrderSort["by"], Expression<unknown>>> = {
  customer: sql`lower(last_name)`,
  pieces: sql`piece_count`,
  ships: sql`ships_on`,
  total: TOTAL_CENTS,
  balance: BALANCE_CENTS,
};

const atProvider = (states: readonly ("waiting" | "wanted" | "made" | "failed" | "paid")[]) =>
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
  outstanding: order.or([
    unsettled(sql<SqlBool>`${OWED_CENTS} > 0`),
    atProvider(["waiting", "wanted", "made", "failed"]),
  ]),
  no: order.or([
    unsettled(sql<SqlBool>`${OWED_CENTS} > 0 and invoice.paid_cents <= 0`),
    atProvider(["waiting", "wanted", "made", "failed"]),
  ]),
  part: unsettled(sql<SqlBool>`${OWED_CENTS} > 0 and invoice.paid_cents > 0`),
  yes: order.or([IS_SETTLED, atProvider(["paid"])]),
  credit: unsettled(sql<SqlBool>`${OWED_CENTS} < 0`),
};

const isOverdueOn = (today: CalendarDay): Expression<SqlBool> => unsettled(isOverdueBy(today));

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

const HAS_OPEN_CLAIM = order(
  "customer_order.id",
  "in",
  order.selectFrom("claim").select("claim.order_id").where(IS_OPEN_CLAIM),
);
const IS_UNANSWERED = order(
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

const NEWEST = Number.MAX_SAFE_INTEGER;

function isOfTier(tier: string): Expression<SqlBool> {
  if (tier === GUESTS) return order("customer_id", "is", null);
  return order("customer_id", "in", order.selectFrom("account").select("account.id").where("account.tier", "=", tier));
}

/** Postgres takes no empty list. */
const isOneOf = (numbers: readonly string[]): Expression<SqlBool> =>
  numbers.length === 0 ? order.lit(false) : order("customer_order.number", "in", [...numbers]);

function conditionsOf(asked: ResolvedOrderQuery, today: CalendarDay): readonly Expression<SqlBool>[] {
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

type Orders = SelectQueryBuilder<Schema, "customer_order", object>;

const orders = (db: Reader): Orders => db.selectFrom("customer_order").orderBy("customer_order.id", "desc");

/** Orders with their search texts. The order of the join makes the database read the short texts before the orders. */
const searched = (db: Reader): Orders =>
  db
    .selectFrom("order_search")
    .crossJoin("customer_order")
    .whereRef("customer_order.id", "=", "order_search.order_id")
    .orderBy("order_search.order_id", "desc");

/** Sorted orders; those that have nothing in the column come last. */
function sortedOrders(db: Reader, { by, isDescending }: OrderSort): Orders {
  const column = SORTED_BY[by];
  return db
    .selectFrom("customer_order")
    .orderBy(sql`case when ${column} is null then 1 else 0 end`)
    .orderBy(column, isDescending ? "desc" : "asc")
    .orderBy("customer_order.id", "desc");
}

function readRows(from: Orders, conditions: readonly Expression<SqlBool>[], today: CalendarDay, most: number) {
  return from
    .select(SUMMARY_COLUMNS)
    .select(["first_name", "last_name", "business_name", "link", "ships_on"])
    .select([
      order.case().when(IS_UNANSWERED).then(1).else(0).end().as("is_unanswered"),
      order.case().when(HAS_OPEN_CLAIM).then(1).else(0).end().as("has_open_claim"),
      order.case().when(HAS_REQUESTED_CHANGE).then(1).else(0).end().as("has_requested_change"),
      order.case().when(isOverdueOn(today)).then(1).else(0).end().as("is_overdue"),
      ofInvoice(INVOICED_CENTS).as("invoiced_cents"),
      ofInvoice(sql<number>`invoice.paid_cents`).as("paid_cents"),
    ])
    .where(({ and }) => and(conditions))
    .limit(most)
    .execute();
}

interface Found {
  readonly sought: Sought;
  readonly before: number;
  readonly most: number;
}

const foundRows = (database: Database, found: Found, conditions: readonly Expression<SqlBool>[], today: CalendarDay) =>
  searchOrders(database, found, (part, limit) =>
    readRows(
      searched(database.db),
      [...searchConditions(database.engine, found.sought, part), ...conditions],
      today,
      limit,
    ),
  );

export interface ListedOrders extends OrderPageOf<ReceivedOrder> {
  /** Whether a sorted list has another page. */
  readonly hasMore: boolean;
  /** `null` for a search, or if there are too many. */
  readonly sums: OrderSums | null;
}

/** Before any order. */
const LONG_AGO: CalendarDay = "2000-01-01";

/** An unknown `before` gives the first page. Without `today`, nothing counts as overdue, and no message as too old. */
export async function listReceivedOrders(
  database: Database,
  asked: ResolvedOrderQuery,
  today: CalendarDay = LONG_AGO,
): Promise<ListedOrders> {
  const { db } = database;
  const reading = readSearch(asked.search);
  const last = asked.before === null ? undefined : await rowOfNumber(db, asked.before);
  const before = last?.id ?? NEWEST;
  const conditions = conditionsOf({ ...asked, search: reading.text }, today);
  if (reading.text !== "") {
    const found = { sought: soughtBy(reading), before, most: ORDERS_PER_PAGE + 1 };
    const rows = await foundRows(database, found, conditions, today);
    return { ...pageOf(rows.map(receivedOrderOf)), hasMore: false, sums: null };
  }
  const sums = await sumsOf(db, conditions);
  if (asked.sort) {
    const from = sortedOrders(db, asked.sort).offset((asked.page - 1) * ORDERS_PER_PAGE);
    const rows = await readRows(from, conditions, today, ORDERS_PER_PAGE + 1);
    const orders = rows.slice(0, ORDERS_PER_PAGE).map(receivedOrderOf);
    return { orders, olderThan: null, hasMore: rows.length > orders.length, sums };
  }
  const older = order("customer_order.id", "<", before);
  const rows = await readRows(orders(db), [older, ...conditions], today, ORDERS_PER_PAGE + 1);
  return { ...pageOf(rows.map(receivedOrderOf)), hasMore: false, sums };
}

/** The orders of a list, not only those of a page: the first `most` of them. */
export async function listWholeOrders(
  database: Database,
  asked: ResolvedOrderQuery,
  most: number,
  today: CalendarDay,
): Promise<readonly ReceivedOrder[]> {
  const reading = readSearch(asked.search);
  const conditions = conditionsOf({ ...asked, search: reading.text }, today);
  if (reading.text !== "") {
    const found = { sought: soughtBy(reading), before: NEWEST, most };
    return (await foundRows(database, found, conditions, today)).map(receivedOrderOf);
  }
  const from = asked.sort ? sortedOrders(database.db, asked.sort) : orders(database.db);
  return (await readRows(from, conditions, today, most)).map(receivedOrderOf);
}

/** The numbers of the newest orders that have a whole number with a code, be it their own or another. */
export async function ordersWithCode(database: Database, code: string, most: number): Promise<readonly string[]> {
  const { db, engine } = database;
  const sought = soughtNumber(code);
  const rows = await searchOrders(database, { sought, before: NEWEST, most }, (part, limit) =>
    searched(db)
      .select("customer_order.number")
      .where(({ and }) => and(searchConditions(engine, sought, part)))
      .limit(limit)
      .execute(),
  );
  return rows.map(({ number }) => number);
}

type ReceivedRow = Awaited<ReturnType<typeof readRows>>[number];

function receivedOrderOf(row: ReceivedRow): ReceivedOrder {
  return {
    ...summaryOf(row),
    firstName: row.first_name,
    lastName: row.last_name,
    businessName: row.business_name,
    link: row.link,
    shipsOn: row.ships_on,
    ...(row.invoiced_cents !== null && { invoicedCents: row.invoiced_cents }),
    ...(row.paid_cents !== null && { paidCents: row.paid_cents }),
    isUnanswered: row.is_unanswered === 1,
    hasOpenClaim: row.has_open_claim === 1,
    hasRequestedChange: row.has_requested_change === 1,
    isOverdue: row.is_overdue === 1,
  };
}
