import path from "node:path";
import type { Database } from "~/base/database/database.server";
import { openDatabase, openToRead } from "~/base/database/open-database.server";
import { openPostgres, openPostgresToRead } from "~/base/database/open-postgres.server";
import type { EpochMs } from "~/base/time/time";
import { exportFrom } from "./export-data.server";
import { checkFile, importInto } from "./import-data.server";
import type { MovedDatabase, ShopPlace } from "./moved-database.server";
import { movedPostgres } from "./moved-postgres.server";
import { movedSqlite } from "./moved-sqlite.server";

const openedToRead = ({ databasePath, databaseUrl }: ShopPlace): Promise<Database> =>
  databaseUrl === null ? openToRead(path.resolve(databasePath)) : openPostgresToRead(databaseUrl);

const openedToFill = ({ databasePath, databaseUrl }: ShopPlace): Promise<Database> =>
  databaseUrl === null ? openDatabase(databasePath) : openPostgres(databaseUrl);

const movedAt = ({ databasePath, databaseUrl }: ShopPlace, database: Database, now: EpochMs): MovedDatabase =>
  databaseUrl === null ? movedSqlite(database, databasePath) : movedPostgres(database, () => now);

async function closing<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Moves all or part of the shop's data to another database (decision 82). */
export const mover = {
  /**
   * Writes a consistent snapshot of everything as lines of text, while others read and write. Throws Error with a
   * message for the operator.
   */
  exportData: async (place: ShopPlace, write: (text: string) => Promise<void>, now: EpochMs) =>
    closing(await openedToRead(place), (database) => exportFrom(movedAt(place, database, now), write, now)),
  checkData: checkFile,
  /**
   * Imports an exported file into an empty shop, all of it or nothing. Each call of `read` starts at the beginning of
   * the file.
   *
   * @throws Error with a message for the operator
   */
  async importData(place: ShopPlace, read: () => AsyncIterable<Uint8Array>, now: EpochMs) {
    await checkFile(read);
    return closing(await openedToFill(place), (database) => importInto(movedAt(place, database, now), read));
  },
  reading: async (place: ShopPlace, work: (database: Database) => Promise<void>) =>
    closing(await openedToRead(place), work),
};
