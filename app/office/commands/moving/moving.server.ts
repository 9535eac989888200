import type { Database } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";

/** Where the shop stores its data: a server's database, or else a file. */
export interface ShopPlace {
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

/** Moves all or part of the shop's data to another database (decision 82). */
export interface DataMover {
  /**
   * Writes a consistent snapshot of everything while others read and write.
   *
   * @param write receives lines of text, several at a time
   * @param now in milliseconds since the epoch
   * @throws Error with a message for the operator
   */
  readonly exportData: (place: ShopPlace, write: (text: string) => Promise<void>, now: EpochMs) => Promise<Moved>;
  /**
   * Reads all of what {@link exportData} wrote, and checks that it is complete.
   *
   * @throws Error with a message for the operator
   */
  readonly checkData: (read: () => AsyncIterable<Uint8Array>) => Promise<void>;
  /**
   * Fills an empty place with what {@link exportData} wrote, all or nothing.
   *
   * @param read returns the bytes written, from the beginning, each time it is called
   * @throws Error with a message for the operator; nothing is written
   */
  readonly importData: (place: ShopPlace, read: () => AsyncIterable<Uint8Array>, now: EpochMs) => Promise<Moved>;
  /** Opens a place for reading, and closes it after the work. */
  readonly reading: (place: ShopPlace, work: (database: Database) => Promise<void>) => Promise<void>;
}
