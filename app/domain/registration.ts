import type { TierId } from "./tiers";

/** Where a business receives mail; bills and deliveries go there too (specification, section 7). */
export interface MailingAddress {
  readonly address1: string;
  /** Empty if there is none. */
  readonly address2: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** A new account as its owner filled in the form (specification, section 3). */
export interface Registration {
  readonly email: string;
  /** Empty if the provider's accounts have no password. */
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly businessName: string;
  readonly mailingAddress: MailingAddress;
  readonly tier: TierId;
  readonly acceptsEmailMarketing: boolean;
  readonly acceptsSmsMarketing: boolean;
}
