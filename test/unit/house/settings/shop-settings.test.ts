import { describe, expect, it } from "vitest";
import { areDefaultTerms, readShopSettings, termsFor } from "~/house/settings/shop-settings";
import { pricedTier } from "~/provider/accounts/account";
import { FIRST_FREIGHT } from "~/trade/pricing/first-freight";
import { freightOf } from "~/trade/pricing/freight";
import { NO_TERMS } from "~/trade/pricing/price-terms";
import { someSettings } from "../../../support/shop-settings";

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
    for (const change of [{ minimumOrderCents: 1 }, { leastSquareInches: 1 }, { freight: FIRST_FREIGHT }]) {
      expect(areDefaultTerms(termsFor(someSettings(change), null))).toBe(false);
    }
  });
});

describe("stored settings", () => {
  const read = (freight: unknown) => readShopSettings(JSON.stringify({ ...someSettings({ quoteDays: 7 }), freight }));

  it("from before freight had zones keep its amounts, wherever trucks go by road", () => {
    const settings = read([
      { upToPounds: 14, cents: 9000 },
      { upToPounds: 50, cents: 14_050 },
    ]);
    const { freight } = settings;
    expect(settings.quoteDays).toBe(7);
    const load = (pounds: number) => ({ pounds, longestInches: 96 });
    const at = (pounds: number, zip: string) =>
      freightOf(load(pounds), { zip, delivery: "" }, freight ?? FIRST_FREIGHT);
    for (const zip of ["97214", "00501", "03901", "33101", "99403"]) {
      expect(at(14, zip)).toMatchObject({ kind: "sum", cents: 9000 });
      expect(at(15, zip)).toMatchObject({ kind: "sum", cents: 14_050 });
      expect(at(51, zip)).toEqual({ kind: "too-heavy", mostPounds: 50 });
    }
    for (const zip of ["99501", "96801", "00901", "09021", "34002"]) {
      expect(at(14, zip)).toEqual({ kind: "no-zone" });
    }
  });

  it("without freight get the first table, and keep an own one", () => {
    expect(read([])).toEqual(someSettings({ quoteDays: 7 }));
    expect(read(FIRST_FREIGHT).freight).toEqual(FIRST_FREIGHT);
  });
});
