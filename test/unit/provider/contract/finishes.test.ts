import { describe, expect, it } from "vitest";
import { write } from "~/database/database.server";
import { openDatabase } from "~/database/open-database.server";
import { catalog } from "~/provider/catalog.server";
import { toProduct } from "~/provider/contract/products.server";
import { finishesOf } from "~/provider/embedded/product-finishes.server";
import { seedCatalog } from "~/provider/embedded/seed.server";

const FIRST = { name: "Primer", kind: "primed" };
const SAGE = {
  name: "Sage",
  kind: "paint",
  swatch: { color: "#99a28c" },
  pricePerSqFtAdded: { amount: "5.50", currencyCode: "USD" },
  image: { url: "https://cdn.test/sage.jpg" },
};
const read = (finishes: unknown) => toProduct({ id: "ashby", title: "Ashby", finishes })?.finishes;

describe("the finishes of a product", () => {
  it("are read with their swatches, prices and pictures", () => {
    expect(read([FIRST, SAGE])).toEqual([
      { name: "Primer", kind: "primed", swatch: null, addedCents: 0, image: null },
      {
        name: "Sage",
        kind: "paint",
        swatch: "#99a28c",
        addedCents: 550,
        image: { url: "https://cdn.test/sage.jpg", alt: "Ashby, Sage" },
      },
    ]);
    const picture = { color: "#99a28c", image: { url: "/swatches/sage.webp" } };
    expect(read([{ ...FIRST, swatch: picture }])).toMatchObject([{ swatch: "/swatches/sage.webp" }]);
  });

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["no list", "paint"],
    ["an empty list", []],
    ["a first one that costs more", [SAGE, FIRST]],
    ["a first one that cannot be read", [{ name: "" }, SAGE]],
    ["more than a hundred", Array.from({ length: 101 }, (_, at) => ({ ...FIRST, name: `Primer ${at}` }))],
  ])("are missing for %s, and the product stays", (_, finishes) => {
    expect(toProduct({ id: "ashby", title: "Ashby", finishes })).toMatchObject({ id: "ashby" });
    expect(read(finishes)).toBeUndefined();
  });

  it("leave out entries that cannot be read, and the second of two with the same name", () => {
    const bad = [null, 7, { ...SAGE, name: "x".repeat(81) }, { ...SAGE, name: "Oat", kind: "wallpaper" }];
    const negative = { ...SAGE, name: "Gold", pricePerSqFtAdded: { amount: "-1" } };
    expect(
      read([FIRST, ...bad, negative, SAGE, { ...SAGE, kind: "stain" }])?.map(({ name, kind }) => [name, kind]),
    ).toEqual([
      ["Primer", "primed"],
      ["Sage", "paint"],
    ]);
  });

  it("have no swatch or picture that a page may not show", () => {
    const odd = { ...SAGE, swatch: { color: "red" }, image: { url: "javascript:alert(1)" } };
    expect(read([FIRST, odd])?.[1]).toMatchObject({ swatch: null, image: null });
    const script = { ...SAGE, swatch: { color: "#99a28c", image: { url: "//evil.test/x.png" } } };
    expect(read([FIRST, script])?.[1]).toMatchObject({ swatch: "#99a28c" });
  });
});

describe("a shop without finishes", () => {
  it("gets them once, for the styles that still have their original material", async () => {
    const database = await openDatabase(":memory:", (opened) => seedCatalog(opened, catalog));
    const countOf = async (handle: string) => (await finishesOf(database.db, handle)).length;
    await write(database, async (trx) => {
      await trx.deleteFrom("product_finish").execute();
      await trx.deleteFrom("seeded").where("what", "=", "finishes").execute();
      await trx.updateTable("product").set({ material: "Ash" }).where("handle", "=", "rowan").execute();
    });
    await seedCatalog(database, catalog);
    expect([await countOf("ashby"), await countOf("rowan")]).toEqual([13, 0]);
    await write(database, (trx) => trx.deleteFrom("product_finish").execute());
    await seedCatalog(database, catalog);
    expect(await countOf("ashby")).toBe(0);
    await database.close();
  });

  it("gets pictures for existing finishes once, unless the color differs", async () => {
    const database = await openDatabase(":memory:", (opened) => seedCatalog(opened, catalog));
    const picturesOf = (name: string) =>
      database.db
        .selectFrom("product_finish")
        .select(["image_url", "swatch_url"])
        .where("handle", "=", "rowan")
        .where("name", "=", name)
        .execute();
    const without = { image_url: null, image_alt: null, swatch_url: null };
    await write(database, async (trx) => {
      await trx.updateTable("product_finish").set(without).execute();
      await trx
        .updateTable("product_finish")
        .set({ swatch_color: "#123456" })
        .where("name", "=", "Honey stain")
        .execute();
      await trx.deleteFrom("seeded").where("what", "=", "finish pictures").execute();
    });
    await seedCatalog(database, catalog);
    expect(await picturesOf("Honey stain")).toEqual([{ image_url: null, swatch_url: null }]);
    const cocoa = "/images/photographs/rowan-in-cocoa-stain";
    expect(await picturesOf("Cocoa stain")).toEqual([
      { image_url: `${cocoa}-656.webp`, swatch_url: `${cocoa}-96.webp` },
    ]);
    await write(database, (trx) => trx.updateTable("product_finish").set(without).execute());
    await seedCatalog(database, catalog);
    expect(await picturesOf("Cocoa stain")).toEqual([{ image_url: null, swatch_url: null }]);
    await database.close();
  });
});
