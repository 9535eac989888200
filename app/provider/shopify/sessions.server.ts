import { recordEvent } from "~/audit/audit.server";
import { BusyError } from "~/database/busy-error.server";
import { type Database, inTransaction, LockedError } from "~/database/database.server";
import { IDLE_MS, SESSION_SECONDS, USE_MS } from "../host/session-lifetime.server";
import { createToken, hashToken } from "../host/tokens.server";

/** Whose sign-in it is: the customer, and the address that the sign-in proved, normalized. */
export interface Proven {
  readonly customerId: string;
  readonly email: string;
}

/** A session that has neither ended nor been idle too long. */
export interface ActiveSession extends Proven {
  /** In milliseconds since the epoch; in the future if the clock was set back since. */
  readonly usedAt: number;
}

/** Starts a session, in the caller's transaction, and returns its token; expired sessions are deleted along the way. */
export async function startSession(database: Database, { customerId, email }: Proven, now: number): Promise<string> {
  const token = createToken();
  await database.run("DELETE FROM shopify_session WHERE expires_at <= ?", now);
  await database.run(
    "INSERT INTO shopify_session (token_hash, customer_id, email, expires_at, used_at) VALUES (?, ?, ?, ?, ?)",
    hashToken(token),
    customerId,
    email,
    now + SESSION_SECONDS * 1000,
    now,
  );
  await recordEvent(database, { kind: "sign-in.done", actorId: customerId, subjectId: customerId }, now);
  return token;
}

/** The active session that has a token, or `null`. */
export async function findSession(database: Database, token: string, now: number): Promise<ActiveSession | null> {
  const row = await database.get<{ customer_id: string; email: string; used_at: number }>(
    "SELECT customer_id, email, used_at FROM shopify_session WHERE token_hash = ? AND expires_at > ? AND used_at > ?",
    hashToken(token),
    now,
    now - IDLE_MS,
  );
  return row ? { customerId: row.customer_id, email: row.email, usedAt: row.used_at } : null;
}

/**
 * Notes that a session is in use. If nothing can be written now, for example because the disk is full, the request does
 * not wait: a later one notes it.
 */
export async function noteUse(
  database: Database,
  token: string,
  { usedAt }: ActiveSession,
  now: number,
): Promise<void> {
  if (Math.abs(now - usedAt) < USE_MS) return;
  try {
    await database.run("UPDATE shopify_session SET used_at = ? WHERE token_hash = ?", now, hashToken(token));
  } catch (error) {
    if (!(error instanceof LockedError || error instanceof BusyError)) throw error;
  }
}

/** Whether a customer has any session. */
export async function hasSession(database: Database, customerId: string, now: number): Promise<boolean> {
  const session = "SELECT 1 FROM shopify_session WHERE customer_id = ? AND expires_at > ? LIMIT 1";
  return (await database.get(session, customerId, now)) !== undefined;
}

/**
 * Ends one session, at a time in milliseconds since the epoch.
 *
 * @returns the id of its customer, or `null` if there was no such session
 */
export async function endSession(database: Database, token: string, now: number): Promise<string | null> {
  return inTransaction(database, async () => {
    const ended = await database.get<{ id: string }>(
      "DELETE FROM shopify_session WHERE token_hash = ? RETURNING customer_id AS id",
      hashToken(token),
    );
    if (!ended) return null;
    await recordEvent(database, { kind: "sign-out", actorId: ended.id, subjectId: ended.id }, now);
    return ended.id;
  });
}

/** Ends all of a customer's sessions, and the codes that could start another, in the caller's transaction. */
export async function endSessions(database: Database, customerId: string): Promise<void> {
  await database.run("DELETE FROM shopify_session WHERE customer_id = ?", customerId);
  await database.run("DELETE FROM shopify_code WHERE customer_id = ?", customerId);
}
