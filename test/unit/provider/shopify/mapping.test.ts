import { describe, expect, it } from "vitest";
import { internationalPhone } from "~/provider/shopify/customer.server";
import { specificationOf } from "~/provider/shopify/product-facts.server";
import { toWireProduct } from "~/provider/shopify/products.server";
import { scrubbed } from "~/provider/shopify/shopify-error.server";

const FACTS = {
  construction: "Cope and stick",
  material: "Maple",
  finish: "Primer",
  thickness: '{"value":0.8125,"unit":"INCHES"}',
  frame_width: '{"value":57.15,"unit":"MILLIMETERS"}',
  min_width: "5.5",
  min_height: "5.5",
  max_width: '{"value":2,"unit":"FEET"}',
  max_height: "48",
  weight_per_sq_ft: '{"value":2.8,"unit":"POUNDS"}',
};

const factsOf = (change: Readonly<Record<string, string | null>>) =>
  Object.entries({ ...FACTS, ...change }).map(([key, value]) => (value === null ? null : { key, value }));

describe("the specification of a door in its metafields", () => {
  it("is converted to sixteenths of an inch and hundredths of a pound from any unit", () => {
    expect(specificationOf(factsOf({}))).toEqual({
      construction: "Cope and stick",
      material: "Maple",
      finish: "Primer",
      thicknessSixteenths: 13,
      frameWidthSixteenths: 36,
      minWidthSixteenths: 88,
      minHeightSixteenths: 88,
      maxWidthSixteenths: 384,
      maxHeightSixteenths: 768,
      weightHundredthsLbPerSqFt: 280,
    });
  });

  it.each([
    [
      { construction: null, material: null, finish: null },
      { construction: "", material: "", finish: "" },
    ],
    [{ frame_width: null }, { frameWidthSixteenths: null }],
    [{ lead_days: "12" }, { leadDays: 12 }],
    [{ workshop: '{"edgeBand":1,"drawerGrain":"upright"}' }, { workshop: { edgeBand: 1, drawerGrain: "upright" } }],
  ])("may lack texts and a frame: %j", (change, expected) => {
    expect(specificationOf(factsOf(change))).toMatchObject(expected);
  });

  it.each(["soon", "-3", "0", ""])("leaves out invalid lead days: %j", (days) => {
    expect(specificationOf(factsOf({ lead_days: days }))).not.toHaveProperty("leadDays");
  });

  it.each([
    { thickness: null },
    { max_width: null },
    { weight_per_sq_ft: "light" },
    { min_width: '{"value":5.5,"unit":"LIGHTYEARS"}' },
    { min_width: "-5" },
    { min_width: "60", max_width: "24" },
    { max_height: "[]" },
  ])("is left out completely if a measure is missing or invalid: %j", (change) => {
    expect(specificationOf(factsOf(change))).toBeNull();
  });
});

it("does not price a product that is not sold in dollars", () => {
  const door = (currencyCode: "USD" | "CAD") => ({
    id: "gid://shopify/Product/1",
    title: "Ashby",
    description: "",
    images: { edges: [] },
    priceRange: { minVariantPrice: { amount: "20.0", currencyCode } },
    facts: [],
  });
  expect(toWireProduct(door("USD"))).toMatchObject({ priceRange: { minVariantPrice: { amount: "20.0" } } });
  expect(toWireProduct(door("CAD"))).toBeNull();
});

it.each([
  ["(503) 555-0101", "+15035550101"],
  ["(503) 655-0101", "+15036550101"],
  ["1 503 655 0101", "+15036550101"],
  ["+44 20 7946 0018", "+442079460018"],
  ["555-0101", null],
  ["+1", null],
  ["", null],
])("converts the phone number %j to %j", (typed, expected) => {
  expect(internationalPhone(typed)).toBe(expected);
});

it("removes personal data that Shopify repeats from the log", () => {
  const logged = scrubbed(`Email "ann@site.test" of bob@site.test is invalid, customer 1234567 'Ann Lee'`);
  expect(logged).not.toMatch(/ann|bob|1234567|Ann/);
  expect(logged).toContain("is invalid");
});
