import type { Transaction } from "~/base/database/database.server";
import type { AccountSecurity, DecisionTag } from "~/provider/accounts/account";
import type { AccountListPage, AccountListQuery } from "~/provider/accounts/account-list";
import type { NewsReader } from "~/provider/accounts/news-readers";
import type { AccountRecord, MarkedProfile, Registration } from "~/provider/accounts/profile";
import type { TierId } from "~/trade/pricing/tiers";

/** The owner's proof that the account is theirs. */
export interface OwnerProof {
  readonly password: string;
  /** A code of the second factor, if it is on. */
  readonly code?: string | undefined;
}

/** Nothing was tried; the caller can try again after this many seconds. */
export interface TooMany {
  readonly retryAfter: number;
}

/** Why the owner's proof was not accepted; `ended` if the account is gone. */
export type Unproven = "ended" | "wrong-password" | "wrong-code" | TooMany;

/** The cookies of the owner's session. */
export type SessionCookies = Readonly<Record<string, string>>;

/** The current password, and its replacement. */
export interface PasswordChange extends Pick<OwnerProof, "code"> {
  readonly current: string;
  readonly next: string;
}

/** The new account of somebody who was invited to run the shop; the address is normalized. */
export type InvitedAccount = Pick<Registration, "email" | "firstName" | "lastName" | "password">;

/** A decision to reverse. */
export interface Reopening {
  readonly id: string;
  /** The decision that the account is believed to have. */
  readonly tag: DecisionTag;
  /** The account of the admin who reverses it. */
  readonly adminId: string;
}

/** A new tier of an account. */
export interface TierChange {
  readonly id: string;
  readonly tier: TierId;
  /** The account of the admin who changes it. */
  readonly adminId: string;
}

/**
 * What owners and admins can do with the accounts of a back end in this process. Accounts are named by their ids; the
 * caller has checked who is signed in. Each function throws BusyError while the database is busy or full, or too many
 * passwords wait to be hashed.
 */
export interface OwnAccounts {
  /** What the owner can change, and whether {@link askEmailChange} is available; `null` if the account is gone. */
  findProfile(id: string): Promise<(MarkedProfile & { readonly changesEmail: boolean }) | null>;
  /** Replaces the profile, unless it has changed since its mark was read. */
  changeProfile(id: string, profile: MarkedProfile): Promise<"done" | "changed" | "ended">;
  /**
   * Mails a link to a new address of the account. The result is the same if another account has the address;
   * `only-admin` if that would leave the shop without an owner.
   */
  askEmailChange(
    id: string,
    email: string,
    proof: OwnerProof,
  ): Promise<"done" | "no-mail" | "not-offered" | "only-admin" | Unproven>;
  /** What else is stored about the account, for its owner; `null` if the account is gone. */
  findRecord(id: string): Promise<AccountRecord | null>;
  /**
   * Deletes the account, and what the shop stores for it; its orders stay. The only owner's account cannot be deleted.
   */
  deleteAccount(id: string, proof: OwnerProof): Promise<"done" | "only-admin" | Unproven>;
  /** Whether an address, normalized, has an account. */
  hasAccount(email: string): Promise<boolean>;
  /**
   * Creates an account with a confirmed address, in one transaction with what it joins.
   *
   * @param join redeems the invitation for the account's id; if it returns `false`, nothing is created
   * @returns a one-time code that signs the account in
   */
  createInvited(
    person: InvitedAccount,
    join: (trx: Transaction, id: string) => Promise<boolean>,
  ): Promise<{ readonly code: string } | "exists" | "not-invited">;
  /** How the account signs in; `null` if it is gone. */
  findSecurity(id: string, cookies: SessionCookies): Promise<AccountSecurity | null>;
  /** Replaces the password, and ends all sessions but this one; `weak` says what is wrong with the new one. */
  changePassword(
    id: string,
    change: PasswordChange,
    cookies: SessionCookies,
  ): Promise<"done" | { readonly weak: string } | Unproven>;
  /** Ends all sessions but this one. */
  endOtherSessions(id: string, cookies: SessionCookies): Promise<"done" | "ended">;
  /** Those of the accounts whose sign-in asks for a second factor. */
  withTwoFactor(ids: readonly string[]): Promise<readonly string[]>;
  /**
   * A new secret for an authenticator app, in base32, which takes effect with its first code; `not-possible` while a
   * factor is on, or if the account may not have one.
   */
  beginTwoFactor(id: string, password: string): Promise<{ readonly secret: string } | "not-possible" | Unproven>;
  /** Turns the second factor on; returns the recovery codes, which cannot be read again. */
  confirmTwoFactor(id: string, code: string): Promise<{ readonly recoveryCodes: readonly string[] } | Unproven>;
  /**
   * Turns off the second factor of somebody who lost it, as an owner of the shop.
   *
   * @param tell queues the mails about it in the same transaction
   */
  dropTwoFactor(id: string, ownerId: string, tell: (trx: Transaction) => Promise<void>): Promise<"done" | "unknown">;
  /** Whether the password, and the code of a second factor that is on, are the account's; the code is used up. */
  proveOwner(id: string, proof: OwnerProof): Promise<"done" | Unproven>;
  /** Turns the second factor off. */
  endTwoFactor(id: string, proof: OwnerProof): Promise<"done" | Unproven>;
  /** A page of the accounts that await a decision, oldest first, or that have one, latest first. */
  listAccounts(query: AccountListQuery): Promise<AccountListPage>;
  /** Gives an account another tier, approved. */
  changeTier(change: TierChange): Promise<"done" | "unknown">;
  /** Who wants news, by name. */
  listNewsReaders(): Promise<readonly NewsReader[]>;
  /** Reverses a decision: the account awaits a new one, and its owner is informed. */
  reopenAccount(reopening: Reopening): Promise<"done" | "other-decision" | "unknown">;
}

/** Where people do all this if another system has the accounts: addresses outside the shop. */
export interface OutsideAccountPages {
  readonly owner: string;
  readonly admin: string;
}
