import { type Database, type Reader, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { type MailKind, wakeMailer } from "./outbox.server";
import { MAILS_PER_PAGE, type UnsentMailPage } from "./outgoing-mail";

/** Mails whose link gives access to an account or a role: admins must not see it. */
const SECRET: readonly MailKind[] = ["password-reset", "email-change", "staff-invitation"];

const readId = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : null);

const dateOf = (time: number) => new Date(time).toISOString();

/** Newest first. An invalid `before` begins at the newest. */
export async function listUnsent(
  db: Reader,
  { before, failed }: { readonly before: string | null; readonly failed: boolean },
): Promise<Pick<UnsentMailPage, "mails" | "olderThan">> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "kind", "recipient", "subject", "text", "created_at", "next_try_at", "failed_at", "tries"])
    .select("last_error")
    .where("sent_at", "is", null)
    .where("id", "<", readId(before ?? "") ?? Number.MAX_SAFE_INTEGER)
    .$if(failed, (mails) => mails.where("failed_at", "is not", null))
    .orderBy("id", "desc")
    .limit(MAILS_PER_PAGE + 1)
    .execute();
  const mails = rows.slice(0, MAILS_PER_PAGE).map((row) => ({
    id: String(row.id),
    recipient: row.recipient.slice(0, 500),
    subject: row.subject,
    text: SECRET.some((kind) => kind === row.kind) ? null : row.text,
    createdAt: dateOf(row.created_at),
    nextTryAt: row.failed_at === null ? dateOf(row.next_try_at) : null,
    failedAt: row.failed_at === null ? null : dateOf(row.failed_at),
    tries: row.tries,
    lastError: row.last_error,
  }));
  return { mails, olderThan: (rows.length > MAILS_PER_PAGE && mails.at(-1)?.id) || null };
}

export function sendAgain(
  database: Database,
  id: string,
  adminId: string,
  now: EpochMs,
): Promise<"done" | "not-failed" | "unknown"> {
  return write(database, async (trx) => {
    const row = await trx
      .selectFrom("outbox")
      .select(["id", "failed_at"])
      .where("id", "=", readId(id))
      .where("sent_at", "is", null)
      .executeTakeFirst();
    if (!row) return "unknown";
    if (row.failed_at === null) return "not-failed";
    await trx
      .updateTable("outbox")
      .set({ failed_at: null, tries: 0, interruptions: 0, handed_over_at: null, next_try_at: now, planned_at: now })
      .where("id", "=", row.id)
      .execute();
    await recordEvent(trx, { kind: "mail.sent-again", actorId: adminId, subjectId: null }, now);
    wakeMailer(trx);
    return "done";
  });
}
