import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Database, Reader } from "~/base/database/database.server";
import { searchConditions } from "~/base/database/differences/order-search.server";
import { readSearch, type Sought, soughtBy, soughtNumber } from "~/base/database/differences/search-reading.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { CalendarDay } from "~/base/time/time";
import { INVOICED_CENTS } from "~/house/invoices/invoice-rows.server";
import type { ReceivedOrder } from "../order";
import type { OrderSort, ResolvedOrderQuery } from "../order-file";
import { type OrderSums, ofInvoice, sumsOf } from "./order-amounts.server";
import {
  conditionsOf,
  HAS_OPEN_CLAIM,
  HAS_REQUESTED_CHANGE,
  IS_UNANSWERED,
  isOverdueOn,
  NEWEST,
  order,
  SORTED_BY,
} from "./order-conditions.server";
import { ORDERS_PER_PAGE, type OrderPageOf, pageOf, SUMMARY_COLUMNS, summaryOf } from "./order-rows.server";
import { searchOrders } from "./order-search.server";
import { rowOfNumber } from "./orders.server";

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
