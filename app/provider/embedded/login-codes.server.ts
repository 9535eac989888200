import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { createToken, hashToken } from "../host/tokens.server";
import { findCredentials } from "./accounts.server";

/**
 * How long a code from a registration is valid, in milliseconds: its owner first reads the page about the next step.
 */
export const REGISTRATION_CODE_MS = 15 * 60_000;

interface LoginCode {
  readonly customerId: string;
  /** The only return address for which the code is valid. */
  readonly returnUrl: string;
  /** Milliseconds from now. */
  readonly lifetime: number;
}

/** Creates a one-time code that signs one account in at one return address. */
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
  /** The account's address, normalized. */
  readonly email: string;
  readonly returnUrl: string;
}

/**
 * Uses up a sign-in code, whether or not it matches: a second try with the right e-mail address must not succeed
 * either.
 *
 * @returns the account's id, or `null` if the code is unknown, used, expired, or bound to something else
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
