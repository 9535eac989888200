import { type Kysely, type Migration, Migrator, sql } from "kysely";
import type { Engine } from "../schema/engine.server";
import type { Reader } from "../schema/reader.server";
import { baseline } from "./0001/baseline.server";
import { calendar } from "./0002-calendar.server";
import { orderSender } from "./0003-order-sender.server";
import { people } from "./0003-people.server";
import { changes } from "./0004-changes.server";
import { invitations } from "./0005-invitations.server";
import { money } from "./0008-money.server";
import { today } from "./0011-today.server";
import { catalog } from "./0012-catalog.server";
import { shopFacts } from "./0013-shop-facts.server";
import { customers } from "./0014-customers.server";
import { shipping } from "./0015-shipping.server";
import { figures } from "./0016-figures.server";
import { health } from "./0016-health.server";
import { messageDeletion } from "./0017-message-deletion.server";
import { stylePhotographs } from "./0018-style-photographs.server";
import { options } from "./0022-options.server";
import { orderRevisions } from "./0025-order-revisions.server";
import { capacity } from "./0027-capacity.server";
import { remakes } from "./0029-remakes.server";
import { receiving } from "./0030-receiving.server";
import { passports } from "./0031-passports.server";
import { rush } from "./0032-rush.server";
import { correctedRemakes } from "./0036-corrected-remakes.server";
import { unconfirmedOrders } from "./0037-unconfirmed-orders.server";
import { invoiceCredits } from "./0040-invoice-credits.server";
import { markedMessages } from "./0043-marked-messages.server";
import { unsavedForms } from "./0044-unsaved-forms.server";
import { cuttingPlans } from "./0046-cutting-plans.server";
import { delivery } from "./0048-delivery.server";

/** All migrations in order, by name. Never change one that a shop may already have; add another. */
const MIGRATIONS: Readonly<Record<string, (engine: Engine) => Migration>> = {
  "0001-baseline": baseline,
  "0002-calendar": () => calendar,
  "0003-order-sender": () => orderSender,
  "0003-people": () => people,
  "0004-changes": () => changes,
  "0005-invitations": () => invitations,
  "0008-money": () => money,
  "0011-today": () => today,
  "0012-catalog": () => catalog,
  "0013-shop-facts": shopFacts,
  "0014-customers": () => customers,
  "0015-shipping": () => shipping,
  "0016-figures": () => figures,
  "0016-health": () => health,
  "0017-message-deletion": () => messageDeletion,
  "0018-style-photographs": () => stylePhotographs,
  "0029-remakes": () => remakes,
  "0031-passports": () => passports,
  "0022-options": () => options,
  "0025-order-revisions": () => orderRevisions,
  "0030-receiving": () => receiving,
  "0027-capacity": () => capacity,
  "0032-rush": () => rush,
  "0036-corrected-remakes": () => correctedRemakes,
  "0037-unconfirmed-orders": () => unconfirmedOrders,
  "0040-invoice-credits": () => invoiceCredits,
  "0043-marked-messages": () => markedMessages,
  "0044-unsaved-forms": () => unsavedForms,
  "0046-cutting-plans": () => cuttingPlans,
  "0048-delivery": () => delivery,
};

/** The version of this release's schema: how many migrations it has. */
export const VERSION = Object.keys(MIGRATIONS).length;

/** The table of a database's migrations; its number of rows is the database's version. */
export const MIGRATION_TABLE = "shop_migration";

/** A table that the migrator needs and the shop does not use. */
export const MIGRATION_LOCK_TABLE = "shop_migration_lock";

/** How many migrations a database has had; it must have the table of migrations. */
export async function countMigrations(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom(sql`${sql.table(MIGRATION_TABLE)}`.as("migration"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** @throws Error if a database is from a newer release */
export function refuseNewer(version: number): void {
  if (version > VERSION) throw new Error(`its version ${version} is newer than this shop's ${VERSION}`);
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
