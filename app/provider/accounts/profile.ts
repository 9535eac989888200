import type { MailingAddress } from "~/base/addresses/address";
import type { TierId } from "~/trade/pricing/tiers";

export const ADDRESS_KINDS = ["mailing", "billing", "shipping"] as const;

export type AddressKind = (typeof ADDRESS_KINDS)[number];

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

export interface MarkedProfile {
  readonly revision: string;
  readonly profile: Profile;
}

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
