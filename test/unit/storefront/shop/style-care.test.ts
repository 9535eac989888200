import { describe, expect, it } from "vitest";
import { careGuide } from "~/storefront/guides/care";
import { careOf, styleCare, warrantedBy, warrantyOf } from "~/storefront/shop/style-care";
import { lifetimeWarrantyPage } from "../../../support/page-texts";
import { specificationOf } from "../../../support/specifications";

const surfaces = (style: string) => careOf(specificationOf(style), styleCare).map(({ surface }) => surface);
const warranty = (style: string) => warrantyOf(specificationOf(style), styleCare);
const { joined, faced, finished } = styleCare.warranty;

describe("the care of a style", () => {
  it.each([
    ["ashby", ["Until it is painted"]],
    ["rowan", ["Oiled wood"]],
    ["barrow", ["Painted"]],
    ["pierce", ["Painted", "Glass"]],
    ["corbin", ["Lacquered wood"]],
    ["orchard", ["Lacquered wood"]],
    ["grange", ["Lacquered wood"]],
    ["linden", ["Thermofoil"]],
    ["quarry", ["Laminate"]],
  ])("is found from the words of its finish and material: %s", (style, expected) => {
    expect(surfaces(style)).toEqual(expected);
  });

  it("is empty if no word matches", () => {
    expect(careOf({ ...specificationOf("rowan"), finish: "House blend" }, styleCare)).toEqual([]);
  });

  it("matches the care guide", () => {
    const guide = careGuide.sections.flatMap((section) => ("table" in section ? section.table.rows : []));
    const advice = [...styleCare.surfaces.map(({ care }) => care), styleCare.glass];
    for (const [surface, clean, avoid] of guide) expect(advice).toContainEqual({ surface, clean, avoid });
  });
});

describe("the warranty of a style", () => {
  it.each([
    ["ashby", [joined]],
    ["rowan", [joined, finished.text]],
    ["barrow", [finished.text]],
    ["corbin", [faced.text, finished.text]],
    ["linden", [faced.text]],
    ["quarry", [faced.text]],
  ])("includes what applies to its construction: %s", (style, expected) => {
    expect(warranty(style)).toEqual(expected);
  });

  it("is quoted only as far as the shop's warranty says it", () => {
    const narrower = warrantedBy(styleCare, [joined, "A finish we applied, for two years."]);
    expect(warrantyOf(specificationOf("rowan"), narrower)).toEqual([joined]);
    expect(warrantyOf(specificationOf("corbin"), narrower)).toEqual([]);
  });

  it("is worded like the warranty itself", () => {
    expect(lifetimeWarrantyPage.sections[0]?.points).toEqual(
      expect.arrayContaining([joined, faced.text, finished.text]),
    );
    expect([joined, faced.text, finished.text].map((text) => /joints|Veneer|peels/.exec(text)?.[0])).toEqual([
      "joints",
      "Veneer",
      "peels",
    ]);
  });
});
