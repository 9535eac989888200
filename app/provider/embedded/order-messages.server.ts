import { MAX_ORDER_MESSAGES } from "~/domain/orders/order";
import { type Changer, changeOrder } from "./order-changes.server";
import type { OrderMessageRow, OrderRow } from "./order-rows.server";
import type { Database } from "./sqlite-driver.server";

/** What became of a message: kept now or just before, or there are as many as can be. */
export type MessageOutcome = "kept" | "full";

/**
 * Keeps a message about an order, in the caller's transaction; the same text again at once is the same message.
 *
 * @param now in milliseconds since the epoch
 */
export function keepOrderMessage(
  database: Database,
  row: OrderRow,
  changer: Changer,
  text: string,
  now: number,
): MessageOutcome {
  const last = database
    .prepare("SELECT at, made_by, text FROM order_message WHERE order_id = ? ORDER BY id DESC LIMIT 1")
    .get(row.id) as OrderMessageRow | undefined;
  if (last?.made_by === changer.by && last.text === text) return "kept";
  const { count } = database.prepare("SELECT count(*) AS count FROM order_message WHERE order_id = ?").get(row.id) as {
    count: number;
  };
  if (count >= MAX_ORDER_MESSAGES) return "full";
  database
    .prepare("INSERT INTO order_message (order_id, at, made_by, text) VALUES (?, ?, ?, ?)")
    .run(row.id, now, changer.by, text);
  changeOrder(database, row, changer, { kind: "message", changed: {} }, now);
  return "kept";
}
