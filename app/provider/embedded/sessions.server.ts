import { BusyError } from "~/base/database/busy-error.server";
import { type Database, LockedError, type Reader, type Transaction } from "~/base/database/database.server";
import { withTimeout } from "~/base/platform/deadline.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { IDLE_MS, NOTE_MS, SESSION_SECONDS, USE_MS } from "../host/sessions.server";
import { createToken, hashToken } from "../host/tokens.server";

/** Starts a session for a customer and returns its token; expired sessions are deleted along the way. */
export async function startSession(trx: Transaction, customerId: string, now: EpochMs): Promise<string> {
  const token = createToken();
  await trx.deleteFrom("session").where("expires_at", "<=", now).execute();
  await trx
    .insertInto("session")
    .values({
      token_hash: hashToken(token),
      customer_id: customerId,
      expires_at: now + SESSION_SECONDS * 1000,
      used_at: now,
    })
    .execute();
  await recordEvent(trx, { kind: "sign-in.done", actorId: customerId, subjectId: customerId }, now);
  return token;
}

/** How many other sessions a customer has. */
export async function countOtherSessions(db: Reader, customerId: string, token: string, now: EpochMs): Promise<number> {
  const { count } = await db
    .selectFrom("session")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("customer_id", "=", customerId)
    .where("token_hash", "<>", hashToken(token))
    .where("expires_at", ">", now)
    .where("used_at", ">", now - IDLE_MS)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Ends what could still lead to a session: sign-in codes, sign-ins waiting for their second step, and a pending change
 * of e-mail address, which the person now shut out may have requested.
 */
async function revokePending(trx: Transaction, customerId: string): Promise<void> {
  for (const table of ["login_code", "sign_in_ticket", "email_change"] as const) {
    await trx.deleteFrom(table).where("customer_id", "=", customerId).execute();
  }
}

/** Ends all of a customer's sessions but one, and everything pending that could start another. */
export async function revokeOtherSessions(trx: Transaction, customerId: string, token: string): Promise<void> {
  const others = trx.deleteFrom("session").where("customer_id", "=", customerId);
  await others.where("token_hash", "<>", hashToken(token)).execute();
  await revokePending(trx, customerId);
}

/** A session that has neither ended nor been idle too long. */
export interface ActiveSession {
  readonly customerId: string;
  /** In milliseconds since the epoch; in the future if the clock was set back since. */
  readonly usedAt: EpochMs;
}

/** The active session that has a token, or `null`. */
export async function findSession(db: Reader, token: string | undefined, now: EpochMs): Promise<ActiveSession | null> {
  if (!token) return null;
  const row = await db
    .selectFrom("session")
    .select(["customer_id", "used_at"])
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now)
    .where("used_at", ">", now - IDLE_MS)
    .executeTakeFirst();
  return row ? { customerId: row.customer_id, usedAt: row.used_at } : null;
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
      trx.updateTable("session").set({ used_at: now }).where("token_hash", "=", hashToken(token)).execute(),
    );
    await withTimeout(NOTE_MS, noted);
  } catch (error) {
    if (!(error instanceof LockedError || error instanceof BusyError)) throw error;
  }
}

/** The customer of an active session, or `null`. */
export async function customerIdOf(db: Reader, token: string | undefined, now: EpochMs): Promise<string | null> {
  return (await findSession(db, token, now))?.customerId ?? null;
}

/** Ends one session, at a time in milliseconds since the epoch. */
export async function endSession(trx: Transaction, token: string, now: EpochMs): Promise<void> {
  const ended = await trx
    .deleteFrom("session")
    .where("token_hash", "=", hashToken(token))
    .returning("customer_id as id")
    .executeTakeFirst();
  if (ended) await recordEvent(trx, { kind: "sign-out", actorId: ended.id, subjectId: ended.id }, now);
}

/**
 * Ends every session of a customer, for example after a new password or a lost phone, and everything pending that could
 * start another.
 */
export async function revokeSessions(trx: Transaction, customerId: string): Promise<void> {
  await trx.deleteFrom("session").where("customer_id", "=", customerId).execute();
  await revokePending(trx, customerId);
}
