import { describe, expect, it } from "vitest";
import { write } from "~/database/database.server";
import { openDatabase } from "~/database/open-database.server";
import { catalog } from "~/provider/catalog.server";
import { toProduct } from "~/provider/contract/products.server";
import { findProduct } from "~/provider/embedded/products.server";
import { seedCatalog } from "~/provider/embedded/seed.server";

const dollars = (amount: unknown) => ({ amount, currencyCode: "USD" });
const read = (sampleDoor: unknown) => toProduct({ id: "1", title: "Ashby", sampleDoor })?.sampleDoor;

describe("samples in a provider's answer", () => {
  it("are read with their price and the amount from which they are credited", () => {
    expect(read({ price: dollars("38.00"), creditedOver: dollars(500) })).toEqual({
      priceCents: 3800,
      creditedOverCents: 50_000,
    });
    expect(read({ price: dollars(38), creditedOver: null })).toEqual({ priceCents: 3800 });
  });

  it.each([
    ["nothing", undefined],
    ["no object", "38"],
    ["no price", { creditedOver: dollars("500") }],
    ["a price of nothing", { price: dollars("0.00") }],
    ["a price below nothing", { price: dollars("-5") }],
    ["a price without an amount", { price: { currencyCode: "USD" } }],
    ["a credit that cannot be read", { price: dollars("38"), creditedOver: dollars("much") }],
  ])("are missing for %s, and the product stays", (_what, sampleDoor) => {
    expect(toProduct({ id: "1", title: "Ashby", sampleDoor })).not.toBeNull();
    expect(read(sampleDoor)).toBeUndefined();
  });
});

describe("a shop without samples", () => {
  it("gets those of the styles that it still sells in the same material, once", async () => {
    const database = await openDatabase(":memory:", (opened) => seedCatalog(opened, catalog));
    await write(database, async (trx) => {
      await trx.deleteFrom("product_sample").execute();
      await trx.deleteFrom("seeded").where("what", "=", "samples").execute();
      await trx.updateTable("product").set({ material: "Ash" }).where("handle", "=", "rowan").execute();
    });
    await seedCatalog(database, catalog);
    const sampleOf = async (id: string) => toProduct(await findProduct(database.db, id))?.sampleDoor;
    expect(await sampleOf("bellamy")).toEqual({ priceCents: 3800, creditedOverCents: 50_000 });
    expect(await sampleOf("rowan")).toBeUndefined();
    await write(database, (trx) => trx.deleteFrom("product_sample").execute());
    await seedCatalog(database, catalog);
    expect(await sampleOf("bellamy")).toBeUndefined();
    await database.close();
  });

  it("gets one for each style of the catalog", () => {
    expect(catalog.filter(({ sampleDoor }) => !sampleDoor)).toEqual([]);
  });
});
