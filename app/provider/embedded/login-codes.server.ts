import type { Database } from "~/database/database.server";
import { createToken, hashToken } from "../host/tokens.server";

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
  database: Database,
  { customerId, returnUrl, lifetime }: LoginCode,
  now: number,
): Promise<string> {
  const code = createToken();
  await database.run("DELETE FROM login_code WHERE expires_at <= ?", now);
  await database.run(
    "INSERT INTO login_code (code_hash, customer_id, return_url, expires_at) VALUES (?, ?, ?, ?)",
    hashToken(code),
    customerId,
    returnUrl,
    now + lifetime,
  );
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
  database: Database,
  { code, email, returnUrl }: Redemption,
  now: number,
): Promise<string | null> {
  const row = await database.get<{ customer_id: string; return_url: string; expires_at: number; email: string }>(
    `DELETE FROM login_code WHERE code_hash = ?
       RETURNING customer_id, return_url, expires_at, (SELECT email FROM customer WHERE id = customer_id) AS email`,
    hashToken(code),
  );
  const fits = row && row.expires_at > now && row.email === email && row.return_url === returnUrl;
  return fits ? row.customer_id : null;
}
