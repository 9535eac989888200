import type { Transaction } from "~/base/database/database.server";
import type { AccountSecurity, DecisionTag } from "~/provider/accounts/account";
import type { AccountListPage, AccountListQuery } from "~/provider/accounts/account-list";
import type { NewsReader } from "~/provider/accounts/news-readers";
import type { AccountRecord, MarkedProfile, Registration } from "~/provider/accounts/profile";
import type { TierId } from "~/trade/pricing/tiers";

export interface OwnerProof {
  readonly password: string;
  readonly code?: string | undefined;
}

/** Nothing was tried; the caller can try again after this many seconds. */
export interface TooManyTries {
  readonly retryAfter: number;
}

/** Why the owner's proof was not accepted; `ended` if the account is gone. */
export type Unproven = "ended" | "wrong-password" | "wrong-code" | TooManyTries;

export type SessionCookies = Readonly<Record<string, string>>;

export interface PasswordChange extends Pick<OwnerProof, "code"> {
  readonly current: string;
  readonly next: string;
}

export type InvitedAccount = Pick<Registration, "email" | "firstName" | "lastName" | "password">;

export interface Reopening {
  readonly id: string;
  readonly tag: DecisionTag;
  readonly adminId: string;
}

export interface TierChange {
  readonly id: string;
  readonly tier: TierId;
  readonly adminId: string;
}

/**
 * What owners and admins can do with the accounts of a back end in this process. The caller has checked who is signed
 * in. Each function throws BusyError while the database is busy or full, or too many passwords wait to be hashed.
 */
export interface OwnAccounts {
  /** What the owner can change, and whether {@link askEmailChange} is available; `null` if the account is gone. */
  findProfile(id: string): Promise<(MarkedProfile & { readonly changesEmail: boolean }) | null>;
  changeProfile(id: string, profile: MarkedProfile): Promise<"done" | "changed" | "ended">;
  /**
   * Mails a link to a new address, with the same result if another account has it; `only-admin` if that would leave the
   * shop without an owner.
   */
  askEmailChange(
    id: string,
    email: string,
    proof: OwnerProof,
  ): Promise<"done" | "no-mail" | "not-offered" | "only-admin" | Unproven>;
  findRecord(id: string): Promise<AccountRecord | null>;
  /** Deletes the account and what the shop stores for it, except its orders. The only owner's cannot be deleted. */
  deleteAccount(id: string, proof: OwnerProof): Promise<"done" | "only-admin" | Unproven>;
  hasAccount(email: string): Promise<boolean>;
  /**
   * Creates an account with a confirmed address, in one transaction with `join`, which redeems the invitation; if that
   * returns `false`, nothing is created. Returns a one-time code that signs the account in.
   */
  createInvited(
    person: InvitedAccount,
    join: (trx: Transaction, id: string) => Promise<boolean>,
  ): Promise<{ readonly code: string } | "exists" | "not-invited">;
  findSecurity(id: string, cookies: SessionCookies): Promise<AccountSecurity | null>;
  /** Replaces the password, and ends all sessions but this one; `weak` says what is wrong with the new one. */
  changePassword(
    id: string,
    change: PasswordChange,
    cookies: SessionCookies,
  ): Promise<"done" | { readonly weak: string } | Unproven>;
  endOtherSessions(id: string, cookies: SessionCookies): Promise<"done" | "ended">;
  withTwoFactor(ids: readonly string[]): Promise<readonly string[]>;
  /** A secret in base32, which takes effect with its first code; `not-possible` while a factor is on or not allowed. */
  beginTwoFactor(id: string, password: string): Promise<{ readonly secret: string } | "not-possible" | Unproven>;
  confirmTwoFactor(id: string, code: string): Promise<{ readonly recoveryCodes: readonly string[] } | Unproven>;
  /** Turns off the second factor of somebody who lost it; `tell` queues the mails in the same transaction. */
  dropTwoFactor(id: string, ownerId: string, tell: (trx: Transaction) => Promise<void>): Promise<"done" | "unknown">;
  /** Whether the password, and the code of a second factor that is on, are the account's; the code is used up. */
  proveOwner(id: string, proof: OwnerProof): Promise<"done" | Unproven>;
  endTwoFactor(id: string, proof: OwnerProof): Promise<"done" | Unproven>;
  listAccounts(query: AccountListQuery): Promise<AccountListPage>;
  changeTier(change: TierChange): Promise<"done" | "unknown">;
  listNewsReaders(): Promise<readonly NewsReader[]>;
  reopenAccount(reopening: Reopening): Promise<"done" | "other-decision" | "unknown">;
}

/** Where people do all this if another system has the accounts: addresses outside the shop. */
export interface OutsideAccountPages {
  readonly owner: string;
  readonly admin: string;
}
