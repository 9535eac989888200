import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCups, writeCups } from "~/trade/measure/cup-height";
import { CUP_UNITS } from "~/trade/measure/cup-units";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { cupStamp, keptCups, cupsOn as onAnother } from "~/trade/pieces/kept-cups";

const units = (inches: number) => inches * 16 * CUP_UNITS.sixteenth;
/** Measured from the top. */
const cupsOn = (cups: string, from: number, to: number) => onAnother({ cups, hingesFrom: "" }, from, to);
const door = (heightInches: string, heightFraction: string, more: Partial<PieceDraft> = {}): PieceDraft => ({
  ...BLANK_PIECE,
  widthInches: "15",
  heightInches,
  heightFraction,
  ...more,
});

describe("cups on a door of another height", () => {
  it.each([
    ["3 1/2; 26 3/4", 30.25, 29.875, "3 1/2; 26 3/8"],
    ["3 1/2; 26 3/4", 30.25, 41.5, "3 1/2; 38"],
    ["96 mm; 26 3/4", 30.25, 41.5, "96 mm; 38"],
    ["3 1/2; 15 1/8; 26 3/4", 30.25, 40, "3 1/2; 20; 36 1/2"],
    ["3 1/2; 10; 20; 26 1/2", 30, 40, "3 1/2; 10; 30; 36 1/2"],
    ["3 1/2; 26 3/4", 30.25, 30.25, "3 1/2; 26 3/4"],
  ])("%s of %d are on %d at %s", (typed, from, to, expected) => {
    expect(cupsOn(typed, units(from), units(to))).toBe(expected);
  });

  it("stay as typed if a height cannot be read, is not on the door, or would leave it", () => {
    expect(cupsOn("3; x", units(30), units(40))).toBe("3; x");
    expect(cupsOn("3; 31", units(30), units(40))).toBe("3; 31");
    expect(cupsOn("3; 24", units(30), units(4))).toBe("3; 24");
    expect(cupsOn("3; 27", units(0), units(40))).toBe("3; 27");
    expect(cupsOn("3; 27", units(30), units(0))).toBe("3; 27");
  });

  it("are as far from the nearer end as before, and on the way back where they were", () => {
    const edge = fc.integer({ min: 320, max: 1200 }).map((sixteenths) => sixteenths * CUP_UNITS.sixteenth);
    const inset = fc.integer({ min: 24 * CUP_UNITS.sixteenth, max: 150 * CUP_UNITS.sixteenth });
    fc.assert(
      fc.property(edge, edge, inset, inset, (from, to, upper, lower) => {
        const typed = writeCups([upper, from - lower]);
        const there = cupsOn(typed, from, to);
        expect(readCups(there)).toEqual([upper, to - lower]);
        expect(readCups(cupsOn(there, to, from))).toEqual([upper, from - lower]);
      }),
    );
  });
});

describe("cups of a door whose size was changed", () => {
  const before = door("30", "1/4", { cups: "3 1/2; 26 3/4" });

  it("keep their distance from the nearer end", () => {
    expect(keptCups(cupStamp(before), door("41", "1/2", { cups: "3 1/2; 26 3/4" }))).toBe("3 1/2; 38");
    // The form posts one field for each cup, and names the usual end.
    expect(keptCups(cupStamp(before), door("41", "1/2", { cups: "3 1/2;26 3/4", hingesFrom: "top" }))).toBe(
      "3 1/2; 38",
    );
    const top = door("15", "0", { widthInches: "30", hinge: "top", cups: "3; 27" });
    expect(keptCups(cupStamp(top), { ...top, widthInches: "36" })).toBe("3; 33");
    expect(keptCups(cupStamp(top), { ...top, heightInches: "20" })).toBeNull();
  });

  it("are left alone if they, their end or their side were changed too, and without a height before", () => {
    expect(keptCups(cupStamp(before), door("41", "1/2", { cups: "3 1/2; 38" }))).toBeNull();
    expect(keptCups(cupStamp(before), door("41", "1/2", { cups: before.cups, hingesFrom: "bottom" }))).toBeNull();
    expect(keptCups(cupStamp(before), door("41", "1/2", { cups: before.cups, hinge: "top" }))).toBeNull();
    expect(keptCups(cupStamp(door("", "0", { cups: "3; 27" })), door("30", "0", { cups: "3; 27" }))).toBeNull();
    expect(keptCups("", before)).toBeNull();
    expect(keptCups("x|||3; 27", before)).toBeNull();
    expect(cupStamp(door("30", "0"))).toBe("");
  });
});

describe("cups that are measured from each end", () => {
  const ends = { hingesFrom: "ends" } as const;

  it.each([
    ["3; 3 1/2", "3; 3 1/2"],
    ["3; 3; 12", "3; 3; 12"],
    ["3; 3; 15", "3; 3; 20"],
    ["15; 3; 15", "15; 3; 20"],
    ["3; 3; 12; 12", "3; 3; 12; 12"],
  ])("%s of 30 are on 40 at %s", (cups, expected) => {
    expect(onAnother({ cups, ...ends }, units(30), units(40))).toBe(expected);
  });

  it("stay as typed on a door of any height, except one in the middle", () => {
    const outer = { ...ends, cups: "3; 4" };
    expect(keptCups(cupStamp(door("30", "0", outer)), door("41", "1/2", outer))).toBeNull();
    const three = { ...ends, cups: "3; 4; 15" };
    expect(keptCups(cupStamp(door("30", "0", three)), door("41", "0", three))).toBe("3; 4; 20 1/2");
  });
});
