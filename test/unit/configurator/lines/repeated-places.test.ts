import { describe, expect, it } from "vitest";
import { repeatedPlaces, repeatedPlacesText } from "~/configurator/lines/repeated-places";

const NONE = { doors: [], drawers: [], panels: [], fillers: [] };
const rows = (...locations: readonly string[]) => locations.map((location) => ({ location }));

describe("locations of two rows", () => {
  it("are found across the lines of an order, however they are typed", () => {
    const lines = [
      { ...NONE, doors: rows("B4", "Pantry") },
      { ...NONE, doors: rows(" b4 ", "") },
    ];
    expect(repeatedPlaces(lines)).toEqual(["B4"]);
    expect(repeatedPlacesText(lines)).toBe("Two or more rows have the location “B4”. Check that none is there twice.");
  });

  it("are none of rows of different kinds, or without a location", () => {
    const lines = [{ ...NONE, doors: rows("B4", "", ""), drawers: rows("B4"), panels: rows("B5") }];
    expect(repeatedPlaces(lines)).toEqual([]);
    expect(repeatedPlacesText(lines)).toBe("");
  });

  it("are named up to five", () => {
    const places = ["A", "B", "C", "D", "E", "F", "G"];
    expect(repeatedPlacesText([{ ...NONE, doors: rows(...places, ...places) }])).toBe(
      "These locations are on two or more rows: “A”, “B”, “C”, “D”, “E”, 2 more. Check that none is there twice.",
    );
  });
});
