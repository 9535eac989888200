import { describe, expect, it } from "vitest";
import { readHandleCell } from "~/trade/cut-list/reading/detail-cells";
import { FIRST_OFFERS } from "~/trade/measure/option-offers";

describe("a handle in a cut list", () => {
  it.each([
    ["top-96x5-28.5x63.5", "doors", "top-96x5-28.5x63.5"],
    ["96 mm top", "doors", "top-96x5-28.5x63.5"],
    ["128mm bottom", "doors", "bottom-128x5-28.5x63.5"],
    ["3 in lower", "doors", "bottom-76.2x5-28.5x63.5"],
    ['3" middle', "doors", "middle-76.2x5-28.5x63.5"],
    ["3 3/4 top", "doors", "top-96x5-28.5x63.5"],
    ["Knob, bottom", "doors", "bottom-0x5-28.5x63.5"],
    ["160", "drawers", "center-160x5-28.5x63.5"],
    ["knob", "drawers", "center-0x5-28.5x63.5"],
    ["none", "doors", ""],
    ["", "drawers", ""],
  ] as const)("is read from %j for %s", (text, list, key) =>
    expect(readHandleCell(text, list, FIRST_OFFERS)).toBe(key),
  );

  it.each([
    ["96 mm", "doors"],
    ["a bar pull", "doors"],
    ["97 cm top", "doors"],
    ["200 mm", "drawers"],
  ] as const)("is not guessed from %j for %s", (text, list) =>
    expect(readHandleCell(text, list, FIRST_OFFERS)).toBeNull(),
  );
});
