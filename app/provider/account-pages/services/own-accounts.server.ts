import { orNullIfBusy, orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { tooMany } from "~/base/platform/rate-limits/visitor-limits.server";
import type { AccountSecurity } from "~/provider/accounts/account";
import { rolesWithTwoFactor } from "~/provider/accounts/account-role.server";
import { newsTable } from "~/provider/accounts/news-readers";
import type { MarkedProfile, Profile } from "~/provider/accounts/profile";
import type { Role } from "~/provider/accounts/roles";
import type { ProviderSession } from "~/provider/client/session.server";
import type {
  OutsideAccountPages,
  OwnAccounts,
  OwnerProof,
  PasswordChange,
  TooManyTries,
  Unproven,
} from "~/provider/contract/own-accounts.server";
import { backend } from "~/provider/provider.server";

/** Runs work on the accounts: `not-offered` if they are managed elsewhere, `failed` if the database is busy or full. */
export async function withOwnAccounts<T extends string | object>(
  work: (accounts: OwnAccounts) => Promise<T>,
): Promise<T | "not-offered" | "failed"> {
  const { accounts } = await backend();
  if (!accounts) return "not-offered";
  return (await orNullIfBusy(work(accounts))) ?? "failed";
}

export async function outsideAccountPages(): Promise<OutsideAccountPages | null> {
  return (await backend()).accountPages ?? null;
}

const SETTINGS_UNAVAILABLE = "Your sign-in settings could not be loaded";

type Session = Pick<ProviderSession, "cookies">;

export type SecurityRefusal = Exclude<Unproven, TooManyTries> | "not-offered" | "failed";

/** `null` if the account is managed elsewhere. Throws UpstreamFailure. */
export async function findSecurity(customerId: string, { cookies }: Session): Promise<AccountSecurity | null> {
  const { accounts } = await backend();
  return accounts && orUnavailable(SETTINGS_UNAVAILABLE, accounts.findSecurity(customerId, cookies));
}

export const changePassword = (customerId: string, { cookies }: Session, change: PasswordChange) =>
  withOwnAccounts((accounts) => accounts.changePassword(customerId, change, cookies));

export const endOtherSessions = (customerId: string, { cookies }: Session) =>
  withOwnAccounts((accounts) => accounts.endOtherSessions(customerId, cookies));

/** Creates a secret for an authenticator app, in base32; it takes effect once its first code is confirmed. */
export const beginTwoFactor = (customerId: string, password: string) =>
  withOwnAccounts((accounts) => accounts.beginTwoFactor(customerId, password));

/** Turns the second factor on; returns the recovery codes, which cannot be read again. */
export const confirmTwoFactor = (customerId: string, code: string) =>
  withOwnAccounts((accounts) => accounts.confirmTwoFactor(customerId, code));

export const endTwoFactor = (customerId: string, proof: OwnerProof) =>
  withOwnAccounts((accounts) => accounts.endTwoFactor(customerId, proof));

export const NOT_KNOWN = "We could not check whether your role needs a second factor. Please try again.";

/** Whether a person must set up a second factor before an admin page opens. Throws UpstreamFailure. */
export async function needsTwoFactorFirst(id: string, role: Role): Promise<boolean> {
  const find = async () => {
    if (!(await asksTwoFactor(role))) return false;
    const { accounts } = await backend();
    return accounts !== null && (await accounts.withTwoFactor([id])).length === 0;
  };
  return orUnavailable(NOT_KNOWN, find());
}

/** Whether a role needs a second factor; `null` is a customer. Throws UpstreamFailure. */
export async function asksTwoFactor(role: Role | null): Promise<boolean> {
  if (role === null) return false;
  return (await orUnavailable(NOT_KNOWN, rolesWithTwoFactor((await shopDatabase()).db))).includes(role);
}

const PROFILE_UNAVAILABLE = "Your profile could not be loaded";
const NOT_SAVED = "Your profile could not be saved. Nothing that you typed is lost: please try again.";

/** `null` if the account is managed elsewhere. Throws UpstreamFailure. */
export async function findProfile(
  customerId: string,
): Promise<(MarkedProfile & { readonly changesEmail: boolean }) | null> {
  const { accounts } = await backend();
  return accounts && orUnavailable(PROFILE_UNAVAILABLE, accounts.findProfile(customerId));
}

/** Mails a link to a new e-mail address of an account; the result is the same if another account has the address. */
export async function askEmailChange(customerId: string, email: string, proof: OwnerProof) {
  const why = await tooMany("email-change");
  if (why) return { retryAfter: why.retryAfter } satisfies TooManyTries;
  return withOwnAccounts((accounts) => accounts.askEmailChange(customerId, email, proof));
}

/** Replaces a profile; `changed` if it differs from the revision that was read. Throws UpstreamFailure. */
export async function saveProfile(
  customerId: string,
  revision: string,
  profile: Profile,
): Promise<"done" | "ended" | "changed" | "not-offered"> {
  const { accounts } = await backend();
  if (!accounts) return "not-offered";
  return orUnavailable(NOT_SAVED, accounts.changeProfile(customerId, { revision, profile }));
}

export const deleteAccount = (customerId: string, proof: OwnerProof) =>
  withOwnAccounts((accounts) => accounts.deleteAccount(customerId, proof));

export async function offersProfile(): Promise<boolean> {
  return (await backend()).accounts !== null;
}

const NEWS_UNAVAILABLE = "The customers who want news could not be listed";

/** A table with a row of headings; `null` if the accounts are managed elsewhere. Throws UpstreamFailure. */
export async function newsReaders(): Promise<ReturnType<typeof newsTable> | null> {
  const { accounts } = await backend();
  return accounts && newsTable(await orUnavailable(NEWS_UNAVAILABLE, accounts.listNewsReaders()));
}
