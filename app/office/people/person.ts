import type { Role } from "~/provider/accounts/roles";

export interface Person {
  readonly id: string;
  readonly email: string;
  /** Empty if unknown. */
  readonly name: string;
  readonly role: Role;
  /** Since when, ISO 8601 in UTC; `null` if the operator of the server made the account an owner. */
  readonly since: string | null;
}

export type Owner = Pick<Person, "id" | "email">;

export interface OpenInvitation {
  readonly id: string;
  /** Normalized. */
  readonly email: string;
  readonly role: Role;
  readonly invitedAt: string;
  readonly expiresAt: string;
}

/** An invitation that was made: its address, and its link if no mail takes it there. */
export interface MadeInvitation {
  readonly email: string;
  readonly link: string | null;
}

export interface ShownInvitation {
  /** Normalized. */
  readonly email: string;
  readonly role: Role;
  /** Whether a new account can be made for it here. */
  readonly isNew: boolean;
}

export interface AcceptedInvitation {
  readonly name: string;
  readonly password: string;
}

export type RoleRefusal = "changed" | "last-owner" | "operator" | "unknown";

export const INVITATION_DAYS = 7;

/** The path of the page that accepts an invitation; its code is a secret. */
export const invitationPath = (code: string): string => `/invitation/${code}`;
