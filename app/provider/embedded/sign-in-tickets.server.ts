import type { Database } from "./sqlite-driver.server";
import { createToken, hashToken } from "./tokens.server";

/** How long the second step of a sign-in may take, in milliseconds. */
const TICKET_MS = 5 * 60_000;

/** How many codes may be tried with one ticket. */
const MAX_TRIES = 5;

/** A ticket for somebody who gave the right password: it leads to the second step of this account's sign-in alone. */
export function createTicket(database: Database, customerId: string, now: number): string {
  const ticket = createToken();
  database.prepare("DELETE FROM sign_in_ticket WHERE expires_at <= ?").run(now);
  database
    .prepare("INSERT INTO sign_in_ticket (ticket_hash, customer_id, tries, expires_at) VALUES (?, ?, 0, ?)")
    .run(hashToken(ticket), customerId, now + TICKET_MS);
  return ticket;
}

/** Counts a try with a ticket; the account's id, or `null` once the ticket is used up or too old. */
export function tryTicket(database: Database, ticket: string, now: number): string | null {
  const row = database
    .prepare(
      `UPDATE sign_in_ticket SET tries = tries + 1 WHERE ticket_hash = ? AND expires_at > ? AND tries < ?
       RETURNING customer_id AS id`,
    )
    .get(hashToken(ticket), now, MAX_TRIES) as { id: string } | undefined;
  return row?.id ?? null;
}

/** Ends a ticket that led to a sign-in. */
export function endTicket(database: Database, ticket: string): void {
  database.prepare("DELETE FROM sign_in_ticket WHERE ticket_hash = ?").run(hashToken(ticket));
}
