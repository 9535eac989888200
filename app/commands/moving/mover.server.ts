import path from "node:path";
import { type Database, whenWritable } from "~/database/database.server";
import { openDatabase, openToRead } from "~/database/open-database.server";
import { openPostgres, openPostgresToRead } from "~/database/open-postgres.server";
import { exportKept } from "./export-data.server";
import { checkFile, importKept } from "./import-data.server";
import type { Kept } from "./kept.server";
import type { DataMover, KeptPlace } from "./moving.server";
import { postgresKept } from "./postgres-kept.server";
import { sqliteKept } from "./sqlite-kept.server";

const openedToRead = ({ databasePath, databaseUrl }: KeptPlace): Promise<Database> =>
  databaseUrl === null ? openToRead(path.resolve(databasePath)) : openPostgresToRead(databaseUrl);

const openedToFill = ({ databasePath, databaseUrl }: KeptPlace): Promise<Database> =>
  databaseUrl === null ? openDatabase(databasePath) : openPostgres(databaseUrl);

const keptAt = ({ databasePath, databaseUrl }: KeptPlace, database: Database, now: number): Kept =>
  databaseUrl === null ? sqliteKept(database, databasePath) : postgresKept(database, () => now);

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
    closing(await openedToRead(place), (database) => exportKept(keptAt(place, database, now), write, now)),
  async importData(place, read, now) {
    await checkFile(read);
    return closing(await openedToFill(place), (database) =>
      whenWritable(() => importKept(keptAt(place, database, now), read)),
    );
  },
  reading: async (place, work) => closing(await openedToRead(place), work),
};
