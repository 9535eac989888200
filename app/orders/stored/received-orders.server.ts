import type { Database } from "~/database/database.server";
import { type Condition, searchConditions } from "~/database/differences/order-search.server";
import { foldedSearch } from "~/database/search-text.server";
import type { ReceivedOrder } from "~/orders/order";
import { GUESTS, type OrdersAsked } from "~/orders/order-file";
import { ORDERS_A_PAGE, type OrderPageOf, pageOf } from "./order-pages.server";
import { type OrderRow, SUMMARY_COLUMNS, summaryOf } from "./order-rows.server";
import { searchOrders } from "./order-search.server";
import { rowOfNumber } from "./orders.server";

/**
 * Order numbers rise with time, unless the clock was set: these bounds on `id` avoid reading orders that are too old or
 * too new. The `+` makes SQLite use the index of times. A search has bounds of its own.
 */
const since = (at: number, isSearch: boolean): Condition =>
  isSearch
    ? ["placed_at >= ?", at]
    : ["placed_at >= ? AND id >= (SELECT min(+id) FROM customer_order WHERE placed_at >= ?)", at, at];
const until = (at: number, isSearch: boolean): Condition =>
  isSearch
    ? ["placed_at < ?", at]
    : ["placed_at < ? AND id <= (SELECT max(+id) FROM customer_order WHERE placed_at < ?)", at, at];

const HAS_OPEN_CLAIM = `id IN (SELECT order_id FROM claim
  WHERE NOT EXISTS (SELECT 1 FROM claim_answer WHERE claim_answer.claim_id = claim.id))`;
const IS_UNANSWERED = `'customer' = (SELECT made_by FROM order_message
  WHERE order_message.order_id = customer_order.id ORDER BY order_message.id DESC LIMIT 1)`;
const WAITS = { claim: HAS_OPEN_CLAIM, message: IS_UNANSWERED } as const;

/** More than any order's id. */
const NEWEST = Number.MAX_SAFE_INTEGER;

const ORDERS = "customer_order";

/** The short search texts are read before the orders, in the order of the join. */
const FOUND = "order_search CROSS JOIN customer_order";
const IS_FOUND: Condition = ["id = order_search.order_id"];

/** The conditions for a query; everything that people type is passed as a parameter. */
function conditionsOf({ state, tier, from, to, search, waiting }: OrdersAsked): readonly Condition[] {
  return [
    ...(state === null ? [] : [["state = ?", state] as const]),
    ...(tier === null
      ? []
      : tier === GUESTS
        ? [["customer_id IS NULL"] as const]
        : [["customer_id IN (SELECT id FROM account WHERE tier = ?)", tier] as const]),
    ...(from === null ? [] : [since(Date.parse(from), search !== "")]),
    ...(to === null ? [] : [until(Date.parse(to), search !== "")]),
    ...(waiting === null ? [] : [[WAITS[waiting]] as const]),
  ];
}

type ReceivedRow = OrderRow & { readonly is_unanswered: number; readonly has_open_claim: number };

/** Reads orders that meet all conditions, newest first. */
function readRows(database: Database, source: string, conditions: readonly Condition[], most: number) {
  const newest = source === ORDERS ? "id" : "order_search.order_id";
  return database.all<ReceivedRow>(
    `SELECT ${SUMMARY_COLUMNS}, first_name, last_name, business_name, link,
         CASE WHEN ${IS_UNANSWERED} THEN 1 ELSE 0 END AS is_unanswered,
         CASE WHEN ${HAS_OPEN_CLAIM} THEN 1 ELSE 0 END AS has_open_claim
       FROM ${source} WHERE ${conditions.map(([sql]) => sql).join(" AND ")} ORDER BY ${newest} DESC LIMIT ?`,
    ...conditions.flatMap(([, ...values]) => values),
    most,
  );
}

/**
 * A page of all orders, newest first. If the last order's number on the previous page is unknown, it begins at the
 * newest.
 */
export async function listReceivedOrders(database: Database, asked: OrdersAsked): Promise<OrderPageOf<ReceivedOrder>> {
  const search = foldedSearch(asked.search);
  const last = asked.before === null ? undefined : await rowOfNumber(database, asked.before);
  const before = last?.id ?? NEWEST;
  const conditions = conditionsOf({ ...asked, search });
  const rows =
    search === ""
      ? await readRows(database, ORDERS, [["id < ?", before], ...conditions], ORDERS_A_PAGE + 1)
      : await searchOrders(database, { search, before, most: ORDERS_A_PAGE + 1 }, (part, most) =>
          readRows(
            database,
            FOUND,
            [IS_FOUND, ...searchConditions(database.engine, search, part), ...conditions],
            most,
          ),
        );
  const orders = rows.map((row) => ({
    ...summaryOf(row),
    firstName: row.first_name,
    lastName: row.last_name,
    businessName: row.business_name,
    link: row.link,
    isUnanswered: row.is_unanswered === 1,
    hasOpenClaim: row.has_open_claim === 1,
  }));
  return pageOf(orders);
}
