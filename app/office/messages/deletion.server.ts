import type { ExpressionBuilder } from "kysely";
import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { isGone, REMOVAL_MS } from "~/trade/measure/removal";
import type { Handling, InboxOutcome } from "./inbox.server";
import { MESSAGE_MS } from "./message-deletion";

/**
 * Deletes a message, or restores it; doing either again changes nothing. A deleted message is only in the list of deleted
 * messages, and is gone after {@link REMOVAL_MS}.
 *
 * @throws BusyError while the database is busy or full
 */
export async function deleteMessage(
  database: Database,
  { id, adminId }: Handling,
  isDeleted: boolean,
  now: EpochMs,
): Promise<Exclude<InboxOutcome, "changed">> {
  return write(database, async (trx) => {
    const found = await trx.selectFrom("contact_message").select("deleted_at").where("id", "=", id).executeTakeFirst();
    if (!found || isGone(found.deleted_at, now)) return "unknown";
    if ((found.deleted_at !== null) === isDeleted) return "done";
    await trx
      .updateTable("contact_message")
      .set({ deleted_at: isDeleted ? now : null })
      .where("id", "=", id)
      .execute();
    const kind = isDeleted ? "message.deleted" : "message.restored";
    await recordEvent(trx, { kind, actorId: adminId, subjectId: null }, now);
    return "done";
  });
}

/**
 * Removes the messages that came more than {@link MESSAGE_MS} ago, and those deleted more than {@link REMOVAL_MS} ago. If
 * there are none, nothing is written.
 *
 * @returns how many were removed
 * @throws BusyError while the database is busy or full
 */
export async function removeOldMessages(database: Database, now: EpochMs): Promise<number> {
  const isOld = ({ eb, or }: ExpressionBuilder<Schema, "contact_message">) =>
    or([eb("received_at", "<", now - MESSAGE_MS), eb("deleted_at", "<=", now - REMOVAL_MS)]);
  const some = await database.db.selectFrom("contact_message").select("id").where(isOld).limit(1).executeTakeFirst();
  if (!some) return 0;
  const removal = (trx: Transaction) => trx.deleteFrom("contact_message").where(isOld).executeTakeFirstOrThrow();
  return Number((await write(database, removal)).numDeletedRows);
}
