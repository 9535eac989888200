import { recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction } from "~/database/database.server";
import { type MailKind, wakeMailer } from "./outbox.server";
import { MAILS_A_PAGE, type MailPage } from "./outgoing-mail";

/** Mails whose link gives access to the recipient's account: admins must not see it. */
const SECRET: readonly MailKind[] = ["password-reset", "email-change"];

interface MailRow {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly created_at: number;
  readonly next_try_at: number;
  readonly failed_at: number | null;
  readonly tries: number;
  readonly last_error: string | null;
}

const readId = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : null);

const dateOf = (time: number) => new Date(time).toISOString();

/**
 * A page of the unsent mails, newest first.
 *
 * @param before the id of the last mail on the previous page; an invalid one begins at the newest
 */
export async function listUnsent(
  database: Database,
  { before, failed }: { readonly before: string | null; readonly failed: boolean },
): Promise<Pick<MailPage, "mails" | "olderThan">> {
  const rows = await database.all<MailRow>(
    `SELECT id, kind, recipient, subject, text, created_at, next_try_at, failed_at, tries, last_error FROM outbox
       WHERE sent_at IS NULL AND id < ? AND ${failed ? "failed_at IS NOT NULL" : "TRUE"} ORDER BY id DESC LIMIT ?`,
    readId(before ?? "") ?? Number.MAX_SAFE_INTEGER,
    MAILS_A_PAGE + 1,
  );
  const mails = rows.slice(0, MAILS_A_PAGE).map((row) => ({
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
  return { mails, olderThan: (rows.length > MAILS_A_PAGE && mails.at(-1)?.id) || null };
}

/**
 * Queues an abandoned mail again, as if it were new.
 *
 * @param now in milliseconds since the epoch
 */
export async function sendAgain(
  database: Database,
  id: string,
  adminId: string,
  now: number,
): Promise<"done" | "not-failed" | "unknown"> {
  return inTransaction(database, async () => {
    const sql = "SELECT failed_at FROM outbox WHERE id = ? AND sent_at IS NULL";
    const row = await database.get<{ failed_at: number | null }>(sql, readId(id));
    if (!row) return "unknown";
    if (row.failed_at === null) return "not-failed";
    await database.run(
      `UPDATE outbox SET failed_at = NULL, tries = 0, interruptions = 0, handed_over_at = NULL, next_try_at = ?1,
           planned_at = ?1 WHERE id = ?2`,
      now,
      readId(id),
    );
    await recordEvent(database, { kind: "mail.sent-again", actorId: adminId, subjectId: null }, now);
    wakeMailer(database);
    return "done";
  });
}
