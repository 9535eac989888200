import type { Role } from "~/provider/accounts/roles";

/** Somebody who runs the shop. */
export interface Person {
  /** The account's id. */
  readonly id: string;
  readonly email: string;
  /** Empty if unknown. */
  readonly name: string;
  readonly role: Role;
  /** Since when, ISO 8601 in UTC; `null` if the operator of the server made the account an owner. */
  readonly since: string | null;
}

/** An owner who changes who runs the shop. */
export type Owner = Pick<Person, "id" | "email">;

/** An invitation that waits to be accepted. */
export interface OpenInvitation {
  readonly id: string;
  /** Normalized. */
  readonly email: string;
  readonly role: Role;
  /** ISO 8601, in UTC. */
  readonly invitedAt: string;
  readonly expiresAt: string;
}

/** An invitation that was made: its address, and its link if no mail takes it there. */
export interface MadeInvitation {
  readonly email: string;
  readonly link: string | null;
}

/** An invitation as its page shows it. */
export interface ShownInvitation {
  /** Normalized. */
  readonly email: string;
  readonly role: Role;
  /** Whether a new account can be made for it here. */
  readonly isNew: boolean;
}

/** What somebody who was invited types for a new account. */
export interface AcceptedInvitation {
  readonly name: string;
  readonly password: string;
}

/** Why a change of somebody's role was refused. */
export type RoleRefusal = "changed" | "last-owner" | "operator" | "unknown";

/** How many days an invitation is valid. */
export const INVITATION_DAYS = 7;

/** The path of the page that accepts an invitation; its code is a secret. */
export const invitationPath = (code: string): string => `/invitation/${code}`;
