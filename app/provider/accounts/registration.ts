import type { MailingAddress } from "~/base/addresses/address";
import type { TierId } from "~/trade/pricing/tiers";

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
