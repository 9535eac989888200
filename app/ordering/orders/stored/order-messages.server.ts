import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { MAX_ORDER_MESSAGES } from "../order";
import { type Changer, changeOrder } from "./order-changes.server";
import type { OrderRow } from "./order-rows.server";

/**
 * `kept` if the message is stored, now or by an earlier try; `full` if the order has the maximum number of messages.
 */
export type MessageOutcome = "kept" | "full";

/** Stores a message about an order. The same text sent twice in a row counts as one message. */
export async function storeOrderMessage(
  trx: Transaction,
  row: OrderRow,
  changer: Changer,
  text: string,
  now: EpochMs,
): Promise<MessageOutcome> {
  const messages = trx.selectFrom("order_message").where("order_id", "=", row.id);
  const last = await messages.select(["made_by", "text"]).orderBy("id", "desc").limit(1).executeTakeFirst();
  if (last?.made_by === changer.by && last.text === text) return "kept";
  const { count } = await messages.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  if (count >= MAX_ORDER_MESSAGES) return "full";
  await trx.insertInto("order_message").values({ order_id: row.id, at: now, made_by: changer.by, text }).execute();
  await changeOrder(trx, row, changer, { kind: "message", changed: {} }, now);
  return "kept";
}
