import { randomUUID } from "node:crypto";
import { afterTransaction, type Database, inTransaction, marks } from "./database.server";
import { mailableAddress } from "./mail-address.server";
import { mailboxOf } from "./mailbox.server";

/** What mails tell; the admins' list and the tests name them so. */
export type MailKind =
  | "order-received"
  | "order-confirmed"
  | "order-in-production"
  | "order-shipped"
  | "order-delivered"
  | "order-finished"
  | "order-cancelled"
  | "order-message"
  | "order-invoice"
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
  | "contact-received"
  | "contact-answer";

/** A mail as its template makes it. */
export interface MailContent {
  /** One line; what would break it is taken out before it is sent. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail to be sent. */
export interface NewMail extends MailContent {
  readonly kind: MailKind;
  /** What it is about, by which it is taken back: an order's number, an account's id. Empty where it is about nothing. */
  readonly about: string;
  /** One address. */
  readonly to: string;
}

interface MailTimes {
  /** Not sent earlier, in milliseconds since the epoch: while it may still be taken back. */
  readonly notBefore?: number;
  /** Not sent later, in milliseconds since the epoch, and not kept either: its link has run out. */
  readonly notAfter?: number;
}

/** How long the mail of what an admin may still undo waits, in milliseconds: undone within that time, nobody hears of it. */
export const UNDO_MS = 2 * 60_000;

const MAX_SUBJECT_LENGTH = 300;

/** Why a mail failed that could go to nobody. */
export const NOT_MAILABLE = "The address is none that mail can be sent to.";

/** SQLite's texts end at their first zero. */
const withoutZeros = (text: string) => text.replaceAll("\0", "");

const wakers = new WeakMap<Database, () => void>();

/**
 * Calls whoever sends mail soon after one was queued or is to be sent again.
 *
 * @returns ends it
 */
export function onQueuedMail(database: Database, wake: () => void): () => void {
  wakers.set(database, wake);
  return () => wakers.delete(database);
}

/** Wakes whoever sends mail, once the transaction that runs now is over. */
export function wakeMailer(database: Database): void {
  const wake = wakers.get(database);
  if (wake) afterTransaction(database, wake);
}

/**
 * Puts a mail into the outbox, in the caller's transaction: it is sent if and only if that one is kept. An address that
 * mail cannot be sent to does not stop the caller: its mail is kept as failed.
 *
 * @param now in milliseconds since the epoch
 */
export async function queueMail(
  database: Database,
  { kind, about, to, subject, text, html }: NewMail,
  now: number,
  { notBefore = now, notAfter }: MailTimes = {},
): Promise<void> {
  const isMailable = mailableAddress(to) !== null;
  await database.run(
    `INSERT INTO outbox
         (message_id, kind, about, recipient, subject, text, html, created_at, not_before, not_after, next_try_at,
          planned_at, failed_at, last_error, mailbox)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?9, ?8, ?11, ?12, ?13)`,
    randomUUID(),
    kind,
    about,
    to,
    subject.slice(0, MAX_SUBJECT_LENGTH),
    withoutZeros(text),
    withoutZeros(html),
    now,
    notBefore,
    notAfter ?? null,
    isMailable ? null : now,
    isMailable ? null : NOT_MAILABLE,
    mailboxOf(to),
  );
  wakeMailer(database);
}

/**
 * Whether a mail of a kind was queued for an address, however it was spelled, between two times in milliseconds since the
 * epoch: what a clock that was set back has left in the future does not count.
 */
export async function wasMailedSince(
  database: Database,
  { kind, to }: { readonly kind: MailKind; readonly to: string },
  since: number,
  now: number,
): Promise<boolean> {
  const sql = "SELECT 1 FROM outbox WHERE mailbox = ? AND kind = ? AND created_at > ? AND created_at <= ? LIMIT 1";
  return (await database.get(sql, mailboxOf(to), kind, since, now)) !== undefined;
}

/** The kind of the mail about something that was queued last and not taken back, among some kinds; `null` where none was. */
export async function lastMailAbout<Kind extends MailKind>(
  database: Database,
  about: string,
  kinds: readonly Kind[],
): Promise<Kind | null> {
  const sql = `SELECT kind FROM outbox WHERE about = ? AND kind IN (${marks(kinds)}) ORDER BY id DESC LIMIT 1`;
  const row = await database.get<{ kind: Kind }>(sql, about, ...kinds);
  return row?.kind ?? null;
}

/**
 * Takes back mails that were not sent: all that are about something, or those of one kind. One that is being sent at
 * this moment goes out.
 *
 * @param now in milliseconds since the epoch
 * @returns how many were taken back
 */
export async function withdrawMail(
  database: Database,
  { about, kind }: { readonly about: string; readonly kind?: MailKind },
  now: number,
): Promise<number> {
  return inTransaction(database, async () => {
    return await database.run(
      `DELETE FROM outbox WHERE about = ?1 AND kind = coalesce(?2, kind) AND sent_at IS NULL
           AND claimed_at IS NULL AND created_at <= ?3`,
      about,
      kind ?? null,
      now,
    );
  });
}
