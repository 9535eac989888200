import { normalizeEmail } from "~/base/addresses/email";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import { findTier, type Tier, type TierId } from "~/trade/pricing/tiers";
import type { Role } from "./roles";

export const ADMIN_TAG = "admin";

/** The two decisions that an admin can make, as the tags they add (specification, section 4). */
export const DECISION_TAGS = ["approved", "rejected"] as const;

export type DecisionTag = (typeof DECISION_TAGS)[number];

export const ACCOUNT_STATES = ["active", "pending", ...DECISION_TAGS] as const;

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
   * Whether the address is surely the owner's: the operator created the account, or its owner answered an invitation.
   */
  readonly emailConfirmed: boolean;
}

export type AccountOwner = Pick<Account, "firstName" | "email">;

/** What the dashboard shows of an account (specification, section 3). */
export interface AccountOverview extends AccountOwner {
  readonly orders: { readonly active: number; readonly total: number };
}

export function tierOf(tags: readonly string[]): Tier | null {
  return tags.map(findTier).find((tier) => tier !== null) ?? null;
}

/** The state of an account: pending while its tier needs an approval and no decision was made. */
export function accountState(tags: readonly string[]): AccountState {
  const decision = DECISION_TAGS.find((tag) => tags.includes(tag));
  if (decision) return decision;
  return tierOf(tags)?.requiresApproval ? "pending" : "active";
}

/** The tier whose price an account gets, once approved or if it needs no approval; `null` is the list price. */
export function pricedTier(tags: readonly string[]): TierId | null {
  const state = accountState(tags);
  return state === "approved" || state === "active" ? (tierOf(tags)?.id ?? null) : null;
}

/** The signed-in user, as pages know them (specification, section 3: the header reads the e-mail address). */
export interface User extends Pick<Account, "id" | "email" | "firstName" | "lastName"> {
  readonly state: AccountState;
  readonly tier: string | null;
  readonly pricedTier: TierId | null;
  readonly sampleCredits?: readonly SampleDoor[];
  readonly role: Role | null;
}

export type HeaderUser = Pick<User, "email" | "role">;

/**
 * Whether an account is an owner's: its tags say so, or the operator named its address (normalized) and it is
 * confirmed. Registering a named address is not enough.
 */
export function isAdmin(
  { email, tags, emailConfirmed }: Pick<Account, "email" | "tags" | "emailConfirmed">,
  adminEmails: readonly string[],
): boolean {
  return tags.includes(ADMIN_TAG) || (emailConfirmed && adminEmails.includes(normalizeEmail(email)));
}

export interface AccountSecurity {
  readonly otherSessions: number;
  readonly twoFactor: "on" | "off" | null;
}
