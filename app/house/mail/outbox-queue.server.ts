import type { ExpressionBuilder } from "kysely";
import { type Database, type Reader, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { DAY_MS, type EpochMs } from "~/base/time/time";

/** The wait after the first failed try, in milliseconds; it doubles after each. */
const FIRST_WAIT_MS = 60_000;

/** The longest wait between two tries, in milliseconds. */
const LONGEST_WAIT_MS = 4 * 3_600_000;

/** The most tries for a mail: with these waits, about a day. */
export const MAX_TRIES = 14;

/** How long sent mails are stored, in milliseconds. */
const SENT_STORED_MS = 30 * DAY_MS;

/** How long unsent mails are stored, in milliseconds. */
const UNSENT_STORED_MS = 90 * DAY_MS;

/** Setting the clock back by less than this is ignored. */
const CLOCK_SLACK_MS = 1000;

const MAX_ERROR_LENGTH = 300;

/** The condition for a mail that is still to be sent. */
export const isWaiting = (mail: ExpressionBuilder<Schema, "outbox">) =>
  mail.and([mail("sent_at", "is", null), mail("failed_at", "is", null)]);

/** The wait after a number of failed tries, in milliseconds. */
export const waitAfter = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);

/** An error as one line, for storing and display. */
export function errorLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, " ").slice(0, MAX_ERROR_LENGTH);
}

/**
 * Deletes mails that are out of date or past their storage time. If the clock was set back, moves the planned tries
 * back too, so that the remaining waits stay the same.
 */
export function tidyOutbox(database: Database, now: EpochMs): Promise<void> {
  return write(database, async (trx) => {
    await trx
      .updateTable("outbox")
      .set((mail) => ({
        next_try_at: mail("next_try_at", "-", mail("planned_at", "-", now)),
        planned_at: now,
      }))
      .where(isWaiting)
      .where("planned_at", ">", now + CLOCK_SLACK_MS)
      .execute();
    await trx.deleteFrom("outbox").where("sent_at", "is", null).where("not_after", "<=", now).execute();
    await trx
      .deleteFrom("outbox")
      .where("sent_at", "<=", now - SENT_STORED_MS)
      .execute();
    await trx
      .deleteFrom("outbox")
      .where("sent_at", "is", null)
      .where("created_at", "<=", now - UNSENT_STORED_MS)
      .execute();
  });
}

/** When the next mail is to be sent, in milliseconds since the epoch, or `null` if none waits. */
export async function nextMailAt(db: Reader): Promise<number | null> {
  const { next } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.min<number | null>("next_try_at").as("next"))
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  return next;
}

/**
 * Notes, for all mails that are due, that the mail server cannot be reached.
 *
 * @returns how many of them are abandoned
 */
export function postponeDue(database: Database, error: unknown, now: EpochMs): Promise<number> {
  return write(database, async (trx) => {
    const due = await trx
      .selectFrom("outbox")
      .select(({ fn }) => ["tries", fn.countAll<number>().as("mails")])
      .where(isWaiting)
      .where("next_try_at", "<=", now)
      .groupBy("tries")
      .execute();
    let lost = 0;
    for (const { tries: before, mails } of due) {
      const tries = before + 1;
      const isAbandoned = tries >= MAX_TRIES;
      if (isAbandoned) lost += mails;
      await trx
        .updateTable("outbox")
        .set({ tries, last_error: errorLine(error), claimed_at: null, planned_at: now })
        .set({ failed_at: isAbandoned ? now : null, next_try_at: now + waitAfter(tries) })
        .where(isWaiting)
        .where("next_try_at", "<=", now)
        .where("tries", "=", before)
        .execute();
    }
    return lost;
  });
}

/** Makes all postponed mails due now, because the server is back. */
export function retryNow(database: Database, now: EpochMs): Promise<void> {
  return write(database, async (trx) => {
    await trx
      .updateTable("outbox")
      .set({ next_try_at: now, planned_at: now })
      .where(isWaiting)
      .where("tries", ">", 0)
      .where("claimed_at", "is", null)
      .where("next_try_at", ">", now)
      .execute();
  });
}
