import { normalizeEmail } from "~/domain/email";
import type { WireRegistration } from "../contract/accounts.server";
import { createAccount } from "./accounts.server";
import { inTransaction, whenWritable } from "./database.server";
import { createLoginCode, REGISTRATION_CODE_MS } from "./login-codes.server";
import { hashPassword } from "./passwords.server";
import type { Database } from "./sqlite-driver.server";
import { createToken } from "./tokens.server";

interface RegistrationOptions {
  /** Addresses that nobody can register, normalized. */
  readonly adminEmails: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Drops the work, while nothing of it is stored. */
  readonly signal?: AbortSignal;
}

/**
 * Creates an account, and a one-time code that signs its owner in at the return address, if one was sent. For an
 * address that already has an account, or may not have one, the work and the response are alike, but the code opens
 * nothing (decision 11).
 */
export async function registerAccount(
  database: Database,
  registration: WireRegistration,
  { adminEmails, now, signal }: RegistrationOptions,
): Promise<string | null> {
  const { email, password, return_url: returnUrl } = registration;
  const passwordHash = await hashPassword(password, signal);
  const reserved = adminEmails.includes(normalizeEmail(email));
  const store = () => {
    const account = reserved ? null : createAccount(database, registration, passwordHash, now());
    if (returnUrl === undefined) return null;
    if (!account) return createToken();
    const lifetime = account.created ? REGISTRATION_CODE_MS : 0;
    return createLoginCode(database, { customerId: account.id, returnUrl, lifetime }, now());
  };
  return whenWritable(() => inTransaction(database, store), signal);
}
