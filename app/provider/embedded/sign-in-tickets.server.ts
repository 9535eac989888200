import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { createToken, hashToken } from "../host/tokens.server";

/** How long the second step of a sign-in may take, in milliseconds. */
const TICKET_MS = 5 * 60_000;

/** How many codes may be tried with one ticket. */
const MAX_TRIES = 5;

/** Creates a ticket after a correct password: it is valid only for the second step of this account's sign-in. */
export async function createTicket(trx: Transaction, customerId: string, now: EpochMs): Promise<string> {
  const ticket = createToken();
  await trx.deleteFrom("sign_in_ticket").where("expires_at", "<=", now).execute();
  await trx
    .insertInto("sign_in_ticket")
    .values({ ticket_hash: hashToken(ticket), customer_id: customerId, tries: 0, expires_at: now + TICKET_MS })
    .execute();
  return ticket;
}

/** Counts a try with a ticket; returns the account's id, or `null` once the ticket is used up or expired. */
export async function tryTicket(trx: Transaction, ticket: string, now: EpochMs): Promise<string | null> {
  const row = await trx
    .updateTable("sign_in_ticket")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
    .where("ticket_hash", "=", hashToken(ticket))
    .where("expires_at", ">", now)
    .where("tries", "<", MAX_TRIES)
    .returning("customer_id as id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Ends a ticket that led to a sign-in. */
export async function endTicket(trx: Transaction, ticket: string): Promise<void> {
  await trx.deleteFrom("sign_in_ticket").where("ticket_hash", "=", hashToken(ticket)).execute();
}
