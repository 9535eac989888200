import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, write } from "~/database/database.server";
import { openDatabase } from "~/database/open-database.server";
import { catalog } from "~/provider/catalog.server";
import { toProduct } from "~/provider/contract/products.server";
import { findProduct, listProducts } from "~/provider/embedded/products.server";
import { seedCatalog } from "~/provider/embedded/seed.server";

describe("the workshop data of the embedded provider's styles", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(":memory:");
    await seedCatalog(database, catalog);
  });
  afterEach(() => database.close());

  const factsOf = async (handle: string) => (await findProduct(database.db, handle))?.specification?.workshop;

  it("is that of the first catalog, as the shop reads it", async () => {
    const read = (await listProducts(database.db)).map(({ node }) => toProduct(node)?.specification?.workshop);
    expect(read).toEqual(catalog.map(({ workshop }) => workshop));
  });

  it("is added once to a shop without it, for the styles that are still built the same way", async () => {
    await write(database, async (trx) => {
      await trx.updateTable("product").set({ workshop: null }).execute();
      await trx.updateTable("product").set({ workshop: '{"edgeBand":2}' }).where("handle", "=", "corbin").execute();
      await trx.updateTable("product").set({ construction: "Slab" }).where("handle", "=", "quarry").execute();
      await trx.deleteFrom("seeded").where("what", "=", "style facts").execute();
    });
    await seedCatalog(database, catalog);
    expect([await factsOf("harrow"), await factsOf("corbin"), await factsOf("quarry")]).toEqual([
      { joint: "miter", panelThickness: 6, drawerGrain: "across" },
      { edgeBand: 2 },
      undefined,
    ]);
    await write(database, (trx) => trx.updateTable("product").set({ workshop: null }).execute());
    await seedCatalog(database, catalog);
    expect(await factsOf("harrow")).toBeUndefined();
  });

  it("is dropped if it cannot be read, and the style is still sold", async () => {
    const node = await findProduct(database.db, "corbin");
    const specification = { ...node?.specification, workshop: { edgeBand: -1 } };
    expect(toProduct({ ...node, specification })?.specification).toEqual(
      expect.not.objectContaining({ workshop: expect.anything() }),
    );
    expect(toProduct({ ...node, specification })?.specification?.material).toBe("White oak veneer on MDF");
  });
});
