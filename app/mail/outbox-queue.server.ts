import { type Database, inTransaction } from "~/database/database.server";

/** The wait after the first failed try, in milliseconds; it doubles after each. */
const FIRST_WAIT_MS = 60_000;

/** The longest wait between two tries, in milliseconds. */
const LONGEST_WAIT_MS = 4 * 3_600_000;

/** The number of tries after which the wait is longest. */
const LONGEST_WAIT_TRIES = Math.ceil(Math.log2(LONGEST_WAIT_MS / FIRST_WAIT_MS));

/** The most tries for a mail: with these waits, about a day. */
const MAX_TRIES = 14;

/** How long a mail is reserved, in milliseconds: longer than delivering one to the server may take. */
const CLAIM_MS = 5 * 60_000;

const DAY_MS = 86_400_000;

/** How long sent mails are stored, in milliseconds. */
const SENT_KEPT_MS = 30 * DAY_MS;

/** How long unsent mails are stored, in milliseconds. */
const UNSENT_KEPT_MS = 90 * DAY_MS;

/** Setting the clock back by less than this is ignored. */
const CLOCK_SLACK_MS = 1000;

const MAX_ERROR_LENGTH = 300;

const IN_DOUBT = "Twice the shop or the connection ended while this mail was on its way. It may have arrived.";

/** The condition for a mail that is still to be sent. */
const IS_WAITING = "sent_at IS NULL AND failed_at IS NULL";

/** A mail reserved for a try. */
export interface ClaimedMail {
  readonly id: number;
  readonly messageId: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: number;
  /** How often it was tried, including this time. */
  readonly tries: number;
  /** How often sending was interrupted, so that it may have arrived. */
  readonly interruptions: number;
}

/** The wait after a number of failed tries, in milliseconds. */
const waitAfter = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);

/** An error as one line, for storing and display. */
function errorLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, " ").slice(0, MAX_ERROR_LENGTH);
}

/**
 * Deletes mails that are out of date or past their storage time. If the clock was set back, moves the planned tries
 * back too, so that the remaining waits stay the same.
 */
export async function tidyOutbox(database: Database, now: number): Promise<void> {
  await inTransaction(database, async () => {
    await database.run(
      `UPDATE outbox SET next_try_at = next_try_at - (planned_at - ?1), planned_at = ?1
         WHERE ${IS_WAITING} AND planned_at > ?1 + ${CLOCK_SLACK_MS}`,
      now,
    );
    await database.run("DELETE FROM outbox WHERE sent_at IS NULL AND not_after <= ?", now);
    await database.run("DELETE FROM outbox WHERE sent_at <= ?", now - SENT_KEPT_MS);
    await database.run("DELETE FROM outbox WHERE sent_at IS NULL AND created_at <= ?", now - UNSENT_KEPT_MS);
  });
}

/** When the next mail is to be sent, in milliseconds since the epoch, or `null` if none waits. */
export async function nextMailAt(database: Database): Promise<number | null> {
  const { next } = await database.one<{
    next: number | null;
  }>(`SELECT min(next_try_at) AS next FROM outbox WHERE ${IS_WAITING}`);
  return next;
}

/**
 * Reserves the next mail that is due, if there is one, and plans the try after it, in case this process dies. A mail
 * whose sender died twice while sending it is abandoned: a third copy is worse than letting an admin decide.
 */
export async function claimMail(database: Database, now: number): Promise<ClaimedMail | null> {
  return inTransaction(database, async () => {
    await database.run(
      `UPDATE outbox SET failed_at = ?1, last_error = ?2, claimed_at = NULL
         WHERE ${IS_WAITING} AND next_try_at <= ?1 AND handed_over_at IS NOT NULL AND interruptions >= 1`,
      now,
      IN_DOUBT,
    );
    const row = await database.get<ClaimedMail>(
      `UPDATE outbox SET tries = tries + 1, claimed_at = ?1, next_try_at = ?1 + ${CLAIM_MS}, planned_at = ?1,
           interruptions = interruptions + CASE WHEN handed_over_at IS NULL THEN 0 ELSE 1 END, handed_over_at = NULL
         WHERE id = (SELECT id FROM outbox WHERE ${IS_WAITING} AND next_try_at <= ?1 ORDER BY next_try_at, id LIMIT 1)
         RETURNING id, message_id AS "messageId", kind, recipient, subject, text, html, created_at AS "createdAt", tries,
           interruptions`,
      now,
    );
    return row ?? null;
  });
}

