import { describe, expect, it } from "vitest";
import { toProduct } from "~/provider/contract/products.server";

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

  it("say what the finish is that the style is sold in, whatever its name says", () => {
    const specification = {
      ...{ construction: "Slab", material: "Maple", finish: "White primer", thicknessSixteenths: 12 },
      ...{ frameWidthSixteenths: null, minWidthSixteenths: 96, minHeightSixteenths: 96 },
      ...{ maxWidthSixteenths: 400, maxHeightSixteenths: 800, weightHundredthsLbPerSqFt: 250 },
    };
    const kindOf = (finishes: unknown) =>
      toProduct({ id: "ashby", title: "Ashby", specification, finishes })?.specification?.finishKind;
    expect(kindOf([{ ...FIRST, name: "White primer", kind: "paint" }, SAGE])).toBe("paint");
    expect(kindOf(undefined)).toBeUndefined();
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
