import { describe, expect, it } from "vitest";
import { FIRST_OPTIONS } from "~/house/settings/settings.server";
import type { OptionSettings } from "~/house/settings/shop-settings";
import { optionsFields, optionsValidator, rowName } from "~/office/options/options-form";

const read = (change: Readonly<Record<string, string>> = {}) =>
  optionsValidator.validate({ revision: "3", ...optionsFields(FIRST_OPTIONS), ...change });

const errorsOf = async (change: Readonly<Record<string, string>>) =>
  Object.keys((await read(change)).error?.fieldErrors ?? {});

describe("the form of the options", () => {
  it("shows options as it reads them back", async () => {
    const options: OptionSettings = {
      ...FIRST_OPTIONS,
      fixings: [{ key: "48x6-10x11", name: "Dowels", makes: "Salice", isHidden: true }],
      handles: [{ spacing: 0, diameter: 45 }],
      prices: { handleHoles: { cents: 125, per: "hole" }, grainAcross: { cents: 200, per: "sqft" } },
    };
    const { data } = await optionsValidator.validate({ revision: "7", ...optionsFields(options) });
    expect(data).toEqual({ revision: 7, options });
    expect((await read()).data?.options).toEqual(FIRST_OPTIONS);
  });

  it("makes another pattern of changed holes, and leaves out a cleared row", async () => {
    const { data } = await read({ [rowName("fixing", 0, "depth")]: "12 mm" });
    expect(data?.options.fixings[0]?.key).toBe("45x9.5-2.5x12");
    const cleared = Object.fromEntries(
      ["name", "makes", "spacing", "offset", "diameter", "depth"].map((field) => [rowName("fixing", 0, field), ""]),
    );
    expect((await read(cleared)).data?.options.fixings).toEqual(FIRST_OPTIONS.fixings.slice(1));
  });

  it.each([
    ["a pattern without a name", { [rowName("fixing", 0, "name")]: "" }, rowName("fixing", 0, "name")],
    ["a hole that is no number", { [rowName("fixing", 1, "spacing")]: "wide" }, rowName("fixing", 1, "spacing")],
    ["a hole through the door", { [rowName("fixing", 1, "depth")]: "30" }, rowName("fixing", 1, "spacing")],
    [
      "the same holes twice",
      { [rowName("fixing", 1, "diameter")]: "2.5", [rowName("fixing", 1, "depth")]: "10" },
      rowName("fixing", 1, "spacing"),
    ],
    ["the same handle twice", { [rowName("handle", 1, "spacing")]: "76.2" }, rowName("handle", 1, "spacing")],
    ["a handle without a hole", { [rowName("handle", 0, "diameter")]: "" }, rowName("handle", 0, "diameter")],
    ["no distance", { handleFromEdge: "" }, "handleFromEdge"],
    ["a price below zero", { "price-fixing": "-1" }, "price-fixing"],
    ["a price of a million", { "price-fixing": "1,000,000" }, "price-fixing"],
  ])("refuses %s beside its field", async (_what, change, field) => {
    expect(await errorsOf(change)).toEqual([field]);
  });
});
