import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, write } from "~/database/database.server";
import { openDatabase } from "~/database/open-database.server";
import { catalog } from "~/provider/catalog.server";
import { findProduct, listProducts } from "~/provider/embedded/products.server";
import { seedCatalog } from "~/provider/embedded/seed.server";

describe("how soon the embedded provider's styles are made", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(":memory:");
    await seedCatalog(database, catalog);
  });
  afterEach(() => database.close());

  const daysOf = async (handle: string) => (await findProduct(database.db, handle))?.specification?.leadDays;

  it("is taken from the first catalog", async () => {
    const told = (await listProducts(database.db)).map(({ node }) => node.specification?.leadDays);
    expect(told).toEqual(catalog.map(({ leadDays }) => leadDays));
  });

  it("is added once to a shop without it, for the styles that are still made of the same material", async () => {
    await write(database, async (trx) => {
      await trx.updateTable("product").set({ lead_days: null }).execute();
      await trx.updateTable("product").set({ lead_days: 30 }).where("handle", "=", "ashby").execute();
      await trx.updateTable("product").set({ material: "Ash" }).where("handle", "=", "rowan").execute();
      await trx.deleteFrom("seeded").where("what", "=", "lead days").execute();
    });
    await seedCatalog(database, catalog);
    expect([await daysOf("linden"), await daysOf("ashby"), await daysOf("rowan")]).toEqual([8, 30, undefined]);
    await write(database, (trx) => trx.updateTable("product").set({ lead_days: null }).execute());
    await seedCatalog(database, catalog);
    expect(await daysOf("linden")).toBeUndefined();
  });
});
