import type { Database } from "~/database/database.server";
import { MAX_ORDER_MESSAGES } from "~/orders/order";
import { type Changer, changeOrder } from "./order-changes.server";
import type { OrderMessageRow, OrderRow } from "./order-rows.server";

/** The result: the message was stored, now or just before, or the limit is reached. */
export type MessageOutcome = "kept" | "full";

/**
 * Stores a message about an order, in the caller's transaction; the same text repeated at once counts as the same
 * message.
 *
 * @param now in milliseconds since the epoch
 */
export async function keepOrderMessage(
  database: Database,
  row: OrderRow,
  changer: Changer,
  text: string,
  now: number,
): Promise<MessageOutcome> {
  const last = await database.get<OrderMessageRow>(
    "SELECT at, made_by, text FROM order_message WHERE order_id = ? ORDER BY id DESC LIMIT 1",
    row.id,
  );
  if (last?.made_by === changer.by && last.text === text) return "kept";
  const { count } = await database.one<{
    count: number;
  }>("SELECT count(*) AS count FROM order_message WHERE order_id = ?", row.id);
  if (count >= MAX_ORDER_MESSAGES) return "full";
  await database.run(
    "INSERT INTO order_message (order_id, at, made_by, text) VALUES (?, ?, ?, ?)",
    row.id,
    now,
    changer.by,
    text,
  );
  await changeOrder(database, row, changer, { kind: "message", changed: {} }, now);
  return "kept";
}
