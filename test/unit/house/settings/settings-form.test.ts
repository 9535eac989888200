import { describe, expect, it } from "vitest";
import { settingsFields, settingsValidator } from "~/house/settings/settings-form";
import { FIRST_FREIGHT } from "~/trade/pricing/first-freight";
import type { FreightZone } from "~/trade/pricing/freight";
import { someSettings } from "../../../support/shop-settings";

const ZONE: FreightZone = {
  name: "Oregon",
  ranges: [
    [970, 979],
    [986, 986],
  ],
  cents: [9000, 14_050],
};

const validate = (change: Readonly<Record<string, string>> = {}) =>
  settingsValidator.validate(
    new URLSearchParams({ revision: "3", ...settingsFields(someSettings()), ...change }) as unknown as FormData,
  );

describe("the settings form", () => {
  it("reads back what it shows", async () => {
    const settings = someSettings({
      discounts: { trade: 5, reseller: 125, dealer: 150, wholesaler: 1000 },
      minimumOrderCents: 25_050,
      leastSquareInches: 144,
      freight: { ...FIRST_FREIGHT, upToPounds: [50, 150], zones: [ZONE], longInches: 0, longCents: 0 },
    });
    expect((await validate(settingsFields(settings))).data).toEqual({ revision: 3, settings });
    expect((await validate()).data).toEqual({ revision: 3, settings: someSettings() });
  });

  it("reads amounts and percentages as people write them", async () => {
    const typed = {
      minimumOrder: " $1,250.5 ",
      "discount-dealer": "12.5 %",
      "discount-trade": "",
    };
    expect((await validate(typed)).data?.settings).toMatchObject({
      minimumOrderCents: 125_050,
      discounts: { dealer: 125, trade: 0 },
    });
  });

  it.each([
    ["discount-dealer", "-5"],
    ["discount-dealer", "100.1"],
    ["discount-dealer", "12.55"],
    ["discount-dealer", "1e2"],
    ["discount-trade", "x".repeat(10_000)],
    ["minimumOrder", "-1"],
    ["minimumOrder", "0"],
    ["minimumOrder", "100000.01"],
    ["minimumOrder", "12,34"],
    ["leastSquareInches", "1441"],
    ["leastSquareInches", "1.5"],
    ["quoteDays", "366"],
    ["quoteDays", "\u0000"],
    ["freightWeights", "50, 50"],
    ["freightWeights", "150, 50"],
    ["freightWeights", ""],
    ["freightWeights", "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13"],
    ["parcelPounds", "-1"],
    ["parcelInches", "1000"],
    ["liftgateDollars", "100000.01"],
    ["longDollars", "a lot"],
    ["revision", "0"],
    ["revision", "latest"],
  ])("refuses %s of %s", async (name, value) => {
    expect(Object.keys((await validate({ [name]: value })).error?.fieldErrors ?? {})).toEqual([name]);
  });

  const WEIGHTS = { freightWeights: "50, 150" };

  it("reads zones as owners write them, and stores nothing for the first table", async () => {
    const freightZones = "\n Oregon : 97, 986 ,: $90, 140.5\r\n\nEast: 005, 100-339: 200, 300,\n";
    const { data } = await validate({ ...WEIGHTS, freightZones, longInches: "", longDollars: "" });
    expect(data?.settings.freight).toEqual({
      ...FIRST_FREIGHT,
      upToPounds: [50, 150],
      longInches: 0,
      longCents: 0,
      zones: [
        ZONE,
        {
          name: "East",
          ranges: [
            [5, 5],
            [100, 339],
          ],
          cents: [20_000, 30_000],
        },
      ],
    });
    expect((await validate()).data?.settings).not.toHaveProperty("freight");
  });

  it("refuses a list of weights that is too long to read", async () => {
    const { error } = await validate({ freightWeights: "1,".repeat(500_000) });
    expect(Object.keys(error?.fieldErrors ?? {})).toEqual(["freightWeights"]);
  });

  it("takes no zones for no estimate", async () => {
    const { data } = await validate({ freightWeights: "", freightZones: "" });
    expect(data?.settings.freight).toMatchObject({ zones: [], upToPounds: [] });
  });

  it.each([
    ["Oregon: 97", "Line 1 is not a name, ZIP codes and prices with colons between them"],
    ["Oregon: 97: 1, 2: 3", "Line 1 is not a name"],
    [": 97: 1, 2", "Line 1 is not a name"],
    ["\nOregon: 97x: 1, 2", "Line 2 has “97x”. Write how ZIP codes start"],
    ["Oregon: 979-970: 1, 2", "Line 1 has “979-970”"],
    ["Oregon: 97-98: 1, 2", "Line 1 has “97-98”"],
    ["Oregon: 97214: 1, 2", "Line 1 has “97214”"],
    ["Oregon: : 1, 2", "Line 1 needs 1 to 60 ranges"],
    ["Oregon: 97: 1", "Line 1 needs one price for each weight: 2, and has 1"],
    ["Oregon: 97: 1, -2", "Line 1 has a price that is not an amount"],
    [`${"x".repeat(61)}: 97: 1, 2`, "Line 1 has a name of more than 60"],
    ["Oregon: 97: 1, 2\n".repeat(31), "Please enter at most 30 zones"],
    ["x".repeat(1_000_000), "Please use at most 6,000 characters"],
  ])("says in which line of the zones something is wrong, case %#", async (freightZones, message) => {
    const { error } = await validate({ ...WEIGHTS, freightZones });
    expect(error?.fieldErrors.freightZones).toContain(message);
    expect(Object.keys(error?.fieldErrors ?? {})).toEqual(["freightZones"]);
  });
});
