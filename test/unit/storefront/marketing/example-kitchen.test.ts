import { describe, expect, it } from "vitest";
import { exampleKitchen } from "~/storefront/marketing/example-kitchen";
import { LIST_TERMS } from "~/trade/pricing/price-terms";
import { aProduct } from "../../../support/product-builder";

describe("the kitchen that the home page prices", () => {
  it("costs what its pieces cost, to ten dollars", () => {
    const ashby = aProduct({ title: "Ashby", priceCents: 2000 });
    expect(exampleKitchen(ashby, LIST_TERMS)).toEqual({ style: "Ashby", doors: 12, drawers: 6, cents: 87_000 });
  });

  it("follows the price of the style and the shop's least area", () => {
    const { cents } = exampleKitchen(aProduct({ priceCents: 4000 }), LIST_TERMS);
    expect(cents).toBe(174_000);
    const least = exampleKitchen(aProduct({ priceCents: 4000 }), { ...LIST_TERMS, leastSquareInches: 288 });
    expect(least.cents).toBeGreaterThan(cents);
  });
});
