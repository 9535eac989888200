import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { createToken, hashToken } from "~/provider/host/tokens.server";
import { findCredentials } from "./accounts.server";

export const REGISTRATION_CODE_MS = 15 * 60_000;

interface LoginCode {
  readonly customerId: string;
  readonly returnUrl: string;
  /** Milliseconds from now. */
  readonly lifetime: number;
}

export async function createLoginCode(
  trx: Transaction,
  { customerId, returnUrl, lifetime }: LoginCode,
  now: EpochMs,
): Promise<string> {
  const code = createToken();
  await trx.deleteFrom("login_code").where("expires_at", "<=", now).execute();
  await trx
    .insertInto("login_code")
    .values({
      code_hash: hashToken(code),
      customer_id: customerId,
      return_url: returnUrl,
      expires_at: now + lifetime,
    })
    .execute();
  return code;
}

interface Redemption {
  readonly code: string;
  readonly email: string;
  readonly returnUrl: string;
}

/**
 * Uses up a code, whether or not it matches: a second try with the right e-mail address must not succeed either. `null`
 * if it is unknown, used, expired, or bound to something else.
 */
export async function redeemLoginCode(
  trx: Transaction,
  { code, email, returnUrl }: Redemption,
  now: EpochMs,
): Promise<string | null> {
  const row = await trx
    .deleteFrom("login_code")
    .where("code_hash", "=", hashToken(code))
    .returning(["customer_id", "return_url", "expires_at"])
    .executeTakeFirst();
  if (!row || row.expires_at <= now || row.return_url !== returnUrl) return null;
  return (await findCredentials(trx, email))?.id === row.customer_id ? row.customer_id : null;
}

/** How long the second step of a sign-in may take, in milliseconds. */
const TICKET_MS = 5 * 60_000;

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

export async function endTicket(trx: Transaction, ticket: string): Promise<void> {
  await trx.deleteFrom("sign_in_ticket").where("ticket_hash", "=", hashToken(ticket)).execute();
}
