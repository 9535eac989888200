import { describe, expect, it } from "vitest";
import { settingsFields, settingsValidator } from "~/house/settings/settings-form";
import { someSettings } from "../../../support/shop-settings";

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
      freight: [
        { upToPounds: 50, cents: 9000 },
        { upToPounds: 150, cents: 0 },
      ],
    });
    expect((await validate(settingsFields(settings))).data).toEqual({ revision: 3, settings });
    expect((await validate()).data).toEqual({ revision: 3, settings: someSettings() });
  });

  it("reads amounts and percentages as people write them, and skips empty rows", async () => {
    const typed = {
      minimumOrder: " $1,250.5 ",
      "discount-dealer": "12.5 %",
      "discount-trade": "",
      pounds2: "40",
      freight2: "90",
    };
    expect((await validate(typed)).data?.settings).toMatchObject({
      minimumOrderCents: 125_050,
      discounts: { dealer: 125, trade: 0 },
      freight: [{ upToPounds: 40, cents: 9000 }],
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
    ["revision", "0"],
    ["revision", "latest"],
  ])("refuses %s of %s", async (name, value) => {
    expect(Object.keys((await validate({ [name]: value })).error?.fieldErrors ?? {})).toEqual([name]);
  });

  it.each([
    ["pounds0", { freight0: "90" }],
    ["freight0", { pounds0: "50" }],
    ["pounds1", { pounds0: "50", freight0: "90", pounds1: "50", freight1: "120" }],
  ])("says at %s what is missing in a row of freight", async (name, typed) => {
    expect(Object.keys((await validate(typed as Record<string, string>)).error?.fieldErrors ?? {})).toEqual([name]);
  });
});
