import { recordEvent } from "./audit.server";
import { inTransaction } from "./database.server";
import type { Database } from "./sqlite-driver.server";
import { createToken, hashToken } from "./tokens.server";

const DAY_SECONDS = 86_400;

/** How long a sign-in lasts, in seconds. */
export const SESSION_SECONDS = 14 * DAY_SECONDS;

/** Starts a session for a customer and returns its token; expired sessions are deleted along the way. */
export function startSession(database: Database, customerId: string, now: number): string {
  const token = createToken();
  inTransaction(database, () => {
    database.prepare("DELETE FROM session WHERE expires_at <= ?").run(now);
    database
      .prepare("INSERT INTO session (token_hash, customer_id, expires_at) VALUES (?, ?, ?)")
      .run(hashToken(token), customerId, now + SESSION_SECONDS * 1000);
    recordEvent(database, { kind: "sign-in.done", actorId: customerId, subjectId: customerId }, now);
  });
  return token;
}

/** How many sessions a customer has besides one. */
export function countOtherSessions(database: Database, customerId: string, token: string, now: number): number {
  const row = database
    .prepare("SELECT count(*) AS count FROM session WHERE customer_id = ? AND token_hash <> ? AND expires_at > ?")
    .get(customerId, hashToken(token), now) as { count: number };
  return row.count;
}

/**
 * Ends what would still lead to a session: login codes, sign-ins that wait for their second step, and the link to another
 * e-mail address, which whoever is shut out now may have asked for.
 */
function revokePending(database: Database, customerId: string): void {
  for (const table of ["login_code", "sign_in_ticket", "email_change"]) {
    database.prepare(`DELETE FROM ${table} WHERE customer_id = ?`).run(customerId);
  }
}

/** Ends a customer's sessions but one, and the login codes that would start another. */
export function revokeOtherSessions(database: Database, customerId: string, token: string): void {
  database.prepare("DELETE FROM session WHERE customer_id = ? AND token_hash <> ?").run(customerId, hashToken(token));
  revokePending(database, customerId);
}

/** The customer of an active session, or `null`. */
export function customerIdOf(database: Database, token: string | undefined, now: number): string | null {
  if (!token) return null;
  const row = database
    .prepare("SELECT customer_id FROM session WHERE token_hash = ? AND expires_at > ?")
    .get(hashToken(token), now) as { customer_id: string } | undefined;
  return row?.customer_id ?? null;
}

/** Ends one session, at a time in milliseconds since the epoch. */
export function endSession(database: Database, token: string, now: number): void {
  inTransaction(database, () => {
    const ended = database
      .prepare("DELETE FROM session WHERE token_hash = ? RETURNING customer_id AS id")
      .get(hashToken(token)) as { id: string } | undefined;
    if (ended) recordEvent(database, { kind: "sign-out", actorId: ended.id, subjectId: ended.id }, now);
  });
}

/**
 * Ends every session of a customer, as after a new password or a lost phone, and the login codes that would start
 * another one.
 */
export function revokeSessions(database: Database, customerId: string): void {
  database.prepare("DELETE FROM session WHERE customer_id = ?").run(customerId);
  revokePending(database, customerId);
}
