import type { MailingAddress } from "~/base/addresses/address";
import type { Database } from "~/base/database/database.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import type { MailShop } from "~/house/mail/frame.server";
import type { DecisionTag } from "~/provider/accounts/account";
import type { Profile } from "~/provider/accounts/profile";
import type { WireRegistration } from "./accounts.server";
import type { WireProduct } from "./products.server";

/** A customer as the shop knows them. */
export interface MovedCustomer extends Omit<Profile, "addresses"> {
  /** Normalized. */
  readonly email: string;
  readonly tags: readonly string[];
  /** The postal address; `null` for an account that the operator created. */
  readonly address: (MailingAddress & { readonly company: string; readonly phone: string }) | null;
}

/** Receives customers and products, a few at a time. */
export interface Receivers {
  readonly customers: (portion: readonly MovedCustomer[]) => Promise<void>;
  readonly products: (all: readonly WireProduct[]) => Promise<void>;
}

/** A table that another back end imports as a file. */
interface FileOf<Item> {
  readonly name: string;
  readonly head: string;
  /** The lines for some items, without those that cannot be imported. */
  readonly lines: (items: readonly Item[]) => { readonly text: string; readonly leftOut: number };
}

/** The files with which a back end takes over another one's customers and products. */
export interface TakeOverFiles {
  readonly customers: FileOf<MovedCustomer>;
  readonly products: FileOf<WireProduct>;
}

/** An account that was registered earlier; times in milliseconds since the epoch. */
export interface EarlierAccount {
  readonly registration: WireRegistration;
  readonly registeredAt: EpochMs;
  /** `null` if there is none yet, or none is needed. */
  readonly decision: { readonly tag: DecisionTag; readonly at: number; readonly by: string } | null;
}

/** What a back end can do besides serving; listed with it in the registry. */
export interface TakingOver {
  /**
   * Present if the back end stores customers and products in the shop's database: reads a consistent snapshot of them.
   *
   * @param today in the shop's time zone, YYYY-MM-DD
   */
  readonly handOver?: (database: Database, receivers: Receivers, today: CalendarDay) => Promise<void>;
  /** Present if the back end stores customers: adds an account that was registered earlier, and returns its id. */
  readonly addEarlierAccount?: (database: Database, account: EarlierAccount, shop: MailShop) => Promise<string>;
  /**
   * Present if the back end takes over data by file.
   *
   * @param origin the origin of the shop's own pictures
   */
  readonly takeOver?: (origin: string) => TakeOverFiles;
}
