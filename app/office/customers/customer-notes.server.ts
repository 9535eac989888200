import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { REMOVAL_MS } from "~/trade/measure/removal";
import { fileOfKey } from "./customer-list.server";
import type { CustomerNote } from "./customer-records";

const MAX_NOTES = 500;

export async function customerNotesOf(db: Reader, fileId: number): Promise<readonly CustomerNote[]> {
  const rows = await db
    .selectFrom("customer_note")
    .leftJoin("account", "account.id", "customer_note.actor_id")
    .select(["customer_note.id", "at", "text", "account.email as by"])
    .where("file_id", "=", fileId)
    .where("removed_at", "is", null)
    .orderBy("customer_note.id", "desc")
    .execute();
  return rows.map(({ at, by, ...note }) => ({ ...note, at: new Date(at).toISOString(), by: by ?? "" }));
}

export interface CustomerNoteChange {
  readonly key: string;
  readonly actorId: string;
}

const changed = (trx: Transaction, accountId: string | null, actorId: string, now: EpochMs) =>
  recordEvent(trx, { kind: "customer.noted", actorId, subjectId: accountId }, now);

/**
 * Adds a note about a customer; repeating the latest one by the same person adds nothing. Returns "full" if the
 * customer has the maximum number of notes.
 */
export function addNote(
  database: Database,
  { key, actorId, text }: CustomerNoteChange & { readonly text: string },
  now: EpochMs,
): Promise<"done" | "unknown" | "full"> {
  return write(database, async (trx) => {
    const file = await fileOfKey(trx, key);
    if (!file) return "unknown";
    const rows = await trx
      .selectFrom("customer_note")
      .select(["text", "actor_id", "removed_at"])
      .where("file_id", "=", file.id)
      .orderBy("id", "desc")
      .execute();
    const [latest] = rows;
    if (latest?.text === text && latest.actor_id === actorId && latest.removed_at === null) return "done";
    if (rows.length >= MAX_NOTES) return "full";
    await trx.insertInto("customer_note").values({ file_id: file.id, at: now, actor_id: actorId, text }).execute();
    await changed(trx, file.account_id, actorId, now);
    return "done";
  });
}

/** Removes a note about a customer, or undoes that. What was removed more than 30 days ago is deleted. */
export function setNoteRemoved(
  database: Database,
  { key, actorId, id, isRemoved }: CustomerNoteChange & { readonly id: number; readonly isRemoved: boolean },
  now: EpochMs,
): Promise<"done" | "unknown"> {
  return write(database, async (trx) => {
    const file = await fileOfKey(trx, key);
    if (!file) return "unknown";
    await trx
      .deleteFrom("customer_note")
      .where("removed_at", "<=", now - REMOVAL_MS)
      .execute();
    const note = await trx
      .selectFrom("customer_note")
      .select("removed_at")
      .where("file_id", "=", file.id)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!note) return "unknown";
    if ((note.removed_at !== null) === isRemoved) return "done";
    await trx
      .updateTable("customer_note")
      .set({ removed_at: isRemoved ? now : null })
      .where("id", "=", id)
      .execute();
    await changed(trx, file.account_id, actorId, now);
    return "done";
  });
}
