import type { ExpressionBuilder, Updateable } from "kysely";
import { type Database, type Reader, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { Gauge } from "~/base/platform/metrics/meter.server";
import { DAY_MS, type EpochMs, HOUR_MS } from "~/base/time/time";

/** Doubles after each failed try. */
const FIRST_WAIT_MS = 60_000;

const LONGEST_WAIT_MS = 4 * HOUR_MS;

/** The most tries for a mail: with these waits, about a day. */
const MAX_TRIES = 14;

const SENT_STORED_MS = 30 * DAY_MS;

const UNSENT_STORED_MS = 90 * DAY_MS;

/** Setting the clock back by less than this is ignored. */
const CLOCK_SLACK_MS = 1000;

const MAX_ERROR_LENGTH = 300;

const isWaiting = (mail: ExpressionBuilder<Schema, "outbox">) =>
  mail.and([mail("sent_at", "is", null), mail("failed_at", "is", null)]);

const waitAfter = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);

function errorLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, " ").slice(0, MAX_ERROR_LENGTH);
}

/** If the clock was set back, moves the planned tries back too, so that the remaining waits stay the same. */
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

/** `null` if none waits. */
export async function nextMailAt(db: Reader): Promise<number | null> {
  const { next } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.min<number | null>("next_try_at").as("next"))
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  return next;
}

/** The mail server cannot be reached. Returns how many of the mails that are due are abandoned. */
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

export function outboxGauges({ db }: Database): readonly Gauge[] {
  const unsent = () => db.selectFrom("outbox").where("sent_at", "is", null);
  return [
    {
      name: "shop_outbox_mails",
      help: "Unsent mails, by whether the shop still tries to send them",
      labels: ["state"],
      async read() {
        const found = await unsent()
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere("failed_at", "is", null).as("waiting"),
            fn.countAll<number>().filterWhere("failed_at", "is not", null).as("failed"),
          ])
          .executeTakeFirstOrThrow();
        return (["waiting", "failed"] as const).map((state) => ({ value: found[state], labels: { state } }));
      },
    },
    {
      name: "shop_outbox_oldest_waiting_age_seconds",
      help: "How long the oldest mail that is still tried has waited; 0 if there is none",
      async read() {
        const { oldestAt } = await unsent()
          .select(({ fn }) => fn.min<number | null>("created_at").as("oldestAt"))
          .where("failed_at", "is", null)
          .executeTakeFirstOrThrow();
        return [{ value: oldestAt === null ? 0 : Math.max(0, (Date.now() - oldestAt) / 1000) }];
      },
    },
  ];
}

/** How long a mail is reserved, in milliseconds: longer than delivering one to the server may take. */
const CLAIM_MS = 5 * 60_000;

const IN_DOUBT = "The shop or the connection ended twice while this mail was being sent. It may have arrived.";

export interface ClaimedMail {
  readonly id: number;
  readonly messageId: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: EpochMs;
  /** How often it was tried, including this time. */
  readonly tries: number;
  /** How often sending was interrupted, so that it may have arrived. */
  readonly interruptions: number;
}

async function change(database: Database, id: number, changed: Updateable<Schema["outbox"]>): Promise<void> {
  await write(database, (trx) => trx.updateTable("outbox").set(changed).where("id", "=", id).execute());
}

/**
 * Plans the next try too, in case this process dies. A mail whose sender died twice while sending it is abandoned: a
 * third copy is worse than letting an admin decide.
 */
export function claimMail(database: Database, now: EpochMs): Promise<ClaimedMail | null> {
  return write(database, async (trx) => {
    await trx
      .updateTable("outbox")
      .set({ failed_at: now, last_error: IN_DOUBT, claimed_at: null })
      .where(isWaiting)
      .where("next_try_at", "<=", now)
      .where("handed_over_at", "is not", null)
      .where("interruptions", ">=", 1)
      .execute();
    const next = await trx
      .selectFrom("outbox")
      .select(["id", "handed_over_at"])
      .where(isWaiting)
      .where("next_try_at", "<=", now)
      .orderBy("next_try_at")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (!next) return null;
    return trx
      .updateTable("outbox")
      .set((mail) => ({
        tries: mail("tries", "+", 1),
        claimed_at: now,
        next_try_at: now + CLAIM_MS,
        planned_at: now,
        interruptions: mail("interruptions", "+", next.handed_over_at === null ? 0 : 1),
        handed_over_at: null,
      }))
      .where("id", "=", next.id)
      .returning(["id", "message_id as messageId", "kind", "recipient", "subject", "text", "html"])
      .returning(["created_at as createdAt", "tries", "interruptions"])
      .executeTakeFirstOrThrow();
  });
}

/** Notes that a reserved mail is being handed to the server: from now on it may arrive, even if this process fails. */
export function noteHandOver(database: Database, id: number, now: EpochMs): Promise<void> {
  return change(database, id, { handed_over_at: now });
}

/** Notes that a mail was sent. Its text is not stored: the facts are stored elsewhere, or were a secret. */
export function settleSent(database: Database, id: number, now: EpochMs): Promise<void> {
  return change(database, id, { sent_at: now, claimed_at: null, last_error: null, text: "", html: "" });
}

export function releaseMail(database: Database, { id, tries }: ClaimedMail, now: EpochMs): Promise<void> {
  return change(database, id, { claimed_at: null, tries: tries - 1, next_try_at: now, planned_at: now });
}

interface FailedTry {
  readonly error: unknown;
  readonly isFinal: boolean;
  /** The text was handed over, but no answer came: it may have arrived. */
  readonly isInDoubt: boolean;
}

/** A mail in doubt counts as one whose sender died: the second time it is abandoned. Returns whether it is. */
export async function settleFailed(
  database: Database,
  { id, tries, interruptions }: ClaimedMail,
  { error, isFinal, isInDoubt }: FailedTry,
  now: EpochMs,
): Promise<boolean> {
  const isSecondDoubt = isInDoubt && interruptions >= 1;
  const isAbandoned = isFinal || isSecondDoubt || tries >= MAX_TRIES;
  await change(database, id, {
    failed_at: isAbandoned ? now : null,
    last_error: isSecondDoubt ? IN_DOUBT : errorLine(error),
    next_try_at: now + waitAfter(tries),
    planned_at: now,
    claimed_at: null,
    handed_over_at: null,
    interruptions: interruptions + Number(isInDoubt),
  });
  return isAbandoned;
}
