import type { Database } from "~/database/database.server";
import { foldedSearch } from "~/database/search-text.server";
import type { ReceivedOrder } from "~/domain/orders/order";
import { GUESTS, type OrdersAsked } from "~/domain/orders/order-file";
import { ORDERS_A_PAGE, type OrderPageOf, pageOf } from "./order-pages.server";
import { type OrderRow, SUMMARY_COLUMNS, summaryOf } from "./order-rows.server";
import { rowOfNumber } from "./orders.server";

type Condition = readonly [sql: string, ...values: (string | number)[]];

/**
 * Order numbers rise with time, unless the clock was set: these bounds on `id` avoid reading orders that are too old or
 * too new. The `+` makes SQLite use the index of times.
 */
const SINCE = "placed_at >= ? AND id >= (SELECT min(+id) FROM customer_order WHERE placed_at >= ?)";
const UNTIL = "placed_at < ? AND id <= (SELECT max(+id) FROM customer_order WHERE placed_at < ?)";

const HAS_OPEN_CLAIM = `id IN (SELECT order_id FROM claim
  WHERE NOT EXISTS (SELECT 1 FROM claim_answer WHERE claim_answer.claim_id = claim.id))`;
const IS_UNANSWERED = `'customer' = (SELECT made_by FROM order_message
  WHERE order_message.order_id = customer_order.id ORDER BY order_message.id DESC LIMIT 1)`;
const WAITS = { claim: HAS_OPEN_CLAIM, message: IS_UNANSWERED } as const;

/** The conditions for a query; everything that people type is passed as a parameter. */
function conditionsOf({ state, tier, from, to, search, waiting }: OrdersAsked): readonly Condition[] {
  return [
    ...(state === null ? [] : [["state = ?", state] as const]),
    ...(tier === null
      ? []
      : tier === GUESTS
        ? [["customer_id IS NULL"] as const]
        : [["customer_id IN (SELECT id FROM account WHERE tier = ?)", tier] as const]),
    ...(from === null ? [] : [[SINCE, Date.parse(from), Date.parse(from)] as const]),
    ...(to === null ? [] : [[UNTIL, Date.parse(to), Date.parse(to)] as const]),
    ...(search === "" ? [] : [["instr(text, ?) > 0", search] as const]),
    ...(waiting === null ? [] : [[WAITS[waiting]] as const]),
  ];
}

type ReceivedRow = OrderRow & { readonly is_unanswered: number; readonly has_open_claim: number };

/**
 * A page of all orders, newest first. If the last order's number on the previous page is unknown, it begins at the
 * newest.
 */
export async function listReceivedOrders(database: Database, asked: OrdersAsked): Promise<OrderPageOf<ReceivedOrder>> {
  const search = foldedSearch(asked.search);
  const last = asked.before === null ? undefined : await rowOfNumber(database, asked.before);
  const conditions: readonly Condition[] = [
    [search === "" ? "id < ?" : "order_search.order_id < ?", last?.id ?? Number.MAX_SAFE_INTEGER] as const,
    ...(search === "" ? [] : [["id = order_search.order_id"] as const]),
    ...conditionsOf({ ...asked, search }),
  ];
  // The short search texts are read before the orders, in the order of the join.
  const source = search === "" ? "customer_order" : "order_search CROSS JOIN customer_order";
  const rows = await database.all<ReceivedRow>(
    `SELECT ${SUMMARY_COLUMNS}, first_name, last_name, business_name, link,
         CASE WHEN ${IS_UNANSWERED} THEN 1 ELSE 0 END AS is_unanswered,
         CASE WHEN ${HAS_OPEN_CLAIM} THEN 1 ELSE 0 END AS has_open_claim
       FROM ${source} WHERE ${conditions.map(([sql]) => sql).join(" AND ")} ORDER BY ${search === "" ? "id" : "order_search.order_id"} DESC LIMIT ?`,
    ...conditions.flatMap(([, ...values]) => values),
    ORDERS_A_PAGE + 1,
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
