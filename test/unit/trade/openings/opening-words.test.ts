import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMeasure, fromSixteenths } from "~/trade/measure/measure";
import { type Opening, writeOpening } from "~/trade/openings/opening";
import { doorsFor } from "~/trade/openings/opening-doors";
import { type OpeningRule, ruleWith, usualRule } from "~/trade/openings/opening-rule";
import { arithmeticWords, describeOpening, formatParts, warningWords } from "~/trade/openings/opening-words";
import { opening, rule } from "../../../support/opening-arbitraries";

function worded(anOpening: Opening, aRule: OpeningRule) {
  const doors = doorsFor(anOpening, aRule);
  if (!doors.ok) throw new Error("no doors");
  return { ...arithmeticWords(anOpening, aRule, doors), warnings: warningWords(aRule, doors) };
}

describe("the calculation in words", () => {
  it("gives the half that is not on the tape, what it is rounded to, and the real gap", () => {
    expect(worded({ width: [465], height: [480], pair: true }, usualRule("partial"))).toEqual({
      width:
        "29 1/16 + 2 x 1/2 overlay - 1/8 gap = 29 15/16; half is 14 31/32, rounded down to 14 15/16; real gap 3/16",
      height: "30 + 2 x 1/2 overlay = 31",
      warnings: ["Gap 3/16 instead of 1/8."],
    });
  });

  it("gives an exact half without rounding", () => {
    const { width, warnings } = worded({ width: [480], height: [480], pair: true }, usualRule("partial"));
    expect(width).toBe("30 + 2 x 1/2 overlay - 1/8 gap = 30 7/8; half is 15 7/16");
    expect(warnings).toEqual([]);
  });

  it("deducts for an inset pair, to sixty-fourths", () => {
    const { width } = worded({ width: [480], height: [480], pair: true }, usualRule("inset"));
    expect(width).toBe(
      "30 - 2 x 3/32 clearance - 3/32 gap = 29 23/32; half is 14 55/64, rounded down to 14 13/16; real gap 3/16",
    );
  });

  it("names the reading that decides, and warns of an opening out of square", () => {
    const crooked: Opening = { width: [240, 243], height: [384], pair: false };
    expect(worded(crooked, usualRule("lipped"))).toEqual({
      width: "15 3/16 (the larger reading) + 2 x 1/4 lip = 15 11/16",
      height: "24 + 2 x 1/4 lip = 24 1/2",
      warnings: [
        "The two readings of the width are 3/16 apart: the opening is out of square. The door follows the larger.",
      ],
    });
    expect(worded(crooked, usualRule("frameless")).width).toBe("15 (the smaller reading) - 2 x 1/16 reveal = 14 7/8");
  });

  it("names the sides that differ", () => {
    const frameless = ruleWith("frameless", { left: 2, right: 2, top: 8, bottom: 0 }, 4);
    expect(worded({ width: [384], height: [480], pair: false }, frameless)).toMatchObject({
      width: "24 - 2 x 1/16 reveal = 23 7/8",
      height: "30 - 1/4 top reveal = 29 3/4",
    });
    const partial = ruleWith("partial", { left: 16, right: 23, top: 16, bottom: -8 }, 4);
    expect(worded({ width: [240], height: [384], pair: false }, partial)).toMatchObject({
      width: "15 + 1/2 left + 23/32 right overlay = 16 7/32, rounded down to 16 3/16",
      height: "24 + 1/2 top - 1/4 bottom overlay = 24 1/4",
    });
  });

  it("leaves out a zero overlay", () => {
    expect(worded({ width: [240], height: [384], pair: false }, { mount: "partial", side: 0, gap: 4 }).width).toBe(
      "15 = 15",
    );
  });
});

describe("a stored opening in words", () => {
  it.each([
    [{ width: [465], height: [480], pair: true }, "full", "Opening 29 1/16 x 30, full overlay 1 1/4, pair, gap 3/16"],
    [{ width: [240], height: [384], pair: false }, "full-wide", "Opening 15 x 24, full overlay 1 3/8"],
    [{ width: [240], height: [384], pair: false }, "lipped", "Opening 15 x 24, lipped, lip 1/4"],
    [{ width: [240, 241], height: [384], pair: false }, "inset", "Opening 15 and 15 1/16 x 24, inset, clearance 3/32"],
    [{ width: [288], height: [384], pair: false }, "frameless", "Cabinet 18 x 24, frameless, reveal 1/16"],
  ] as const)("of %j, %s", (anOpening, mount, words) => {
    expect(describeOpening(writeOpening(anOpening, usualRule(mount)))).toBe(words);
  });

  it("gives each side if they differ", () => {
    const rule = ruleWith("frameless", { left: 2, right: 2, top: 8, bottom: 0 }, 4);
    expect(describeOpening(writeOpening({ width: [384], height: [480], pair: false }, rule))).toBe(
      "Cabinet 24 x 30, frameless, reveal left 1/16, right 1/16, top 1/4, bottom 0",
    );
  });

  it("is null for an invalid text, and a text for any valid opening, even one without doors", () => {
    expect(describeOpening("")).toBeNull();
    expect(describeOpening("1x1 inset 3 3 pair")).toBe("Opening 1/16 x 1/16, inset, clearance 3/32, pair, gap 3/32");
    fc.assert(
      fc.property(opening, rule, (o, r) => {
        expect(describeOpening(writeOpening(o, r))).toMatch(/ x /);
      }),
    );
  });
});

describe("parts of an inch", () => {
  it("read as a tape does", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15_999 }), (length) => {
        expect(formatParts(length, 16)).toBe(formatMeasure(fromSixteenths(length)));
      }),
    );
    expect(formatParts(479, 32)).toBe("14 31/32");
  });
});
