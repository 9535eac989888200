import { describe, expect, it } from "vitest";
import { settingsFields, settingsValidator } from "~/house/settings/settings-form";
import { FIRST_CUTTING } from "~/trade/cutting-plan/cutting-settings";
import { someSettings } from "../../../support/shop-settings";

async function save(change: Readonly<Record<string, string>>) {
  const { data, error } = await settingsValidator.validate({
    revision: "1",
    ...settingsFields(someSettings()),
    ...change,
  });
  return error ? Object.keys(error.fieldErrors) : data.settings.cutting;
}

describe("the settings of cutting plans", () => {
  it("are the shipped ones where nothing was typed, and absent if nothing was", async () => {
    expect(await save({})).toBeUndefined();
    expect(await save({ kerf: "3/32" })).toEqual({ ...FIRST_CUTTING, kerf: 6 });
    expect(await save({ sheetLength: "120 1/2", stickLength: "144", waste: "20%", trim: "0" })).toEqual({
      ...FIRST_CUTTING,
      sheet: { length: 1928, width: 768 },
      sticks: [2304],
      waste: 20,
      trim: 0,
    });
  });

  it("are shown as they were typed", async () => {
    const cutting = { ...FIRST_CUTTING, kerf: 6 };
    const fields = settingsFields(someSettings({ cutting }));
    expect(fields).toMatchObject({ kerf: "3/32", mdfWidth: "49", trim: "1/4", longStickLength: "120" });
    expect(await save(fields)).toEqual(cutting);
  });

  it.each([
    ["kerf", "1/3"],
    ["kerf", "1"],
    ["kerf", "-1/8"],
    ["trim", "3"],
    ["sheetLength", "4"],
    ["sheetLength", "24 1/3"],
    ["sheetWidth", "97"],
    ["mdfWidth", "100"],
    ["waste", "101"],
    ["stickLength", "9999"],
  ])("refuse %s of %s", async (field, value) => {
    expect(await save({ [field]: value })).toEqual([field]);
  });
});
