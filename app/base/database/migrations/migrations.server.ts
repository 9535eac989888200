import { type Kysely, type Migration, Migrator, sql } from "kysely";
import type { Engine } from "../schema/engine.server";
import type { Reader } from "../schema/reader.server";
import { baseline } from "./0049/baseline.server";
import { openOrders } from "./0050/open-orders.server";
import { sharedLinks } from "./0052/shared-links.server";
import { foundNumbers } from "./0053/found-numbers.server";
import { doneWork } from "./0054/done-work.server";
import { pageTexts } from "./0055/page-texts.server";

/** All migrations in order, by name. Never change one that a shop may already have; add another. */
const MIGRATIONS: Readonly<Record<string, (engine: Engine) => Migration>> = {
  "0049-baseline": baseline,
  "0050-open-orders": openOrders,
  "0052-shared-links": sharedLinks,
  "0053-found-numbers": foundNumbers,
  "0054-done-work": doneWork,
  "0055-page-texts": pageTexts,
};

/** The version of a schema: the number of its newest migration; 0 if it has none. */
export const versionOf = (newest: string | null | undefined): number => Number(newest?.slice(0, 4) ?? 0);

/** The oldest version that this release can bring up to date. */
export const OLDEST = versionOf(Object.keys(MIGRATIONS).at(0));

/** The version of this release's schema. */
export const VERSION = versionOf(Object.keys(MIGRATIONS).at(-1));

/** The table of a database's migrations. */
export const MIGRATION_TABLE = "shop_migration";

/** A table that the migrator needs and the shop does not use. */
export const MIGRATION_LOCK_TABLE = "shop_migration_lock";

/** The version of a database that has the table of migrations. */
export async function versionIn(db: Reader): Promise<number> {
  const newest = await db
    .selectFrom(sql<{ name: string }>`${sql.table(MIGRATION_TABLE)}`.as("migration"))
    .select(({ fn }) => fn.max<string | null>("migration.name").as("name"))
    .executeTakeFirst();
  return versionOf(newest?.name);
}

/** @throws Error if a database is from a newer release, or was made before release 0.3.0 */
export function refuseUnreadable(version: number): void {
  if (version > VERSION) throw new Error(`its version ${version} is newer than this shop's ${VERSION}`);
  if (version > 0 && version < OLDEST) {
    throw new Error(
      "it was made before release 0.3.0: keep it with the release that made it, and give this one a new database",
    );
  }
}

/**
 * Applies the migrations that a database lacks, in one transaction that takes the writers' lock immediately: processes
 * that start together take turns. Can be repeated.
 *
 * @param schema the Postgres schema that has the tables
 */
export async function migrate(db: Kysely<unknown>, engine: Engine, schema?: string): Promise<void> {
  const made = Object.entries(MIGRATIONS).map(([name, migration]) => [name, migration(engine)] as const);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(made) },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: MIGRATION_LOCK_TABLE,
    ...(schema && { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
