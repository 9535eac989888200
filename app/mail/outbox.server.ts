import { randomUUID } from "node:crypto";
import { afterTransaction, type Database, inTransaction, placeholders } from "~/database/database.server";
import { mailableAddress } from "./mail-address.server";
import { mailboxOf } from "./mailbox.server";

/** The kinds of mails, as the admins' list and the tests name them. */
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

/** A mail as its template creates it. */
export interface MailContent {
  /** One line; line breaks are removed before it is sent. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail to be sent. */
export interface NewMail extends MailContent {
  readonly kind: MailKind;
  /** What it is about, by which it is withdrawn: an order's number or an account's id; empty if neither. */
  readonly about: string;
  /** One address. */
  readonly to: string;
}

interface MailTimes {
  /** Not sent earlier, in milliseconds since the epoch: until then it may be withdrawn. */
  readonly notBefore?: number;
  /** Not sent or stored later, in milliseconds since the epoch: its link has expired. */
  readonly notAfter?: number;
}

/**
 * How long a mail waits if an admin may still undo its cause, in milliseconds: undone within that time, it is never
 * sent.
 */
export const UNDO_MS = 2 * 60_000;

const MAX_SUBJECT_LENGTH = 300;

/** Why a mail with an invalid recipient failed. */
export const NOT_MAILABLE = "The address is none that mail can be sent to.";

/** SQLite's texts end at their first NUL. */
const withoutZeros = (text: string) => text.replaceAll("\0", "");

const wakers = new WeakMap<Database, () => void>();

/**
 * Registers a callback that soon follows a new mail, or one to be sent again.
 *
 * @returns removes it
 */
export function onQueuedMail(database: Database, wake: () => void): () => void {
  wakers.set(database, wake);
  return () => wakers.delete(database);
}

/** Wakes the mailer after the current transaction commits. */
export function wakeMailer(database: Database): void {
  const wake = wakers.get(database);
  if (wake) afterTransaction(database, wake);
}

/**
 * Adds a mail to the outbox, in the caller's transaction: it is sent only if that commits. An address that cannot
 * receive mail does not stop the caller: its mail is stored as failed.
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
 * Whether a mail of a kind was queued for an address, in any spelling, between two times in milliseconds since the
 * epoch; the second ignores mails that a clock later set back has left in the future.
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

/**
 * The kind, among the given ones, of the last mail queued about something and not withdrawn; `null` if there is none.
 */
export async function lastMailAbout<Kind extends MailKind>(
  database: Database,
  about: string,
  kinds: readonly Kind[],
): Promise<Kind | null> {
  const sql = `SELECT kind FROM outbox WHERE about = ? AND kind IN (${placeholders(kinds)}) ORDER BY id DESC LIMIT 1`;
  const row = await database.get<{ kind: Kind }>(sql, about, ...kinds);
  return row?.kind ?? null;
}

/**
 * Withdraws unsent mails about something: all, or those of one kind. One that is being sent at this moment is still
 * sent.
 *
 * @param now in milliseconds since the epoch
 * @returns how many were withdrawn
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
