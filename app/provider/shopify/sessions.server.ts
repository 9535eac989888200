import { BusyError } from "~/base/database/busy-error.server";
import { type Database, LockedError, type Reader, type Transaction, write } from "~/base/database/database.server";
import { withTimeout } from "~/base/platform/deadline.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { IDLE_MS, NOTE_MS, SESSION_SECONDS, USE_MS } from "../host/session-lifetime.server";
import { createToken, hashToken } from "../host/tokens.server";

/** Whose sign-in it is: the customer, and the address that the sign-in proved, normalized. */
export interface Proven {
  readonly customerId: string;
  readonly email: string;
}

/** A session that has neither ended nor been idle too long. */
export interface ActiveSession extends Proven {
  /** In milliseconds since the epoch; in the future if the clock was set back since. */
  readonly usedAt: EpochMs;
}

/** Starts a session and returns its token; expired sessions are deleted along the way. */
export async function startSession(trx: Transaction, { customerId, email }: Proven, now: EpochMs): Promise<string> {
  const token = createToken();
  await trx.deleteFrom("shopify_session").where("expires_at", "<=", now).execute();
  await trx
    .insertInto("shopify_session")
    .values({
      token_hash: hashToken(token),
      customer_id: customerId,
      email,
      expires_at: now + SESSION_SECONDS * 1000,
      used_at: now,
    })
    .execute();
  await recordEvent(trx, { kind: "sign-in.done", actorId: customerId, subjectId: customerId }, now);
  return token;
}

/** The session that has a token, if it is active at a time in milliseconds since the epoch; otherwise `null`. */
export async function findSession(db: Reader, token: string, now: EpochMs): Promise<ActiveSession | null> {
  const row = await db
    .selectFrom("shopify_session")
    .select(["customer_id", "email", "used_at"])
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now)
    .where("used_at", ">", now - IDLE_MS)
    .executeTakeFirst();
  return row ? { customerId: row.customer_id, email: row.email, usedAt: row.used_at } : null;
}

/**
 * Notes that a session is in use. The request does not wait long for another's write, after which this one follows; if
 * nothing can be written, for example because the disk is full, a later request notes it.
 */
export async function noteUse(
  database: Database,
  token: string,
  { usedAt }: ActiveSession,
  now: EpochMs,
): Promise<void> {
  if (Math.abs(now - usedAt) < USE_MS) return;
  try {
    const noted = database.transaction((trx) =>
      trx.updateTable("shopify_session").set({ used_at: now }).where("token_hash", "=", hashToken(token)).execute(),
    );
    await withTimeout(NOTE_MS, noted);
  } catch (error) {
    if (!(error instanceof LockedError || error instanceof BusyError)) throw error;
  }
}

/** Whether a customer has any session at a time in milliseconds since the epoch. */
export async function hasSession(db: Reader, customerId: string, now: EpochMs): Promise<boolean> {
  const session = await db
    .selectFrom("shopify_session")
    .select("token_hash")
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", now)
    .where("used_at", ">", now - IDLE_MS)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

/**
 * Ends one session, at a time in milliseconds since the epoch.
 *
 * @returns the id of its customer, or `null` if there was no such session
 * @throws BusyError while the database is busy or full
 */
export async function endSession(database: Database, token: string, now: EpochMs): Promise<string | null> {
  return write(database, async (trx) => {
    const ended = await trx
      .deleteFrom("shopify_session")
      .where("token_hash", "=", hashToken(token))
      .returning("customer_id as id")
      .executeTakeFirst();
    if (!ended) return null;
    await recordEvent(trx, { kind: "sign-out", actorId: ended.id, subjectId: ended.id }, now);
    return ended.id;
  });
}

/** Ends all of a customer's sessions, and the codes that could start another. */
export async function endSessions(trx: Transaction, customerId: string): Promise<void> {
  await trx.deleteFrom("shopify_session").where("customer_id", "=", customerId).execute();
  await trx.deleteFrom("shopify_code").where("customer_id", "=", customerId).execute();
}
