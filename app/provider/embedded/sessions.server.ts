import { recordEvent } from "~/audit/audit.server";
import { BusyError } from "~/database/busy-error.server";
import { type Database, inTransaction, LockedError } from "~/database/database.server";
import { IDLE_MS, SESSION_SECONDS, USE_MS } from "../host/session-lifetime.server";
import { createToken, hashToken } from "../host/tokens.server";

/** Starts a session for a customer and returns its token; expired sessions are deleted along the way. */
export async function startSession(database: Database, customerId: string, now: number): Promise<string> {
  const token = createToken();
  await inTransaction(database, async () => {
    await database.run("DELETE FROM session WHERE expires_at <= ?", now);
    await database.run(
      "INSERT INTO session (token_hash, customer_id, expires_at, used_at) VALUES (?, ?, ?, ?)",
      hashToken(token),
      customerId,
      now + SESSION_SECONDS * 1000,
      now,
    );
    await recordEvent(database, { kind: "sign-in.done", actorId: customerId, subjectId: customerId }, now);
  });
  return token;
}

/** How many other sessions a customer has. */
export async function countOtherSessions(
  database: Database,
  customerId: string,
  token: string,
  now: number,
): Promise<number> {
  const row = await database.one<{ count: number }>(
    "SELECT count(*) AS count FROM session WHERE customer_id = ? AND token_hash <> ? AND expires_at > ? AND used_at > ?",
    customerId,
    hashToken(token),
    now,
    now - IDLE_MS,
  );
  return row.count;
}

/**
 * Ends what could still lead to a session: sign-in codes, sign-ins waiting for their second step, and a pending change
 * of e-mail address, which the person now shut out may have requested.
 */
async function revokePending(database: Database, customerId: string): Promise<void> {
  for (const table of ["login_code", "sign_in_ticket", "email_change"]) {
    await database.run(`DELETE FROM ${table} WHERE customer_id = ?`, customerId);
  }
}

/** Ends all of a customer's sessions but one, and everything pending that could start another. */
export async function revokeOtherSessions(database: Database, customerId: string, token: string): Promise<void> {
  await database.run("DELETE FROM session WHERE customer_id = ? AND token_hash <> ?", customerId, hashToken(token));
  await revokePending(database, customerId);
}

/** A session that has neither ended nor been idle too long. */
export interface ActiveSession {
  readonly customerId: string;
  /** In milliseconds since the epoch; in the future if the clock was set back since. */
  readonly usedAt: number;
}

/** The active session that has a token, or `null`. */
export async function findSession(
  database: Database,
  token: string | undefined,
  now: number,
): Promise<ActiveSession | null> {
  if (!token) return null;
  const row = await database.get<{ customer_id: string; used_at: number }>(
    "SELECT customer_id, used_at FROM session WHERE token_hash = ? AND expires_at > ? AND used_at > ?",
    hashToken(token),
    now,
    now - IDLE_MS,
  );
  return row ? { customerId: row.customer_id, usedAt: row.used_at } : null;
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
    await database.run("UPDATE session SET used_at = ? WHERE token_hash = ?", now, hashToken(token));
  } catch (error) {
    if (!(error instanceof LockedError || error instanceof BusyError)) throw error;
  }
}

/** The customer of an active session, or `null`. */
export async function customerIdOf(database: Database, token: string | undefined, now: number): Promise<string | null> {
  return (await findSession(database, token, now))?.customerId ?? null;
}

/** Ends one session, at a time in milliseconds since the epoch. */
export async function endSession(database: Database, token: string, now: number): Promise<void> {
  await inTransaction(database, async () => {
    const ended = await database.get<{ id: string }>(
      "DELETE FROM session WHERE token_hash = ? RETURNING customer_id AS id",
      hashToken(token),
    );
    if (ended) await recordEvent(database, { kind: "sign-out", actorId: ended.id, subjectId: ended.id }, now);
  });
}

/**
 * Ends every session of a customer, for example after a new password or a lost phone, and everything pending that could
 * start another.
 */
export async function revokeSessions(database: Database, customerId: string): Promise<void> {
  await database.run("DELETE FROM session WHERE customer_id = ?", customerId);
  await revokePending(database, customerId);
}
