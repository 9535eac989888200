import type { Database } from "~/database/database.server";
import { createToken, hashToken } from "../host/tokens.server";

/** How long the second step of a sign-in may take, in milliseconds. */
const TICKET_MS = 5 * 60_000;

/** How many codes may be tried with one ticket. */
const MAX_TRIES = 5;

/** Creates a ticket after a correct password: it is valid only for the second step of this account's sign-in. */
export async function createTicket(database: Database, customerId: string, now: number): Promise<string> {
  const ticket = createToken();
  await database.run("DELETE FROM sign_in_ticket WHERE expires_at <= ?", now);
  await database.run(
    "INSERT INTO sign_in_ticket (ticket_hash, customer_id, tries, expires_at) VALUES (?, ?, 0, ?)",
    hashToken(ticket),
    customerId,
    now + TICKET_MS,
  );
  return ticket;
}

/** Counts a try with a ticket; returns the account's id, or `null` once the ticket is used up or expired. */
export async function tryTicket(database: Database, ticket: string, now: number): Promise<string | null> {
  const row = await database.get<{ id: string }>(
    `UPDATE sign_in_ticket SET tries = tries + 1 WHERE ticket_hash = ? AND expires_at > ? AND tries < ?
       RETURNING customer_id AS id`,
    hashToken(ticket),
    now,
    MAX_TRIES,
  );
  return row?.id ?? null;
}

/** Ends a ticket that led to a sign-in. */
export async function endTicket(database: Database, ticket: string): Promise<void> {
  await database.run("DELETE FROM sign_in_ticket WHERE ticket_hash = ?", hashToken(ticket));
}
