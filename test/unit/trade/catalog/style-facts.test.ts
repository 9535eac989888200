import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { firstCatalog as catalog } from "~/provider/catalog.server";
import { toProduct } from "~/provider/contract/products.server";
import { findProduct, listProducts, seedCatalog } from "~/provider/embedded/products.server";

const TODAY = "2026-01-05";

describe("the workshop data of the embedded provider's styles", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(":memory:");
    await seedCatalog(database, catalog);
  });
  afterEach(() => database.close());

  it("is that of the first catalog, as the shop reads it", async () => {
    const read = (await listProducts(database.db, TODAY)).map(({ node }) => toProduct(node)?.specification?.workshop);
    expect(read).toEqual(catalog.map(({ workshop }) => workshop));
  });

  it("is dropped if it cannot be read, and the style is still sold", async () => {
    const node = await findProduct(database.db, TODAY, "corbin");
    const specification = { ...node?.specification, workshop: { edgeBand: -1 } };
    expect(toProduct({ ...node, specification })?.specification).toEqual(
      expect.not.objectContaining({ workshop: expect.anything() }),
    );
    expect(toProduct({ ...node, specification })?.specification?.material).toBe("White oak veneer on MDF");
  });
});
