import type { MailingAddress } from "~/base/addresses/address";
import type { TierId } from "~/trade/pricing/tiers";

/** The kinds of address that an account has. */
export const ADDRESS_KINDS = ["mailing", "billing", "shipping"] as const;

export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** What the owner of an account can change. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly businessName: string;
  /** `null` if the account has no address of a kind. */
  readonly addresses: Readonly<Record<AddressKind, MailingAddress | null>>;
  readonly acceptsEmailMarketing: boolean;
  readonly acceptsSmsMarketing: boolean;
}

/** A profile with its revision, a text that differs after every change. */
export interface MarkedProfile {
  readonly revision: string;
  readonly profile: Profile;
}

/** What the provider stores about an account besides its profile. */
export interface AccountRecord {
  /** ISO 8601, in UTC. */
  readonly registeredAt: string;
  readonly tags: readonly string[];
}

/** A new account as its owner filled in the form (specification, section 3). */
export interface Registration extends Omit<Profile, "addresses"> {
  readonly email: string;
  /** Empty if the provider's accounts have no password. */
  readonly password: string;
  readonly mailingAddress: MailingAddress;
  readonly tier: TierId;
}
