import type { Database } from "./sqlite-driver.server";
import { createToken, hashToken } from "./tokens.server";

const DAY_SECONDS = 86_400;

/** How long a sign-in lasts, in seconds. */
export const SESSION_SECONDS = 14 * DAY_SECONDS;

/** Starts a session for a customer and returns its token; expired sessions are deleted along the way. */
export function startSession(database: Database, customerId: string, now: number): string {
  const token = createToken();
  database.prepare("DELETE FROM session WHERE expires_at <= ?").run(now);
  database
    .prepare("INSERT INTO session (token_hash, customer_id, expires_at) VALUES (?, ?, ?)")
    .run(hashToken(token), customerId, now + SESSION_SECONDS * 1000);
  return token;
}

/** The customer of an active session, or `null`. */
export function customerIdOf(database: Database, token: string | undefined, now: number): string | null {
  if (!token) return null;
  const row = database
    .prepare("SELECT customer_id FROM session WHERE token_hash = ? AND expires_at > ?")
    .get(hashToken(token), now) as { customer_id: string } | undefined;
  return row?.customer_id ?? null;
}

/** Ends one session. */
export function endSession(database: Database, token: string): void {
  database.prepare("DELETE FROM session WHERE token_hash = ?").run(hashToken(token));
}

/** Ends every session of a customer, as after a new password or a lost phone. */
export function revokeSessions(database: Database, customerId: string): void {
  database.prepare("DELETE FROM session WHERE customer_id = ?").run(customerId);
}