/** Notes that a reserved mail is being handed to the server, and may arrive whatever happens here. */
export async function noteHandOver(database: Database, id: number, now: number): Promise<void> {
  await database.run("UPDATE outbox SET handed_over_at = ? WHERE id = ?", now, id);
}

/** Notes that a mail was sent. Its text is not stored: the facts are stored elsewhere, or were a secret. */
export async function settleSent(database: Database, id: number, now: number): Promise<void> {
  await database.run(
    "UPDATE outbox SET sent_at = ?, claimed_at = NULL, last_error = NULL, text = '', html = '' WHERE id = ?",
    now,
    id,
  );
}

/** Returns a reserved mail, as if it had not been reserved. */
export async function releaseMail(database: Database, { id }: ClaimedMail, now: number): Promise<void> {
  await database.run(
    "UPDATE outbox SET claimed_at = NULL, tries = tries - 1, next_try_at = ?1, planned_at = ?1 WHERE id = ?2",
    now,
    id,
  );
}

interface FailedTry {
  readonly error: unknown;
  /** No other try would help. */
  readonly isFinal: boolean;
  /** The text was handed over, but no answer came: it may have arrived. */
  readonly isInDoubt: boolean;
}

/**
 * Notes that a try failed, and plans the next one, unless this was the last. A mail in doubt counts as one whose sender
 * died: the second time it is abandoned.
 *
 * @returns whether the mail is abandoned
 */
export async function settleFailed(
  database: Database,
  { id, tries, interruptions }: ClaimedMail,
  { error, isFinal, isInDoubt }: FailedTry,
  now: number,
): Promise<boolean> {
  const isOnceMore = isInDoubt && interruptions >= 1;
  const isOver = isFinal || isOnceMore || tries >= MAX_TRIES;
  await database.run(
    `UPDATE outbox SET failed_at = ?1, last_error = ?2, next_try_at = ?3, planned_at = ?4, claimed_at = NULL,
         handed_over_at = NULL, interruptions = interruptions + ?5 WHERE id = ?6`,
    isOver ? now : null,
    isOnceMore ? IN_DOUBT : errorLine(error),
    now + waitAfter(tries),
    now,
    Number(isInDoubt),
    id,
  );
  return isOver;
}

/**
 * Notes, for all mails that are due, that the mail server cannot be reached.
 *
 * @returns how many of them are abandoned
 */
export async function postponeDue(database: Database, error: unknown, now: number): Promise<number> {
  return inTransaction(database, async () => {
    const lost = await database.one<{ count: number }>(
      `SELECT count(*) AS count FROM outbox WHERE ${IS_WAITING} AND next_try_at <= ? AND tries >= ?`,
      now,
      MAX_TRIES - 1,
    );
    await database.run(
      `UPDATE outbox SET tries = tries + 1, last_error = ?2, claimed_at = NULL, planned_at = ?1,
           failed_at = CASE WHEN tries + 1 >= ${MAX_TRIES} THEN ?1 END,
           next_try_at = ?1 + CASE WHEN tries < ${LONGEST_WAIT_TRIES} THEN ${FIRST_WAIT_MS} << tries ELSE ${LONGEST_WAIT_MS} END
         WHERE ${IS_WAITING} AND next_try_at <= ?1`,
      now,
      errorLine(error),
    );
    return lost.count;
  });
}

/** Makes all postponed mails due now: the server is back. */
export async function hasten(database: Database, now: number): Promise<void> {
  await database.run(
    `UPDATE outbox SET next_try_at = ?1, planned_at = ?1
       WHERE ${IS_WAITING} AND tries > 0 AND claimed_at IS NULL AND next_try_at > ?1`,
    now,
  );
}
