import { normalizeEmail } from "~/base/addresses/email";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import { findTier, type Tier, type TierId } from "~/trade/pricing/tiers";
import type { Role } from "./roles";

/** The tag of an account that may approve and reject others. */
export const ADMIN_TAG = "admin";

/** The two decisions that an admin can make, as the tags they add (specification, section 4). */
export const DECISION_TAGS = ["approved", "rejected"] as const;

export type DecisionTag = (typeof DECISION_TAGS)[number];

export const ACCOUNT_STATES = ["active", "pending", ...DECISION_TAGS] as const;

/** The state of an account, read from its tags: active without a decision, waiting for one, or decided. */
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** An account as the provider knows it; names that the provider leaves out are empty. */
export interface Account {
  /** The provider's id of the customer, or the normalized e-mail address if the provider sends none. */
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tags: readonly string[];
  /**
   * Whether the address is known to be the owner's: the operator created the account, or its owner answered an
   * invitation. Registering an address proves nothing.
   */
  readonly emailConfirmed: boolean;
}

/** Whose account it is, as its provider says. */
export type AccountOwner = Pick<Account, "firstName" | "email">;

/** What the dashboard shows of an account (specification, section 3). */
export interface AccountOverview extends AccountOwner {
  readonly orders: { readonly active: number; readonly total: number };
}

/** The tier that an account's tags name, or `null`. */
export function tierOf(tags: readonly string[]): Tier | null {
  return tags.map(findTier).find((tier) => tier !== null) ?? null;
}

/** The state of an account: pending while its tier needs an approval and no decision was made. */
export function accountState(tags: readonly string[]): AccountState {
  const decision = DECISION_TAGS.find((tag) => tags.includes(tag));
  if (decision) return decision;
  return tierOf(tags)?.requiresApproval ? "pending" : "active";
}

/**
 * The tier whose price an account gets, or `null` for the list price. An account gets its tier's price once it is
 * approved, or immediately if the tier needs no approval.
 */
export function pricedTier(tags: readonly string[]): TierId | null {
  const state = accountState(tags);
  return state === "approved" || state === "active" ? (tierOf(tags)?.id ?? null) : null;
}

/** The signed-in user, as pages know them (specification, section 3: the header reads the e-mail address). */
export interface User extends Pick<Account, "id" | "email" | "firstName" | "lastName"> {
  readonly state: AccountState;
  /** The label of the account's tier, or `null`. */
  readonly tier: string | null;
  /** The tier whose price it gets, or `null`. */
  readonly pricedTier: TierId | null;
  /** The samples in its orders that no order has credited yet; absent if there are none. */
  readonly sampleCredits?: readonly SampleDoor[];
  /** The role of a person who runs the shop; `null` for a customer. */
  readonly role: Role | null;
}

/** What every page's header knows about the signed-in user. */
export type HeaderUser = Pick<User, "email" | "role">;

/**
 * Whether an account has the admin role: its tags say so, or the operator named its address and the address is
 * confirmed. Registering a named address is not enough.
 *
 * @param adminEmails in normalized form
 */
export function isAdmin(
  { email, tags, emailConfirmed }: Pick<Account, "email" | "tags" | "emailConfirmed">,
  adminEmails: readonly string[],
): boolean {
  return tags.includes(ADMIN_TAG) || (emailConfirmed && adminEmails.includes(normalizeEmail(email)));
}

/** How an account signs in, as far as the shop can change it. */
export interface AccountSecurity {
  /** How many other browsers are signed in to the account. */
  readonly otherSessions: number;
  /** The second factor: on, off, or `null` if the account cannot have one. */
  readonly twoFactor: "on" | "off" | null;
}
