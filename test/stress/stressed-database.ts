import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import type { Database } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { openPostgres } from "~/base/database/open-postgres.server";
import type { EmbeddedChange } from "../support/embedded-backend";
import { aPostgresServer } from "../support/postgres-server";
import { rowsOf } from "../support/statements";

/** A database that shops and providers use, and that a test inspects. */
export interface StressedDatabase {
  /** The variables of a shop's environment that name it. */
  readonly environment: Readonly<Record<string, string>>;
  /** The settings of a provider's configuration that name it. */
  readonly config: EmbeddedChange;
  open(): Promise<Database>;
}

/** Where a run stores its data: a folder of SQLite files, or one Postgres server. */
export interface StressedDatabases {
  another(): Promise<StressedDatabase>;
  remove(): Promise<void>;
}

/** Whether this run stores its data in Postgres, set by `STRESS_DATABASE=postgres`. */
export const IN_POSTGRES = process.env.STRESS_DATABASE === "postgres";

function postgresAt(databaseUrl: string): StressedDatabase {
  return {
    environment: { DATABASE_URL: databaseUrl, SESSION_SECRET: "a secret of the operator's, at least 32 long" },
    config: { databaseUrl },
    open: () => openPostgres(databaseUrl),
  };
}

function fileAt(databasePath: string): StressedDatabase {
  return {
    environment: { DATABASE_PATH: databasePath },
    config: { databasePath },
    open: () => openDatabase(databasePath),
  };
}

/** The databases of one test file. With both kinds, each commit is on the disk before it is answered. */
export async function stressedDatabases(): Promise<StressedDatabases> {
  if (IN_POSTGRES) {
    const server = await aPostgresServer({ syncs: true });
    return { another: async () => postgresAt(await server.database()), remove: () => server.stop() };
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), "stress-"));
  let made = 0;
  return {
    async another() {
      made += 1;
      return fileAt(path.join(folder, `shop${made}.db`));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** SQLite's integrity check of its own file; Postgres has none, but refuses pages that it finds broken. */
export async function integrityOf(database: Database): Promise<string> {
  if (IN_POSTGRES) return "ok";
  const [row] = await rowsOf(database.db, sql<{ integrity_check: string }>`PRAGMA integrity_check`);
  return row?.integrity_check ?? "";
}
