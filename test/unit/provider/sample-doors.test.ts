import { describe, expect, it } from "vitest";
import { catalogue } from "~/provider/catalogue.server";
import { toProduct } from "~/provider/contract/products.server";
import { openDatabase } from "~/provider/embedded/open-database.server";
import { findProduct } from "~/provider/embedded/products.server";
import { seedCatalogue } from "~/provider/embedded/seed.server";

const dollars = (amount: unknown) => ({ amount, currencyCode: "USD" });
const read = (sampleDoor: unknown) => toProduct({ id: "1", title: "Ashby", sampleDoor })?.sampleDoor;

describe("samples as a provider tells them", () => {
  it("are read with their price and when they are credited", () => {
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
  ])("are none of %s, and the product stays", (_what, sampleDoor) => {
    expect(toProduct({ id: "1", title: "Ashby", sampleDoor })).not.toBeNull();
    expect(read(sampleDoor)).toBeUndefined();
  });
});

describe("a shop that had no samples", () => {
  it("is given those of the styles that it sells in the same material, once", async () => {
    const database = await openDatabase(":memory:", (opened) => seedCatalogue(opened, catalogue));
    await database.exec(
      "DELETE FROM product_sample; DELETE FROM seeded WHERE what = 'samples'; UPDATE product SET material = 'Ash' WHERE handle = 'rowan'",
    );
    await seedCatalogue(database, catalogue);
    const sampleOf = async (id: string) => toProduct(await findProduct(database, id))?.sampleDoor;
    expect(await sampleOf("bellamy")).toEqual({ priceCents: 3800, creditedOverCents: 50_000 });
    expect(await sampleOf("rowan")).toBeUndefined();
    await database.exec("DELETE FROM product_sample");
    await seedCatalogue(database, catalogue);
    expect(await sampleOf("bellamy")).toBeUndefined();
    await database.close();
  });

  it("sells one of each style of the catalogue", () => {
    expect(catalogue.filter(({ sampleDoor }) => !sampleDoor)).toEqual([]);
  });
});
