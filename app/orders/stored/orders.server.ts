import { type Database, placeholders } from "~/database/database.server";
import {
  isOrderKey,
  isOrderNumber,
  isOver,
  type LinkedOrder,
  ORDER_STATES,
  type Order,
  type OrderLine,
  type OwnOrder,
} from "~/orders/order";
import type { PricedLine } from "~/orders/order-price";
import { recordOrderEvent, standing, stateEvents } from "./order-events.server";
import { ORDERS_A_PAGE, type OrderPageOf, pageOf } from "./order-pages.server";
import { paymentOf } from "./order-payments.server";
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
import { type BoughtSample, keepCredits, keepSamples, samplesCredited } from "./sample-credits.server";

/** The condition for an order that is over. */
const IS_OVER = `(state IN (${ORDER_STATES.filter(isOver)
  .map((state) => `'${state}'`)
  .join(", ")}))`;

/** The lines of an order, priced. */
export interface PricedLines {
  readonly lines: readonly OrderLine[];
  /** What each line costs. */
  readonly amounts: readonly PricedLine[];
  /** The samples of earlier orders that it credits. */
  readonly credits: readonly BoughtSample[];
}

/** Adds an order with its lines, its number, a link and its first event, in the caller's transaction. */
export async function insertOrder(
  database: Database,
  order: Omit<NewOrderRow, "state">,
  { lines, amounts, credits }: PricedLines,
): Promise<LinkedOrder> {
  const row: NewOrderRow = { ...order, state: "received" };
  const columns = Object.keys(row);
  const { id } = await database.one<{ id: number }>(
    `INSERT INTO customer_order (${columns.join(", ")}) VALUES (${placeholders(columns)}) RETURNING id`,
    ...Object.values(row),
  );
  const insertLine = "INSERT INTO order_line (order_id, position, line, list_cents, cents) VALUES (?, ?, ?, ?, ?)";
  for (const [position, line] of lines.entries()) {
    const { listCents, cents } = amounts[position] as PricedLine;
    await database.run(insertLine, id, position, JSON.stringify(line), listCents, cents);
  }
  await keepSamples(database, id, lines, amounts);
  await keepCredits(database, id, credits);
  const placed = { order_id: id, kind: "state", state: row.state, made_by: "customer", revision: 0 } as const;
  await recordOrderEvent(database, { ...placed, actor_id: order.customer_id }, order.placed_at);
  const stored = (await rowWhere(database, "id", id)) as OrderRow;
  await database.run("INSERT INTO order_search (order_id, text) VALUES (?, ?)", id, searchTextOf(stored));
  return linkedOrder(database, stored);
}

async function rowWhere(database: Database, column: "id" | "number" | "link" | "key", value: string | number) {
  return database.get<OrderRow>(`SELECT * FROM customer_order WHERE ${column} = ?`, value);
}

/** The stored order with a row id, or `undefined`. */
export async function rowOfId(database: Database, id: number): Promise<OrderRow | undefined> {
  return rowWhere(database, "id", id);
}

/** The stored order with a number, or `undefined`. */
export async function rowOfNumber(database: Database, number: string): Promise<OrderRow | undefined> {
  return isOrderNumber(number) ? rowWhere(database, "number", number) : undefined;
}

/** The stored order whose page has this secret, or `undefined`. */
export async function rowOfLink(database: Database, link: string): Promise<OrderRow | undefined> {
  return isOrderKey(link) ? rowWhere(database, "link", link) : undefined;
}

/** A whole stored order, with the secret of its page. */
export async function linkedOrder(database: Database, row: OrderRow): Promise<LinkedOrder> {
  const lines = await database.all<OrderLineRow>(
    "SELECT line, list_cents, cents FROM order_line WHERE order_id = ? ORDER BY position",
    row.id,
  );
  const parts = {
    lines,
    events: standing(await stateEvents(database, row.id)),
    messages: await database.all<OrderMessageRow>(
      "SELECT at, made_by, text FROM order_message WHERE order_id = ? ORDER BY id",
      row.id,
    ),
    sampleCredits: await samplesCredited(database, row.id),
  };
  const payment = await paymentOf(database, row.id);
  return { order: { ...orderOf(row, parts), ...(payment && { payment }) }, link: row.link };
}

/** The secret of the page of the order placed with a key, and the hash of its content, or `null`. */
export async function findOrderByKey(
  database: Database,
  key: string,
): Promise<{ readonly link: string; readonly contentHash: string } | null> {
  const row = await rowWhere(database, "key", key);
  return row ? { link: row.link, contentHash: row.content_hash } : null;
}

/** The order whose page has this secret, or `null`. */
export async function findOrderByLink(database: Database, link: string): Promise<LinkedOrder | null> {
  const row = await rowOfLink(database, link);
  return row ? await linkedOrder(database, row) : null;
}

/** An account's order by its number, or `null`, even if another account has it. */
export async function findCustomersOrder(
  database: Database,
  customerId: string,
  number: string,
): Promise<LinkedOrder | null> {
  const row = await rowOfNumber(database, number);
  return row?.customer_id === customerId ? await linkedOrder(database, row) : null;
}

interface Page {
  /** The number of the last order on the previous page; an unknown one begins at the newest. */
  readonly before: string | null;
  /** `true` for orders that are over, `false` for open ones; `null` for all. */
  readonly over: boolean | null;
}

/** When a message was written, and by which side. */
async function messageOf(database: Database, id: number | null): Promise<OwnOrder["lastMessage"]> {
  const row = await database.get<Pick<OrderMessageRow, "at" | "made_by">>(
    "SELECT at, made_by FROM order_message WHERE id = ?",
    id,
  );
  return row ? { at: new Date(row.at).toISOString(), by: row.made_by } : null;
}

/** A page of an account's orders, newest first. */
export async function listOrders(
  database: Database,
  customerId: string,
  { before, over }: Page,
): Promise<OrderPageOf<OwnOrder>> {
  const last = before === null ? undefined : await rowOfNumber(database, before);
  const isAsked = over === null ? "" : `AND ${over ? "" : "NOT"} ${IS_OVER}`;
  const rows = await database.all<SummaryRow & { readonly message_id: number | null }>(
    `SELECT ${SUMMARY_COLUMNS}, (SELECT max(order_message.id) FROM order_message
         WHERE order_message.order_id = customer_order.id) AS message_id
       FROM customer_order WHERE customer_id = ? AND id < ? ${isAsked} ORDER BY id DESC LIMIT ?`,
    customerId,
    last?.customer_id === customerId ? last.id : Number.MAX_SAFE_INTEGER,
    ORDERS_A_PAGE + 1,
  );
  const orders = await Promise.all(
    rows.map(async (row) => ({ ...summaryOf(row), lastMessage: await messageOf(database, row.message_id) })),
  );
  return pageOf(orders);
}

/** All orders of an account, newest first, without the secrets of their pages. */
export async function everyOrderOf(database: Database, customerId: string): Promise<readonly Order[]> {
  const rows = await database.all<OrderRow>(
    "SELECT * FROM customer_order WHERE customer_id = ? ORDER BY id DESC",
    customerId,
  );
  const orders: Order[] = [];
  for (const row of rows) orders.push((await linkedOrder(database, row)).order);
  return orders;
}

/** How many orders an account has, and how many of them are open. */
export async function countOrders(database: Database, customerId: string): Promise<{ active: number; total: number }> {
  return database.one<{ active: number; total: number }>(
    `SELECT count(*) FILTER (WHERE NOT ${IS_OVER}) AS active, count(*) AS total
       FROM customer_order WHERE customer_id = ?`,
    customerId,
  );
}
