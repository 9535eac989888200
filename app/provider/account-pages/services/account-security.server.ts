import { orUnavailable } from "~/base/database/or-unavailable.server";
import type { AccountSecurity } from "~/provider/accounts/account-security";
import type { ProviderSession } from "~/provider/client/session.server";
import type { OwnerProof, PasswordChange, TooMany, Unproven } from "~/provider/contract/own-accounts.server";
import { backend } from "~/provider/provider.server";
import { withOwnAccounts } from "./own-accounts.server";

const SETTINGS_UNAVAILABLE = "Your sign-in settings could not be loaded";

type Session = Pick<ProviderSession, "cookies">;

/** Why a change to an account's sign-in was refused. */
export type SecurityRefusal = Exclude<Unproven, TooMany> | "not-offered" | "failed";

/**
 * An account's sign-in settings, or `null` if they are managed elsewhere.
 *
 * @throws UpstreamFailure
 */
export async function findSecurity(customerId: string, { cookies }: Session): Promise<AccountSecurity | null> {
  const { accounts } = await backend();
  return accounts && orUnavailable(SETTINGS_UNAVAILABLE, accounts.findSecurity(customerId, cookies));
}

/** Replaces an account's password, and ends all its other sessions. */
export function changePassword(
  customerId: string,
  { cookies }: Session,
  change: PasswordChange,
): Promise<"done" | { readonly weak: string } | SecurityRefusal | TooMany> {
  return withOwnAccounts((accounts) => accounts.changePassword(customerId, change, cookies));
}

/** Ends all sessions of an account except this one. */
export function endOtherSessions(
  customerId: string,
  { cookies }: Session,
): Promise<"done" | "ended" | "not-offered" | "failed"> {
  return withOwnAccounts((accounts) => accounts.endOtherSessions(customerId, cookies));
}

/** Creates a secret for an authenticator app, in base32; it takes effect once its first code is confirmed. */
export function beginTwoFactor(
  customerId: string,
  password: string,
): Promise<{ readonly secret: string } | "not-possible" | SecurityRefusal | TooMany> {
  return withOwnAccounts((accounts) => accounts.beginTwoFactor(customerId, password));
}

/** Turns the second factor on; returns the recovery codes, which cannot be read again. */
export function confirmTwoFactor(
  customerId: string,
  code: string,
): Promise<{ readonly recoveryCodes: readonly string[] } | SecurityRefusal | TooMany> {
  return withOwnAccounts((accounts) => accounts.confirmTwoFactor(customerId, code));
}

/** Turns the second factor off. */
export function endTwoFactor(customerId: string, proof: OwnerProof): Promise<"done" | SecurityRefusal | TooMany> {
  return withOwnAccounts((accounts) => accounts.endTwoFactor(customerId, proof));
}
