import type { MailingAddress } from "~/base/addresses/address";
import type { Database } from "~/base/database/database.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import type { MailShop } from "~/house/mail/frame.server";
import type { DecisionTag } from "~/provider/accounts/account";
import type { Profile } from "~/provider/accounts/profile";
import type { WireRegistration } from "./accounts.server";
import type { WireProduct } from "./products.server";

export interface MovedCustomer extends Omit<Profile, "addresses"> {
  /** Normalized. */
  readonly email: string;
  readonly tags: readonly string[];
  /** The postal address; `null` for an account that the operator created. */
  readonly address: (MailingAddress & { readonly company: string; readonly phone: string }) | null;
}

export interface Receivers {
  readonly customers: (portion: readonly MovedCustomer[]) => Promise<void>;
  readonly products: (all: readonly WireProduct[]) => Promise<void>;
}

interface FileOf<Item> {
  readonly name: string;
  readonly head: string;
  readonly lines: (items: readonly Item[]) => { readonly text: string; readonly leftOut: number };
}

export interface TakeOverFiles {
  readonly customers: FileOf<MovedCustomer>;
  readonly products: FileOf<WireProduct>;
}

export interface EarlierAccount {
  readonly registration: WireRegistration;
  readonly registeredAt: EpochMs;
  /** `null` if there is none yet, or none is needed. */
  readonly decision: { readonly tag: DecisionTag; readonly at: number; readonly by: string } | null;
}

export interface TakingOver {
  /** For a back end with customers and products in the shop's database: reads a consistent snapshot of them. */
  readonly handOver?: (database: Database, receivers: Receivers, today: CalendarDay) => Promise<void>;
  /** For a back end with customers: adds an account that was registered earlier, and returns its id. */
  readonly addEarlierAccount?: (database: Database, account: EarlierAccount, shop: MailShop) => Promise<string>;
  readonly takeOver?: (origin: string) => TakeOverFiles;
}
