import { recordEvent } from "./audit.server";
import { type Database, inTransaction } from "./database.server";
import { createToken, hashToken } from "./tokens.server";

const DAY_SECONDS = 86_400;

/** How long a sign-in lasts, in seconds. */
export const SESSION_SECONDS = 14 * DAY_SECONDS;

/** Starts a session for a customer and returns its token; expired sessions are deleted along the way. */
export async function startSession(database: Database, customerId: string, now: number): Promise<string> {
  const token = createToken();
  await inTransaction(database, async () => {
    await database.run("DELETE FROM session WHERE expires_at <= ?", now);
    await database.run(
      "INSERT INTO session (token_hash, customer_id, expires_at) VALUES (?, ?, ?)",
      hashToken(token),
      customerId,
      now + SESSION_SECONDS * 1000,
    );
    await recordEvent(database, { kind: "sign-in.done", actorId: customerId, subjectId: customerId }, now);
  });
  return token;
}

/** How many sessions a customer has besides one. */
export async function countOtherSessions(
  database: Database,
  customerId: string,
  token: string,
  now: number,
): Promise<number> {
  const row = await database.one<{ count: number }>(
    "SELECT count(*) AS count FROM session WHERE customer_id = ? AND token_hash <> ? AND expires_at > ?",
    customerId,
    hashToken(token),
    now,
  );
  return row.count;
}

/**
 * Ends what would still lead to a session: login codes, sign-ins that wait for their second step, and the link to another
 * e-mail address, which whoever is shut out now may have asked for.
 */
async function revokePending(database: Database, customerId: string): Promise<void> {
  for (const table of ["login_code", "sign_in_ticket", "email_change"]) {
    await database.run(`DELETE FROM ${table} WHERE customer_id = ?`, customerId);
  }
}

/** Ends a customer's sessions but one, and the login codes that would start another. */
export async function revokeOtherSessions(database: Database, customerId: string, token: string): Promise<void> {
  await database.run("DELETE FROM session WHERE customer_id = ? AND token_hash <> ?", customerId, hashToken(token));
  await revokePending(database, customerId);
}

/** The customer of an active session, or `null`. */
export async function customerIdOf(database: Database, token: string | undefined, now: number): Promise<string | null> {
  if (!token) return null;
  const row = await database.get<{ customer_id: string }>(
    "SELECT customer_id FROM session WHERE token_hash = ? AND expires_at > ?",
    hashToken(token),
    now,
  );
  return row?.customer_id ?? null;
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
 * Ends every session of a customer, as after a new password or a lost phone, and the login codes that would start
 * another one.
 */
export async function revokeSessions(database: Database, customerId: string): Promise<void> {
  await database.run("DELETE FROM session WHERE customer_id = ?", customerId);
  await revokePending(database, customerId);
}
