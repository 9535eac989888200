import { describe, expect, it } from "vitest";
import { keypadChange, keypadText, keypadTitle } from "~/configurator/order-form/keypad-text";
import { fieldPlace, takesKeypad } from "~/configurator/order-form/rows/field-ids";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";

const placeOf = (id: string) => {
  const place = fieldPlace("", id);
  if (!place) throw new Error(`no field: ${id}`);
  return place;
};
const door = { ...BLANK_PIECE, widthInches: "15", widthFraction: "1/2", cups: "3 1/2; 26; 96 mm; 3/4" };

describe("the keypad", () => {
  it("reads and writes the two fields of a size", () => {
    const place = placeOf("doors-1-widthInches");
    expect(keypadText(place, door)).toEqual({ inches: "15", fraction: "1/2" });
    expect(keypadChange(place, door, { inches: "16", fraction: "0" })).toEqual({
      widthInches: "16",
      widthFraction: "0",
    });
    expect(keypadTitle(place)).toBe("width");
  });

  it.each([
    ["doors-1-cups", "3", "1/2"],
    ["doors-1-cups-2", "26", "0"],
    ["doors-1-cups-3", "96 mm", "0"],
    ["doors-1-cups-4", "", "3/4"],
    ["doors-1-cups-5", "", "0"],
  ])("reads %s as one text", (id, inches, fraction) => {
    expect(keypadText(placeOf(id), door)).toEqual({ inches, fraction });
  });

  it("writes the height of a cup as a tape says it", () => {
    const place = placeOf("doors-1-cups-2");
    const written = (inches: string, fraction: string) => keypadChange(place, door, { inches, fraction }).cups;
    expect(written("27", "3/4")).toBe("3 1/2;27 3/4;96 mm;3/4");
    expect(written("27", "0")).toBe("3 1/2;27;96 mm;3/4");
    expect(written("", "3/4")).toBe("3 1/2;3/4;96 mm;3/4");
    expect(keypadTitle(place)).toBe("cup 2");
  });

  it("is for sizes and cups only", () => {
    const takers = ["doors-1-heightInches", "doors-1-cups-2", "doors-1-location", "doors-1-quantity", "doors-1-note"];
    expect(takers.map((id) => takesKeypad(placeOf(id)))).toEqual([true, true, false, false, false]);
  });
});
