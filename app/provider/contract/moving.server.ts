import type { MailingAddress } from "~/domain/registration";
import type { WireProduct } from "./products.server";

/** Where a back end keeps its data: a server's database, or else a file. */
export interface KeptPlace {
  readonly databasePath: string;
  readonly databaseUrl: string | null;
}

/** What was moved. */
export interface Moved {
  /** How many rows, by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** How many photographs a claim names that are not there. */
  readonly missing: number;
}

/** A customer as the shop knows one. */
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
  /** Where mail goes; `null` for an account that the operator made. */
  readonly address: (MailingAddress & { readonly company: string; readonly phone: string }) | null;
}

/** Who is given customers and products, a few at a time. */
export interface Takers {
  readonly customers: (portion: readonly MovedCustomer[]) => Promise<void>;
  readonly products: (all: readonly WireProduct[]) => Promise<void>;
}

/** Moves everything that a back end keeps, or part of it, to where another one takes it up (decision 82). */
export interface DataMover {
  /**
   * Writes everything down as it is at one moment, while others read and write it.
   *
   * @param write is given lines of text, several at a time
   * @param now in milliseconds since the epoch
   * @throws Error in words for the operator
   */
  readonly exportData: (place: KeptPlace, write: (text: string) => Promise<void>, now: number) => Promise<Moved>;
  /**
   * Fills a place where nothing is with what {@link exportData} wrote, all or nothing.
   *
   * @param read gives the bytes of what was written, from the first one, each time
   * @throws Error in words for the operator, with nothing written
   */
  readonly importData: (place: KeptPlace, read: () => AsyncIterable<Uint8Array>, now: number) => Promise<Moved>;
  /** Reads customers and products as they are at one moment. */
  readonly listForOthers: (place: KeptPlace, takers: Takers) => Promise<void>;
}

/** A table that another back end takes in as a file. */
interface FileOf<Item> {
  readonly name: string;
  readonly head: string;
  /** The lines of some items; those that cannot be taken in are left out. */
  readonly lines: (items: readonly Item[]) => { readonly text: string; readonly leftOut: number };
}

/** The files by which a back end takes over another one's customers and products. */
export interface TakeOverFiles {
  readonly customers: FileOf<MovedCustomer>;
  readonly products: FileOf<WireProduct>;
}

/** What a back end can do besides serving; the registry lists it with the back end. */
export interface Moving {
  /** There where a back end keeps data of its own. */
  readonly mover?: DataMover;
  /**
   * There where a back end takes over by files.
   *
   * @param origin where the shop's own pictures are
   */
  readonly takeOver?: (origin: string) => TakeOverFiles;
}
