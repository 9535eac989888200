import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { isGone, REMOVAL_MS } from "~/trade/measure/removal";
import { MAX_ORDER_NOTES, type NoteTask, type OrderNote } from "../order-note";
import type { OrderRow } from "./order-rows.server";
import { rowOfNumber } from "./orders.server";

/**
 * The notes on an order, oldest first, including those whose removal can be undone; empty if no order has the number.
 */
export async function listOrderNotes(db: Reader, number: string, now: EpochMs): Promise<readonly OrderNote[]> {
  const all = await db
    .selectFrom("order_note as note")
    .innerJoin("customer_order as order", "order.id", "note.order_id")
    .leftJoin("account", "account.id", "note.made_by")
    .select(["note.id", "note.at", "note.made_by", "note.text", "note.for_workshop", "note.removed_at"])
    .select("account.email")
    .where("order.number", "=", number)
    .orderBy("note.id")
    .execute();
  const rows = all.filter(({ removed_at }) => !isGone(removed_at, now));
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    by: { id: row.made_by, email: row.email ?? "" },
    text: row.text,
    forWorkshop: row.for_workshop === 1,
    removedAt: row.removed_at === null ? null : new Date(row.removed_at).toISOString(),
  }));
}

export type NoteOutcome = "done" | "full" | "unknown";

const recorded = (trx: Transaction, actorId: string, { customer_id, number }: OrderRow, now: EpochMs) =>
  recordEvent(trx, { kind: "order.noted", actorId, subjectId: customer_id, order: number }, now);

interface NewNote {
  readonly text: string;
  readonly forWorkshop: boolean;
}

interface Noting {
  readonly number: string;
  readonly actorId: string;
}

/** Adds a note to an order; the same note sent twice in a row counts as one. Notes removed 30 days ago are deleted. */
export async function addOrderNote(
  database: Database,
  { number, actorId }: Noting,
  { text, forWorkshop }: NewNote,
  now: EpochMs,
): Promise<NoteOutcome> {
  return write(database, async (trx) => {
    const order = await rowOfNumber(trx, number);
    if (!order) return "unknown";
    await trx
      .deleteFrom("order_note")
      .where("removed_at", "<=", now - REMOVAL_MS)
      .execute();
    const notes = trx.selectFrom("order_note").where("order_id", "=", order.id);
    const last = await notes.selectAll().orderBy("id", "desc").limit(1).executeTakeFirst();
    const isAgain = last?.text === text && last.made_by === actorId && last.removed_at === null;
    if (isAgain && last.for_workshop === Number(forWorkshop)) return "done";
    const { count } = await notes.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
    if (count >= MAX_ORDER_NOTES) return "full";
    await trx
      .insertInto("order_note")
      .values({ order_id: order.id, at: now, made_by: actorId, text, for_workshop: Number(forWorkshop) })
      .execute();
    await recorded(trx, actorId, order, now);
    return "done";
  });
}

/** Removes a note of an order, or puts it back; doing either again changes nothing. */
export async function changeOrderNote(
  database: Database,
  { number, actorId }: Noting,
  { kind, id }: NoteTask,
  now: EpochMs,
): Promise<NoteOutcome> {
  return write(database, async (trx) => {
    const order = await rowOfNumber(trx, number);
    const found = trx.selectFrom("order_note").select("removed_at").where("id", "=", id);
    const note = order && (await found.where("order_id", "=", order.id).executeTakeFirst());
    if (!note || isGone(note.removed_at, now)) return "unknown";
    const isRemoved = kind === "remove";
    if ((note.removed_at !== null) === isRemoved) return "done";
    const removed = { removed_at: isRemoved ? now : null };
    await trx.updateTable("order_note").set(removed).where("id", "=", id).execute();
    await recorded(trx, actorId, order, now);
    return "done";
  });
}
