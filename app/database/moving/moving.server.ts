import type { MailingAddress } from "~/domain/registration";
import type { WireProduct } from "~/provider/contract/products.server";

/** Where the shop stores its data: a server's database, or else a file. */
export interface KeptPlace {
  readonly databasePath: string;
  readonly databaseUrl: string | null;
}

/** What was moved. */
export interface Moved {
  /** How many rows, by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** How many photographs that claims refer to are missing. */
  readonly missing: number;
}

/** A customer as the shop knows them. */
export interface MovedCustomer {
  /** Normalized. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly businessName: string;
  readonly acceptsEmailMarketing: boolean;
  readonly acceptsSmsMarketing: boolean;
  readonly tags: readonly string[];
  /** The postal address; `null` for an account that the operator created. */
  readonly address: (MailingAddress & { readonly company: string; readonly phone: string }) | null;
}

/** Receives customers and products, a few at a time. */
export interface Takers {
  readonly customers: (portion: readonly MovedCustomer[]) => Promise<void>;
  readonly products: (all: readonly WireProduct[]) => Promise<void>;
}

/** Moves all or part of the shop's data to another database (decision 82). */
export interface DataMover {
  /**
   * Writes a consistent snapshot of everything while others read and write.
   *
   * @param write receives lines of text, several at a time
   * @param now in milliseconds since the epoch
   * @throws Error with a message for the operator
   */
  readonly exportData: (place: KeptPlace, write: (text: string) => Promise<void>, now: number) => Promise<Moved>;
  /**
   * Fills an empty place with what {@link exportData} wrote, all or nothing.
   *
   * @param read returns the bytes written, from the beginning, each time it is called
   * @throws Error with a message for the operator; nothing is written
   */
  readonly importData: (place: KeptPlace, read: () => AsyncIterable<Uint8Array>, now: number) => Promise<Moved>;
  /** Reads a consistent snapshot of customers and products. */
  readonly listForOthers: (place: KeptPlace, takers: Takers) => Promise<void>;
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

/** What a back end can do besides serving; listed with it in the registry. */
export interface Moving {
  /**
   * Present if the back end takes over data by file.
   *
   * @param origin the origin of the shop's own pictures
   */
  readonly takeOver?: (origin: string) => TakeOverFiles;
}
