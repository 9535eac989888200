import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Database, Reader } from "~/base/database/database.server";
import { searchConditions } from "~/base/database/differences/order-search.server";
import { foldedSearch } from "~/base/database/differences/search-text.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { CalendarDay } from "~/base/time/time";
import { UNSHIPPED } from "~/house/capacity/order-state";
import { IS_UNSETTLED, OWED_CENTS } from "~/house/invoices/invoice-rows.server";
import type { ReceivedOrder } from "../order";
import { GUESTS, type Paid, type ResolvedOrderQuery, type ShippingDays } from "../order-file";
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

const CONDITIONS: Readonly<Record<Paid, Expression<SqlBool>>> = {
  open: order.or([unsettled(sql<SqlBool>`${OWED_CENTS} > 0`), atProvider(["waiting", "wanted", "made", "failed"])]),
  no: order.or([
    unsettled(sql<SqlBool>`${OWED_CENTS} > 0 and invoice.paid_cents <= 0`),
    atProvider(["waiting", "wanted", "made", "failed"]),
  ]),
  part: unsettled(sql<SqlBool>`${OWED_CENTS} > 0 and invoice.paid_cents > 0`),
  yes: order.or([IS_SETTLED, atProvider(["paid"])]),
  owed: unsettled(sql<SqlBool>`${OWED_CENTS} < 0`),
};

const isPaid = (paid: Paid): Expression<SqlBool> => CONDITIONS[paid];

const isOverdueOn = (today: CalendarDay): Expression<SqlBool> =>
  unsettled(sql<SqlBool>`${OWED_CENTS} > 0 and invoice.next_due_on < ${today}`);

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
const WAITS = {
  claim: HAS_OPEN_CLAIM,
  message: IS_UNANSWERED,
  change: HAS_REQUESTED_CHANGE,
  drawings: HAS_OPEN_DRAWINGS,
} as const;

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
    ...(waiting === null ? [] : [WAITS[waiting]]),
    ...(ships === null ? [] : [shipsOn(ships)]),
    ...(only === null ? [] : [isOneOf(only)]),
    ...(paid === null ? [] : [isPaid(paid)]),
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

function readRows(from: Orders, conditions: readonly Expression<SqlBool>[], today: CalendarDay, most: number) {
  return from
    .select(SUMMARY_COLUMNS)
    .select(["first_name", "last_name", "business_name", "link"])
    .select([
      order.case().when(IS_UNANSWERED).then(1).else(0).end().as("is_unanswered"),
      order.case().when(HAS_OPEN_CLAIM).then(1).else(0).end().as("has_open_claim"),
      order.case().when(HAS_REQUESTED_CHANGE).then(1).else(0).end().as("has_requested_change"),
      order.case().when(isOverdueOn(today)).then(1).else(0).end().as("is_overdue"),
    ])
    .where(({ and }) => and(conditions))
    .limit(most)
    .execute();
}

/** An unknown `before` gives the first page. Without `today`, nothing counts as overdue. */
export async function listReceivedOrders(
  database: Database,
  asked: ResolvedOrderQuery,
  today = "",
): Promise<OrderPageOf<ReceivedOrder>> {
  const search = foldedSearch(asked.search);
  const last = asked.before === null ? undefined : await rowOfNumber(database.db, asked.before);
  const before = last?.id ?? NEWEST;
  const conditions = conditionsOf({ ...asked, search }, today);
  const rows =
    search === ""
      ? await readRows(
          orders(database.db),
          [order("customer_order.id", "<", before), ...conditions],
          today,
          ORDERS_PER_PAGE + 1,
        )
      : await searchOrders(database, { search, before, most: ORDERS_PER_PAGE + 1 }, (part, most) =>
          readRows(
            searched(database.db),
            [...searchConditions(database.engine, search, part), ...conditions],
            today,
            most,
          ),
        );
  const received = rows.map((row) => ({
    ...summaryOf(row),
    firstName: row.first_name,
    lastName: row.last_name,
    businessName: row.business_name,
    link: row.link,
    isUnanswered: row.is_unanswered === 1,
    hasOpenClaim: row.has_open_claim === 1,
    hasRequestedChange: row.has_requested_change === 1,
    isOverdue: row.is_overdue === 1,
  }));
  return pageOf(received);
}
