import type { AccountSecurity } from "~/accounts/account-security";
import type { ProviderSession } from "~/provider/client/session.server";
import type { OwnerProof, PasswordChange, TooMany, Unproven } from "~/provider/contract/own-accounts.server";
import { backend } from "~/provider/provider.server";
import { orUnavailable } from "~/provider/upstream.server";
import { withOwnAccounts } from "./own-accounts.server";

const UNAVAILABLE = "How your account signs in could not be loaded";

type Session = Pick<ProviderSession, "cookies">;

/** Why a change of how an account signs in was not made. */
export type SecurityRefusal = Exclude<Unproven, TooMany> | "not-offered" | "failed";

/**
 * What an account can change about how it signs in, or `null` if that is done elsewhere.
 *
 * @throws UpstreamFailure
 */
export async function findSecurity(customerId: string, { cookies }: Session): Promise<AccountSecurity | null> {
  const { accounts } = await backend();
  return accounts && orUnavailable(UNAVAILABLE, accounts.findSecurity(customerId, cookies));
}

/** Replaces an account's password, and ends its sessions but this one. */
export function changePassword(
  customerId: string,
  { cookies }: Session,
  change: PasswordChange,
): Promise<"done" | "weak" | SecurityRefusal | TooMany> {
  return withOwnAccounts((accounts) => accounts.changePassword(customerId, change, cookies));
}

/** Ends an account's sessions but this one. */
export function endOtherSessions(
  customerId: string,
  { cookies }: Session,
): Promise<"done" | "ended" | "not-offered" | "failed"> {
  return withOwnAccounts((accounts) => accounts.endOtherSessions(customerId, cookies));
}

/** A new secret for an authenticator app, in base32, which takes effect with its first code. */
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
