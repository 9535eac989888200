import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { createToken, hashToken } from "~/provider/host/tokens.server";
import { type ActiveSession, IDLE_MS, SIGN_IN_CODE_MS, storeSession } from "../host/sessions.server";

/** Whose sign-in it is: the customer, and the address that the sign-in proved, normalized. */
export interface Proven {
  readonly customerId: string;
  readonly email: string;
}

export const startSession = (trx: Transaction, { customerId, email }: Proven, now: EpochMs): Promise<string> =>
  storeSession(trx, "shopify_session", { customer_id: customerId, email }, now);

export async function findSession(db: Reader, token: string, now: EpochMs): Promise<(Proven & ActiveSession) | null> {
  const row = await db
    .selectFrom("shopify_session")
    .select(["customer_id", "email", "used_at"])
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now)
    .where("used_at", ">", now - IDLE_MS)
    .executeTakeFirst();
  return row ? { customerId: row.customer_id, email: row.email, usedAt: row.used_at } : null;
}

export async function hasSession(db: Reader, customerId: string, now: EpochMs): Promise<boolean> {
  const session = await db
    .selectFrom("shopify_session")
    .select("token_hash")
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", now)
    .where("used_at", ">", now - IDLE_MS)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

export async function endSessions(trx: Transaction, customerId: string): Promise<void> {
  await trx.deleteFrom("shopify_session").where("customer_id", "=", customerId).execute();
  await trx.deleteFrom("shopify_code").where("customer_id", "=", customerId).execute();
}

/** A one-time code for one customer, with one address at one return address. Throws BusyError. */
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
  readonly email: string;
  readonly returnUrl: string;
}

/**
 * Uses up a code, whether or not it matches: a second try with the right e-mail address must not succeed either. `null`
 * if it is unknown, used, expired, or bound to something else.
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
