import { priceItem } from "~/domain/cart-item";
import {
  isOrderKey,
  isOrderNumber,
  isOver,
  type LinkedOrder,
  ORDER_STATES,
  type OrderLine,
  type OwnOrder,
} from "~/domain/orders/order";
import { ORDERS_A_PAGE } from "../contract/orders.server";
import { marks } from "./database.server";
import { recordOrderEvent, standing, stateEvents } from "./order-events.server";
import {
  type NewOrderRow,
  type OrderLineRow,
  type OrderMessageRow,
  type OrderRow,
  orderOf,
  SUMMARY_COLUMNS,
  type SummaryRow,
  summaryOf,
} from "./order-rows.server";
import { searchTextOf } from "./order-search.server";
import type { Database } from "./sqlite-driver.server";

/** The condition of an order to which nothing more will happen. */
const IS_OVER = `(state IN (${ORDER_STATES.filter(isOver)
  .map((state) => `'${state}'`)
  .join(", ")}))`;

/** Adds an order with its lines, its number, a link and its first event, in the caller's transaction. */
export function insertOrder(
  database: Database,
  order: Omit<NewOrderRow, "state">,
  lines: readonly OrderLine[],
): LinkedOrder {
  const row: NewOrderRow = { ...order, state: "received" };
  const columns = Object.keys(row);
  const { id } = database
    .prepare(`INSERT INTO customer_order (${columns.join(", ")}) VALUES (${marks(columns)}) RETURNING id`)
    .get(...Object.values(row)) as { id: number };
  const insertLine = database.prepare(
    "INSERT INTO order_line (order_id, position, line, list_cents, cents) VALUES (?, ?, ?, ?, ?)",
  );
  const terms = { discount: row.discount, leastSquareInches: row.least_square_inches };
  for (const [position, line] of lines.entries()) {
    const { listCents, totalCents } = priceItem(line, terms);
    insertLine.run(id, position, JSON.stringify(line), listCents, totalCents);
  }
  const placed = { order_id: id, kind: "state", state: row.state, made_by: "customer", revision: 0 } as const;
  recordOrderEvent(database, { ...placed, actor_id: order.customer_id }, order.placed_at);
  const stored = rowWhere(database, "id", id) as OrderRow;
  database.prepare("INSERT INTO order_search (order_id, text) VALUES (?, ?)").run(id, searchTextOf(stored));
  return linkedOrder(database, stored);
}

function rowWhere(database: Database, column: "id" | "number" | "link" | "key", value: string | number) {
  return database.prepare(`SELECT * FROM customer_order WHERE ${column} = ?`).get(value) as OrderRow | undefined;
}

/** The stored order with a row id, or `undefined`. */
export function rowOfId(database: Database, id: number): OrderRow | undefined {
  return rowWhere(database, "id", id);
}

/** The stored order with a number, or `undefined`. */
export function rowOfNumber(database: Database, number: string): OrderRow | undefined {
  return isOrderNumber(number) ? rowWhere(database, "number", number) : undefined;
}

/** The stored order whose page has this secret, or `undefined`. */
export function rowOfLink(database: Database, link: string): OrderRow | undefined {
  return isOrderKey(link) ? rowWhere(database, "link", link) : undefined;
}

/** A stored order whole, with the secret of its page. */
export function linkedOrder(database: Database, row: OrderRow): LinkedOrder {
  const lines = database
    .prepare("SELECT line, list_cents, cents FROM order_line WHERE order_id = ? ORDER BY position")
    .all(row.id);
  const messages = database.prepare("SELECT at, made_by, text FROM order_message WHERE order_id = ? ORDER BY id");
  const parts = {
    lines: lines as unknown as OrderLineRow[],
    events: standing(stateEvents(database, row.id)),
    messages: messages.all(row.id) as unknown as OrderMessageRow[],
  };
  return { order: orderOf(row, parts), link: row.link };
}

/** The order that was placed with a key, and the hash of what was sent with it, or `null`. */
export function findOrderByKey(
  database: Database,
  key: string,
): { readonly placed: LinkedOrder; readonly contentHash: string } | null {
  const row = rowWhere(database, "key", key);
  return row ? { placed: linkedOrder(database, row), contentHash: row.content_hash } : null;
}

/** The order whose page has this secret, or `null`. */
export function findOrderByLink(database: Database, link: string): LinkedOrder | null {
  const row = rowOfLink(database, link);
  return row ? linkedOrder(database, row) : null;
}

/** An account's order by its number, or `null`, also where it is another account's. */
export function findCustomersOrder(database: Database, customerId: string, number: string): LinkedOrder | null {
  const row = rowOfNumber(database, number);
  return row?.customer_id === customerId ? linkedOrder(database, row) : null;
}

interface Page {
  /** The number of the last order of the page before; one that the account does not have begins at the newest. */
  readonly before: string | null;
  /** Only those that are over, or are not; `null` for all. */
  readonly over: boolean | null;
}

/** When a message was written and by which side. */
function messageOf(database: Database, id: number | null): OwnOrder["lastMessage"] {
  const row = database.prepare("SELECT at, made_by FROM order_message WHERE id = ?").get(id) as
    | Pick<OrderMessageRow, "at" | "made_by">
    | undefined;
  return row ? { at: new Date(row.at).toISOString(), by: row.made_by } : null;
}

/** A page of an account's orders, newest first, and whether there are older ones. */
export function listOrders(
  database: Database,
  customerId: string,
  { before, over }: Page,
): { readonly orders: readonly OwnOrder[]; readonly more: boolean } {
  const last = database
    .prepare("SELECT id FROM customer_order WHERE number = ? AND customer_id = ?")
    .get(before, customerId) as { id: number } | undefined;
  const rows = database
    .prepare(
      `SELECT ${SUMMARY_COLUMNS}, (SELECT max(order_message.id) FROM order_message
         WHERE order_message.order_id = customer_order.id) AS message_id
       FROM customer_order WHERE customer_id = ? AND id < ? AND coalesce(${IS_OVER} = ?, 1) ORDER BY id DESC LIMIT ?`,
    )
    .all(
      customerId,
      last?.id ?? Number.MAX_SAFE_INTEGER,
      over === null ? null : Number(over),
      ORDERS_A_PAGE + 1,
    ) as unknown as (SummaryRow & { readonly message_id: number | null })[];
  const orders = rows
    .slice(0, ORDERS_A_PAGE)
    .map((row) => ({ ...summaryOf(row), lastMessage: messageOf(database, row.message_id) }));
  return { orders, more: rows.length > ORDERS_A_PAGE };
}

/** How many orders an account has, and how many of them are not over. */
export function countOrders(database: Database, customerId: string): { active: number; total: number } {
  return database
    .prepare(
      `SELECT count(*) FILTER (WHERE NOT ${IS_OVER}) AS active, count(*) AS total
       FROM customer_order WHERE customer_id = ?`,
    )
    .get(customerId) as { active: number; total: number };
}
