import { randomUUID } from "node:crypto";
import type { Reader, Transaction } from "~/base/database/database.server";
import { createWakers } from "~/base/database/wakers.server";
import type { EpochMs } from "~/base/time/time";
import { mailableAddress, mailboxOf } from "./mail-address.server";

/** The kinds of mails, as the admins' list and the tests name them. */
export type MailKind =
  | "order-received"
  | "order-confirmed"
  | "order-in-production"
  | "order-shipped"
  | "order-delivered"
  | "order-finished"
  | "order-cancelled"
  | "order-corrected"
  | "order-date"
  | "order-message"
  | "order-invoice"
  | "order-reminder"
  | "order-receipt"
  | "order-revised"
  | "order-change"
  | "claim-received"
  | "claim-answered"
  | "account-received"
  | "account-approved"
  | "account-rejected"
  | "account-reopened"
  | "account-exists"
  | "password-reset"
  | "password-changed"
  | "email-change"
  | "email-changing"
  | "email-changed"
  | "email-taken"
  | "staff-invitation"
  | "people-changed"
  | "caller-quote"
  | "contact-received"
  | "contact-answer"
  | "shop-orders"
  | "shop-changes"
  | "shop-claims"
  | "shop-messages"
  | "shop-applications"
  | "shop-failedMail"
  | "shop-digest";

export interface MailContent {
  /** One line; line breaks are removed before it is sent. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface NewMail extends MailContent {
  readonly kind: MailKind;
  /** What it is about, by which it is withdrawn: an order's number or an account's id; empty if neither. */
  readonly about: string;
  readonly to: string;
}

interface MailTimes {
  /** Not sent earlier: until then it may be withdrawn. */
  readonly notBefore?: EpochMs;
  /** Not sent or stored later: its link has expired. */
  readonly notAfter?: EpochMs;
}

/** If an admin undoes the cause of a mail within this time, the mail is never sent. */
export const UNDO_MS = 2 * 60_000;

const MAX_SUBJECT_LENGTH = 300;

export const NOT_MAILABLE = "Mail cannot be sent to this address.";

/** SQLite's texts end at their first NUL. */
const withoutZeros = (text: string) => text.replaceAll("\0", "");

const mailers = createWakers();

/** `wake` runs soon after a mail is queued, in any database of this process. Returns a function that removes it. */
export const onQueuedMail = (wake: () => void): (() => void) => mailers.on(wake);

export const wakeMailer = (trx: Transaction): void => mailers.after(trx);

/** Sent only if the transaction commits. A mail to an address that cannot receive any is stored as failed. */
export async function queueMail(
  trx: Transaction,
  { kind, about, to, subject, text, html }: NewMail,
  now: EpochMs,
  { notBefore = now, notAfter }: MailTimes = {},
): Promise<void> {
  const isMailable = mailableAddress(to) !== null;
  await trx
    .insertInto("outbox")
    .values({
      message_id: randomUUID(),
      kind,
      about,
      recipient: to,
      subject: subject.slice(0, MAX_SUBJECT_LENGTH),
      text: withoutZeros(text),
      html: withoutZeros(html),
      created_at: now,
      not_before: notBefore,
      not_after: notAfter ?? null,
      next_try_at: notBefore,
      planned_at: now,
      failed_at: isMailable ? null : now,
      last_error: isMailable ? null : NOT_MAILABLE,
      mailbox: mailboxOf(to),
    })
    .execute();
  wakeMailer(trx);
}

/** For any spelling of the address. `now` leaves out mails that a clock later set back has left in the future. */
export async function wasMailedSince(
  db: Reader,
  { kind, to }: { readonly kind: MailKind; readonly to: string },
  since: number,
  now: EpochMs,
): Promise<boolean> {
  const mail = await db
    .selectFrom("outbox")
    .select("id")
    .where("mailbox", "=", mailboxOf(to))
    .where("kind", "=", kind)
    .where("created_at", ">", since)
    .where("created_at", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}

/** `null` if there is none of these kinds, or it was withdrawn. */
export async function lastMailAbout<Kind extends MailKind>(
  db: Reader,
  about: string,
  kinds: readonly Kind[],
): Promise<Kind | null> {
  const mail = await db
    .selectFrom("outbox")
    .select("kind")
    .where("about", "=", about)
    .where("kind", "in", kinds)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return mail ? (mail.kind as Kind) : null;
}

/**
 * All unsent mails, or those of one kind, or with one subject; one that is being sent at this moment is still sent.
 * Returns how many.
 */
export async function withdrawMail(
  trx: Transaction,
  { about, kind, subject }: { readonly about: string; readonly kind?: MailKind; readonly subject?: string },
  now: EpochMs,
): Promise<number> {
  let unsent = trx
    .deleteFrom("outbox")
    .where("about", "=", about)
    .where("sent_at", "is", null)
    .where("claimed_at", "is", null)
    .where("created_at", "<=", now);
  if (kind) unsent = unsent.where("kind", "=", kind);
  if (subject) unsent = unsent.where("subject", "=", subject);
  const { numDeletedRows } = await unsent.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
