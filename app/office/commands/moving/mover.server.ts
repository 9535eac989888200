import path from "node:path";
import type { Database } from "~/base/database/database.server";
import { openDatabase, openToRead } from "~/base/database/open-database.server";
import { openPostgres, openPostgresToRead } from "~/base/database/open-postgres.server";
import type { EpochMs } from "~/base/time/time";
import { exportFrom } from "./export-data.server";
import { checkFile, importInto } from "./import-data.server";
import type { MovedDatabase } from "./moved-database.server";
import { movedPostgres } from "./moved-postgres.server";
import { movedSqlite } from "./moved-sqlite.server";
import type { DataMover, ShopPlace } from "./moving.server";

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

/** Moves the shop's data, for either database. */
export const mover: DataMover = {
  exportData: async (place, write, now) =>
    closing(await openedToRead(place), (database) => exportFrom(movedAt(place, database, now), write, now)),
  checkData: checkFile,
  async importData(place, read, now) {
    await checkFile(read);
    return closing(await openedToFill(place), (database) => importInto(movedAt(place, database, now), read));
  },
  reading: async (place, work) => closing(await openedToRead(place), work),
};
