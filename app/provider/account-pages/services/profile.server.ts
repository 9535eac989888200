import { orUnavailable } from "~/base/database/or-unavailable.server";
import { tooMany } from "~/base/platform/rate-limits/visitor-limits.server";
import type { MarkedProfile, Profile } from "~/provider/accounts/profile";
import type { OwnerProof, TooMany, Unproven } from "~/provider/contract/own-accounts.server";
import { backend } from "~/provider/provider.server";
import { withOwnAccounts } from "./own-accounts.server";

const PROFILE_UNAVAILABLE = "Your profile could not be loaded";
const NOT_SAVED = "Your profile could not be saved. Nothing that you typed is lost: please try again.";

/**
 * An account's profile, and whether its e-mail address can be changed; `null` if the account is managed elsewhere.
 *
 * @throws UpstreamFailure
 */
export async function findProfile(
  customerId: string,
): Promise<(MarkedProfile & { readonly changesEmail: boolean }) | null> {
  const { accounts } = await backend();
  return accounts && orUnavailable(PROFILE_UNAVAILABLE, accounts.findProfile(customerId));
}

/** The result of a change that only an account's owner may make. */
export type OwnerOutcome = "done" | "only-admin" | "not-offered" | "failed" | Unproven;

/** Mails a link to a new e-mail address of an account; the result is the same if another account has the address. */
export async function askEmailChange(
  customerId: string,
  email: string,
  proof: OwnerProof,
): Promise<OwnerOutcome | "no-mail"> {
  const why = await tooMany("email-change");
  if (why) return { retryAfter: why.retryAfter } satisfies TooMany;
  return withOwnAccounts((accounts) => accounts.askEmailChange(customerId, email, proof));
}

/**
 * Replaces an account's profile.
 *
 * @returns `changed` if the profile has changed since this revision was read
 * @throws UpstreamFailure
 */
export async function saveProfile(
  customerId: string,
  revision: string,
  profile: Profile,
): Promise<"done" | "ended" | "changed" | "not-offered"> {
  const { accounts } = await backend();
  if (!accounts) return "not-offered";
  return orUnavailable(NOT_SAVED, accounts.changeProfile(customerId, { revision, profile }));
}

/** Deletes an account, and what the shop stores for it. */
export function deleteAccount(customerId: string, proof: OwnerProof): Promise<OwnerOutcome> {
  return withOwnAccounts((accounts) => accounts.deleteAccount(customerId, proof));
}

/** Whether account owners change their account here. */
export async function offersProfile(): Promise<boolean> {
  return (await backend()).accounts !== null;
}
