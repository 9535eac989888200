import type * as Sqlite from "@photostructure/sqlite";

export type Database = InstanceType<typeof Sqlite.DatabaseSync>;

/**
 * Opens a database with the API of `node:sqlite`. The driver is loaded only here and on demand, so that a shop with
 * another provider starts without it, and so that `node:sqlite` can replace it.
 */
export async function openDriver(path: string): Promise<Database> {
  const { DatabaseSync: Driver } = await import("@photostructure/sqlite");
  return new Driver(path);
}
