import { databasesAt, type PostgresDatabases } from "./databases-at";
import { aPostgresServer } from "./postgres-server";

export type { PostgresDatabases };

/** Databases of the server at `TEST_DATABASE_URL`, or of a temporary server. */
export async function postgresDatabases(): Promise<PostgresDatabases> {
  const address = process.env.TEST_DATABASE_URL;
  return address ? databasesAt(address) : aPostgresServer();
}
