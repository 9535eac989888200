import { type Kysely, type Migration, sql } from "kysely";
import { FINAL_ROWS } from "../../differences/final-rows.server";
import { FUNCTIONS } from "../../differences/functions.server";
import { numberAfter } from "../../differences/numbering.server";
import { ORDER_SEARCH_INDEX } from "../../differences/order-search.server";
import { VISITOR_COUNT_TABLE } from "../../differences/visitor-counts.server";
import type { Engine } from "../../schema/engine.server";
import type { Schema } from "../../schema/schema.server";
import { makeCatalogTables } from "./catalog.server";
import { makeCustomerTables } from "./customers.server";
import { makeFigureTables } from "./figures.server";
import { makeMoneyTables } from "./money.server";
import { makeOrderTables } from "./orders.server";
import { makePeopleTables } from "./people.server";
import { makeShopTables } from "./shop.server";
import { makeShopifyTables } from "./shopify.server";
import { makeWorkshopTables } from "./workshop.server";

/** Orders and quotes are numbered from 1001, so that a number does not show how new the shop is. */
const LAST_NUMBER = 1000;

/** The settings of a shop whose owner has saved none. */
const FIRST_SETTINGS = {
  discounts: { trade: 0, reseller: 100, dealer: 150, wholesaler: 200 },
  minimumOrderCents: null,
  leastSquareInches: null,
  leadDays: null,
  freight: [],
};

async function executeAll(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The migration that creates all tables in an empty database. Never edit it once a shop has it; add another one. */
export const baseline = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await executeAll(db, FUNCTIONS[engine]);
    await makePeopleTables(db);
    await makeCatalogTables(db);
    await makeCustomerTables(db);
    await makeOrderTables(db);
    await executeAll(db, ORDER_SEARCH_INDEX[engine]);
    await makeShopTables(db);
    await makeMoneyTables(db);
    await makeWorkshopTables(db);
    await makeFigureTables(db);
    await makeShopifyTables(db);
    for (const table of ["customer_order", "quote"]) await numberAfter(db, engine, table, LAST_NUMBER);
    const saved = { saved_at: Date.now(), saved_by: null };
    const tables = db as Kysely<Schema>;
    await tables
      .insertInto("shop_settings")
      .values({ ...saved, settings: JSON.stringify(FIRST_SETTINGS) })
      .execute();
    await tables
      .insertInto("shop_facts")
      .values({ ...saved, facts: "{}" })
      .execute();
    await executeAll(db, VISITOR_COUNT_TABLE[engine]);
    await executeAll(db, FINAL_ROWS[engine]);
  },
});
