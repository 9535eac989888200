import { randomBytes } from "node:crypto";
import {
  isFreeToCancel,
  isOrderKey,
  isOrderNumber,
  isOver,
  type LinkedOrder,
  ORDER_STATES,
  type OrderEvent,
  type OrderLine,
  type OrderState,
  type OrderSummary,
} from "~/domain/orders/order";
import { ORDERS_A_PAGE } from "../contract/orders.server";
import { inTransaction } from "./database.server";
import type { MailShop } from "./mails/frame.server";
import { orderStateMail } from "./mails/order-mails.server";
import {
  type NewOrderRow,
  type OrderEventRow,
  type OrderRow,
  orderOf,
  SUMMARY_COLUMNS,
  type SummaryRow,
  summaryOf,
} from "./order-rows.server";
import { queueMail } from "./outbox.server";
import type { Database } from "./sqlite-driver.server";

/** The condition of an order to which nothing more will happen. */
const IS_OVER = `(state IN (${ORDER_STATES.filter(isOver)
  .map((state) => `'${state}'`)
  .join(", ")}))`;

/** A new secret of an order's page: 128 random bits. It is kept in plain, beside all that it opens. */
const createLink = () => randomBytes(16).toString("hex");

interface Change {
  readonly id: number;
  /** The state that the order has since. */
  readonly state: OrderState;
  readonly by: OrderEvent["by"];
  /** The account of whoever did it, `null` where nobody was signed in. */
  readonly actorId: string | null;
}

function recordChange(database: Database, { id, state, by, actorId }: Change, now: number): void {
  database
    .prepare("INSERT INTO order_event (order_id, at, state, made_by, actor_id) VALUES (?, ?, ?, ?, ?)")
    .run(id, now, state, by, actorId);
}

/** Adds an order with its lines, its number, a link and its first event, in the caller's transaction. */
export function insertOrder(
  database: Database,
  order: Omit<NewOrderRow, "link" | "state">,
  lines: readonly OrderLine[],
): LinkedOrder {
  const row: NewOrderRow = { ...order, link: createLink(), state: "received" };
  const columns = Object.keys(row);
  const { id } = database
    .prepare(
      `INSERT INTO customer_order (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")}) RETURNING id`,
    )
    .get(...Object.values(row)) as { id: number };
  const insertLine = database.prepare("INSERT INTO order_line (order_id, position, line) VALUES (?, ?, ?)");
  for (const [position, line] of lines.entries()) insertLine.run(id, position, JSON.stringify(line));
  recordChange(database, { id, state: row.state, by: "customer", actorId: order.customer_id }, order.placed_at);
  return linkedOrder(database, rowWhere(database, "id", id) as OrderRow);
}

function rowWhere(database: Database, column: "id" | "number" | "link" | "key", value: string | number) {
  return database.prepare(`SELECT * FROM customer_order WHERE ${column} = ?`).get(value) as OrderRow | undefined;
}

function linkedOrder(database: Database, row: OrderRow): LinkedOrder {
  const lines = database.prepare("SELECT line FROM order_line WHERE order_id = ? ORDER BY position").all(row.id);
  const events = database.prepare("SELECT at, state, made_by FROM order_event WHERE order_id = ? ORDER BY id");
  return {
    order: orderOf(
      row,
      (lines as unknown as { line: string }[]).map(({ line }) => JSON.parse(line) as OrderLine),
      events.all(row.id) as unknown as OrderEventRow[],
    ),
    link: row.link,
  };
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
  const row = isOrderKey(link) ? rowWhere(database, "link", link) : undefined;
  return row ? linkedOrder(database, row) : null;
}

/** An account's order by its number, or `null`, also where it is another account's. */
export function findCustomersOrder(database: Database, customerId: string, number: string): LinkedOrder | null {
  const row = isOrderNumber(number) ? rowWhere(database, "number", number) : undefined;
  return row?.customer_id === customerId ? linkedOrder(database, row) : null;
}

interface Page {
  /** The number of the last order of the page before; one that the account does not have begins at the newest. */
  readonly before: string | null;
  /** Only those that are over, or are not; `null` for all. */
  readonly over: boolean | null;
}

/** A page of an account's orders, newest first, and whether there are older ones. */
export function listOrders(
  database: Database,
  customerId: string,
  { before, over }: Page,
): { readonly orders: readonly OrderSummary[]; readonly more: boolean } {
  const last = database
    .prepare("SELECT id FROM customer_order WHERE number = ? AND customer_id = ?")
    .get(before, customerId) as { id: number } | undefined;
  const rows = database
    .prepare(
      `SELECT ${SUMMARY_COLUMNS} FROM customer_order
       WHERE customer_id = ? AND id < ? AND coalesce(${IS_OVER} = ?, 1) ORDER BY id DESC LIMIT ?`,
    )
    .all(
      customerId,
      last?.id ?? Number.MAX_SAFE_INTEGER,
      over === null ? null : Number(over),
      ORDERS_A_PAGE + 1,
    ) as unknown as SummaryRow[];
  return { orders: rows.slice(0, ORDERS_A_PAGE).map(summaryOf), more: rows.length > ORDERS_A_PAGE };
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

/**
 * Cancels an order by the secret of its page as its customer; one that is cancelled stays so.
 *
 * @param shop writes to the customer
 * @param now in milliseconds since the epoch
 */
export function cancelOrder(
  database: Database,
  link: string,
  shop: MailShop,
  now: number,
): "cancelled" | "not free" | "unknown" {
  return inTransaction(database, () => {
    const row = isOrderKey(link) ? rowWhere(database, "link", link) : undefined;
    if (!row) return "unknown";
    if (row.state === "cancelled") return "cancelled";
    const freeUntil = new Date(row.free_until).toISOString();
    if (!isFreeToCancel({ state: row.state, freeUntil }, now)) return "not free";
    database.prepare("UPDATE customer_order SET state = 'cancelled' WHERE id = ?").run(row.id);
    recordChange(database, { id: row.id, state: "cancelled", by: "customer", actorId: null }, now);
    queueMail(database, orderStateMail(linkedOrder(database, { ...row, state: "cancelled" }), shop), now);
    return "cancelled";
  });
}

/** Gives an order's page another secret: the new one, or `null` where no page has the old one. */
export function renewLink(database: Database, link: string): string | null {
  if (!isOrderKey(link)) return null;
  const row = database
    .prepare("UPDATE customer_order SET link = ? WHERE link = ? RETURNING link")
    .get(createLink(), link) as { link: string } | undefined;
  return row?.link ?? null;
}
