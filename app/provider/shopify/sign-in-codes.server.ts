import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { SIGN_IN_CODE_MS } from "../host/session-lifetime.server";
import { createToken, hashToken } from "../host/tokens.server";
import type { Proven } from "./sessions.server";

/**
 * Creates a one-time code that signs one customer in, with one address at one return address.
 *
 * @param signal stops waiting for the database
 * @throws BusyError while the database is busy or full
 */
export async function createCode(
  database: Database,
  { customerId, email }: Proven,
  returnUrl: string,
  now: EpochMs,
  signal?: AbortSignal,
): Promise<string> {
  const code = createToken();
  const row = {
    code_hash: hashToken(code),
    customer_id: customerId,
    email,
    return_url: returnUrl,
    expires_at: now + SIGN_IN_CODE_MS,
  };
  const store = async (trx: Transaction) => {
    await trx.deleteFrom("shopify_code").where("expires_at", "<=", now).execute();
    await trx.insertInto("shopify_code").values(row).execute();
  };
  await write(database, store, signal);
  return code;
}

interface Redemption {
  readonly code: string;
  /** Normalized. */
  readonly email: string;
  readonly returnUrl: string;
}

/**
 * Uses up a code, whether or not it matches: a second try with the right e-mail address must not succeed either.
 *
 * @returns whose it is, or `null` if the code is unknown, used, expired, or bound to something else
 */
export async function redeemCode(
  trx: Transaction,
  { code, email, returnUrl }: Redemption,
  now: EpochMs,
): Promise<Proven | null> {
  const row = await trx
    .deleteFrom("shopify_code")
    .where("code_hash", "=", hashToken(code))
    .returning(["customer_id", "email", "return_url", "expires_at"])
    .executeTakeFirst();
  const fits = row && row.expires_at > now && row.email === email && row.return_url === returnUrl;
  return fits ? { customerId: row.customer_id, email } : null;
}
