import { describe, expect, it } from "vitest";
import { itemsWeight } from "~/configurator/lines/weight";
import { areDefaultTerms, areInOrder, termsFor } from "~/house/settings/shop-settings";
import { estimateFreight } from "~/ordering/cart/page/before-ordering";
import { pricedTier } from "~/provider/accounts/account";
import { NO_TERMS } from "~/trade/pricing/price-terms";
import { aCartItem } from "../../../support/cart-builders";
import { someSettings } from "../../../support/shop-settings";
import { specificationOf } from "../../../support/specifications";

describe("the tier whose price an account gets", () => {
  it.each([
    [["trade"], "trade"],
    [["dealer", "approved"], "dealer"],
    [["trade", "approved"], "trade"],
    [["dealer"], null],
    [["dealer", "rejected"], null],
    [["dealer", "rejected", "approved"], "dealer"],
    [["approved"], null],
    [["admin"], null],
    [[], null],
  ])("of %j is %s", (tags, tier) => {
    expect(pricedTier(tags)).toBe(tier);
  });
});

describe("the terms of a customer", () => {
  it("include the tier's discount, and none without a tier", () => {
    const settings = someSettings({ leastSquareInches: 72, minimumOrderCents: 25_000 });
    expect(termsFor(settings, "dealer")).toMatchObject({ discount: 150, leastSquareInches: 72 });
    expect(termsFor(settings, null)).toMatchObject({ discount: 0, minimumOrderCents: 25_000 });
    expect(termsFor(null, "dealer")).toBe(NO_TERMS);
  });

  it("are empty with the default settings", () => {
    expect(areDefaultTerms(termsFor(someSettings(), null))).toBe(true);
    expect(areDefaultTerms(termsFor(someSettings(), "trade"))).toBe(true);
    expect(areDefaultTerms(termsFor(someSettings(), "dealer"))).toBe(false);
    const one = { upToPounds: 50, cents: 9000 };
    for (const change of [{ minimumOrderCents: 1 }, { leastSquareInches: 1 }, { freight: [one] }]) {
      expect(areDefaultTerms(termsFor(someSettings(change), null))).toBe(false);
    }
  });
});

describe("estimated freight", () => {
  const bands = [
    { upToPounds: 14, cents: 9000 },
    { upToPounds: 50, cents: 14_000 },
  ];
  // 24 x 36, 6 sq ft.
  const item = (weightPerSqFt: number) => aCartItem({ specification: { ...specificationOf("ashby"), weightPerSqFt } });

  it("is that of the first band that covers the weight, rounded up to pounds", () => {
    expect(itemsWeight([item(233)])).toBe(14);
    expect(itemsWeight([item(234)])).toBe(15);
    expect(estimateFreight([item(233)], bands)).toEqual({ pounds: 14, cents: 9000 });
    expect(estimateFreight([item(234)], bands)).toEqual({ pounds: 15, cents: 14_000 });
  });

  it("is unknown beyond the last band, without a weight, or without bands", () => {
    expect(estimateFreight([item(1000)], bands)).toBeNull();
    expect(estimateFreight([item(233), aCartItem()], bands)).toBeNull();
    expect(estimateFreight([item(233)], [])).toBeNull();
    expect(estimateFreight([], bands)).toBeNull();
  });

  it("has bands in ascending order", () => {
    expect(areInOrder(bands)).toBe(true);
    expect(areInOrder([...bands].reverse())).toBe(false);
    expect(areInOrder([bands[0], bands[0]] as typeof bands)).toBe(false);
  });
});
