import type { Database } from "~/database/database.server";
import { SIGN_IN_CODE_MS } from "../host/session-lifetime.server";
import { createToken, hashToken } from "../host/tokens.server";
import type { Proven } from "./sessions.server";

/**
 * Creates a one-time code that signs one customer in, with one address at one return address.
 *
 * @param now in milliseconds since the epoch
 */
export async function createCode(
  database: Database,
  { customerId, email }: Proven,
  returnUrl: string,
  now: number,
): Promise<string> {
  const code = createToken();
  await database.run("DELETE FROM shopify_code WHERE expires_at <= ?", now);
  await database.run(
    "INSERT INTO shopify_code (code_hash, customer_id, email, return_url, expires_at) VALUES (?, ?, ?, ?, ?)",
    hashToken(code),
    customerId,
    email,
    returnUrl,
    now + SIGN_IN_CODE_MS,
  );
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
 * @param now in milliseconds since the epoch
 * @returns whose it is, or `null` if the code is unknown, used, expired, or bound to something else
 */
export async function redeemCode(
  database: Database,
  { code, email, returnUrl }: Redemption,
  now: number,
): Promise<Proven | null> {
  const row = await database.get<{ customer_id: string; email: string; return_url: string; expires_at: number }>(
    "DELETE FROM shopify_code WHERE code_hash = ? RETURNING customer_id, email, return_url, expires_at",
    hashToken(code),
  );
  const fits = row && row.expires_at > now && row.email === email && row.return_url === returnUrl;
  return fits ? { customerId: row.customer_id, email } : null;
}
