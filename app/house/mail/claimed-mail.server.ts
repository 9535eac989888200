import type { Updateable } from "kysely";
import { type Database, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { EpochMs } from "~/base/time/time";
import { errorLine, isWaiting, MAX_TRIES, waitAfter } from "./outbox-queue.server";

/** How long a mail is reserved, in milliseconds: longer than delivering one to the server may take. */
const CLAIM_MS = 5 * 60_000;

const IN_DOUBT = "The shop or the connection ended twice while this mail was being sent. It may have arrived.";

/** A mail reserved for a try. */
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

/** Changes a mail that this process has reserved. */
async function change(database: Database, id: number, changed: Updateable<Schema["outbox"]>): Promise<void> {
  await write(database, (trx) => trx.updateTable("outbox").set(changed).where("id", "=", id).execute());
}

/**
 * Reserves the next mail that is due, if there is one, and plans the try after it, in case this process dies. A mail
 * whose sender died twice while sending it is abandoned: a third copy is worse than letting an admin decide.
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

/** Returns a reserved mail, as if it had not been reserved. */
export function releaseMail(database: Database, { id, tries }: ClaimedMail, now: EpochMs): Promise<void> {
  return change(database, id, { claimed_at: null, tries: tries - 1, next_try_at: now, planned_at: now });
}

interface FailedTry {
  readonly error: unknown;
  /** Trying again would not help. */
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
