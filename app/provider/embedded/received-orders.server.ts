import { ORDER_STATES, type OrderState, type ReceivedOrder } from "~/domain/orders/order";
import { GUESTS, type OrdersAsked } from "~/domain/orders/order-file";
import { ORDERS_A_PAGE } from "../contract/orders.server";
import { type OrderRow, SUMMARY_COLUMNS, summaryOf } from "./order-rows.server";
import { foldedSearch } from "./order-search.server";
import type { Database } from "./sqlite-driver.server";

type Condition = readonly [sql: string, ...values: (string | number)[]];

const isState = (text: string | null): text is OrderState =>
  (ORDER_STATES as readonly (string | null)[]).includes(text);

/** A time in the query of a call, or `null` where it is none. */
function readTime(text: string | null): string | null {
  return text !== null && /^\d{4}-\d\d-\d\dT/.test(text) && Number.isFinite(Date.parse(text)) ? text : null;
}

/** The question in the query of a call; what it does not understand is left out. */
export function readOrdersAsked(query: URLSearchParams): OrdersAsked {
  const state = query.get("state");
  return {
    state: isState(state) ? state : null,
    tier: query.get("tier") || null,
    from: readTime(query.get("from")),
    to: readTime(query.get("to")),
    search: query.get("search") ?? "",
    before: query.get("before"),
  };
}

/** The conditions that a question comes to; everything that people type is a value of them. */
function conditionsOf({ state, tier, from, to, search }: OrdersAsked): readonly Condition[] {
  const text = foldedSearch(search);
  return [
    ...(state === null ? [] : [["state = ?", state] as const]),
    ...(tier === null
      ? []
      : tier === GUESTS
        ? [["customer_id IS NULL"] as const]
        : [["customer_id IN (SELECT customer_id FROM customer_tag WHERE tag = ?)", tier] as const]),
    ...(from === null ? [] : [["placed_at >= ?", Date.parse(from)] as const]),
    ...(to === null ? [] : [["placed_at < ?", Date.parse(to)] as const]),
    ...(text === "" ? [] : [["instr(lower(number) || char(10) || search_text, ?) > 0", text] as const]),
  ];
}

type ReceivedRow = OrderRow & { readonly is_unanswered: number };

/**
 * A page of everybody's orders, newest first, and whether there are older ones. An unknown number of the last order of
 * the page before begins at the newest.
 */
export function listReceivedOrders(
  database: Database,
  asked: OrdersAsked,
): { readonly orders: readonly ReceivedOrder[]; readonly more: boolean } {
  const last = database.prepare("SELECT id FROM customer_order WHERE number = ?").get(asked.before) as
    | { id: number }
    | undefined;
  const conditions: readonly Condition[] = [
    ["id < ?", last?.id ?? Number.MAX_SAFE_INTEGER] as const,
    ...conditionsOf(asked),
  ];
  const rows = database
    .prepare(
      `SELECT ${SUMMARY_COLUMNS}, first_name, last_name, business_name, link,
         coalesce((SELECT made_by = 'customer' FROM order_message WHERE order_id = customer_order.id
           ORDER BY order_message.id DESC LIMIT 1), 0) AS is_unanswered
       FROM customer_order WHERE ${conditions.map(([sql]) => sql).join(" AND ")} ORDER BY id DESC LIMIT ?`,
    )
    .all(...conditions.flatMap(([, ...values]) => values), ORDERS_A_PAGE + 1) as unknown as ReceivedRow[];
  const orders = rows.slice(0, ORDERS_A_PAGE).map((row) => ({
    ...summaryOf(row),
    firstName: row.first_name,
    lastName: row.last_name,
    businessName: row.business_name,
    link: row.link,
    isUnanswered: row.is_unanswered === 1,
  }));
  return { orders, more: rows.length > ORDERS_A_PAGE };
}
