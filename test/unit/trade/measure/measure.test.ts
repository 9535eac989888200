import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  FRACTIONS,
  formatMeasure,
  formatSize,
  fromSixteenths,
  parseFraction,
  parseInches,
  toSixteenths,
} from "~/trade/measure/measure";
import { measure, sixteenths } from "../../../support/arbitraries";

describe("parseFraction", () => {
  it.each([
    [0, ["0", "0/2", "0/4", "0/8", "0/16"]],
    [1, ["1/16"]],
    [2, ["1/8", "2/16"]],
    [3, ["3/16"]],
    [4, ["1/4", "2/8", "4/16"]],
    [5, ["5/16"]],
    [6, ["3/8", "6/16"]],
    [7, ["7/16"]],
    [8, ["1/2", "2/4", "4/8", "8/16"]],
    [9, ["9/16"]],
    [10, ["5/8", "10/16"]],
    [11, ["11/16"]],
    [12, ["3/4", "6/8", "12/16"]],
    [13, ["13/16"]],
    [14, ["7/8", "14/16"]],
    [15, ["15/16"]],
  ])("reads every way of writing %i sixteenths", (expected, texts) => {
    for (const text of texts) expect([text, parseFraction(text)]).toEqual([text, expected]);
  });

  it("ignores spaces around the fraction", () => {
    expect(parseFraction(" 1/2 ")).toBe(8);
    expect(parseFraction("\t0\n")).toBe(0);
  });

  it.each([
    ...["17/16", "16/16", "8/8", "4/4", "2/2", "1/1", "1/3", "1/5", "1/32", "1/0", "0.5", "", " ", "-1/16", "+1/2"],
    ...["1 / 2", "01/16", "1/02", "1/2/2", "1 1/2", "½", "１/２", "1", "00", "constructor", "__proto__"],
  ])("refuses %j", (text) => {
    expect(parseFraction(text)).toBeNull();
  });

  it("agrees with arithmetic on every numerator and denominator up to 40", () => {
    for (let n = 0; n <= 40; n += 1) {
      for (let d = 0; d <= 40; d += 1) {
        const expected = [2, 4, 8, 16].includes(d) && n < d ? n * (16 / d) : null;
        expect([n, d, parseFraction(`${n}/${d}`)]).toEqual([n, d, expected]);
      }
    }
  });

  it("returns null or 0 to 15 for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const n = parseFraction(text);
        expect(n === null || (Number.isInteger(n) && n >= 0 && n <= 15)).toBe(true);
      }),
    );
  });
});

describe("parseInches", () => {
  it.each([
    ["", 0],
    ["   ", 0],
    ["0", 0],
    ["007", 7],
    [" 12 ", 12],
    ["36", 36],
    ["999", 999],
    ["000000000999", 999],
  ])("reads %j as %i", (text, expected) => {
    expect(parseInches(text)).toBe(expected);
  });

  it.each([
    ...["abc", "-3", "-0", "+3", "1e9", "1e1", "24.5", "24.0", "24.", ".5", "1,000", "1000", "0000000000999"],
    ...["１２", "٣", "0x10", "0b1", "1_0", "1 2", "12in", '12"', "1/2", "NaN", "Infinity", "null", "९"],
  ])("refuses %j", (text) => {
    expect(parseInches(text)).toBeNull();
  });

  it("accepts exactly the digits of each whole number from 0 to 999", () => {
    for (let n = 0; n <= 1500; n += 1) expect(parseInches(String(n))).toBe(n <= 999 ? n : null);
  });

  it("returns null or 0 to 999 for any text", () => {
    const texts = fc.oneof(fc.string({ unit: "binary" }), fc.double().map(String), fc.bigInt().map(String));
    fc.assert(
      fc.property(texts, (text) => {
        const n = parseInches(text);
        expect(n === null || (Number.isInteger(n) && n >= 0 && n <= 999 && !Object.is(n, -0))).toBe(true);
      }),
    );
  });
});

describe("a length in sixteenths", () => {
  it("is 16 for each inch and one for each sixteenth", () => {
    expect(toSixteenths({ inches: 15, fraction: "1/2" })).toBe(248); // 15 * 16 + 8
    expect(toSixteenths({ inches: 30, fraction: "0" })).toBe(480);
    expect(toSixteenths({ inches: 999, fraction: "15/16" })).toBe(15_999); // 15984 + 15
    expect(toSixteenths({ inches: 0, fraction: "1/16" })).toBe(1);
  });

  it("splits into whole inches and the reduced fraction", () => {
    expect(fromSixteenths(248)).toEqual({ inches: 15, fraction: "1/2" });
    expect(fromSixteenths(12)).toEqual({ inches: 0, fraction: "3/4" });
    expect(fromSixteenths(0)).toEqual({ inches: 0, fraction: "0" });
    expect(fromSixteenths(15_999)).toEqual({ inches: 999, fraction: "15/16" });
  });

  it.each([-1, -16, 0.5, 15.999, Number.NaN, Number.POSITIVE_INFINITY])("cannot be %d", (length) => {
    expect(() => fromSixteenths(length)).toThrow(RangeError);
  });

  it("survives a round trip through its measure, and the measure through it", () => {
    fc.assert(
      fc.property(sixteenths, measure, (length, side) => {
        expect(toSixteenths(fromSixteenths(length))).toBe(length);
        expect(fromSixteenths(toSixteenths(side))).toEqual(side);
      }),
    );
  });

  it("survives a round trip through the two texts of its form fields", () => {
    fc.assert(
      fc.property(measure, ({ inches, fraction }) => {
        expect(parseInches(String(inches))).toBe(inches);
        expect(FRACTIONS[parseFraction(fraction) ?? -1]).toBe(fraction);
      }),
    );
  });
});

describe("a printed measure", () => {
  it.each([
    [15, "1/2", "15 1/2"],
    [0, "3/4", "3/4"],
    [0, "0", "0"],
    [30, "0", "30"],
    [999, "15/16", "999 15/16"],
  ] as const)("of %i and %s reads as on a tape", (inches, fraction, expected) => {
    expect(formatMeasure({ inches, fraction })).toBe(expected);
  });

  it("puts width before height in a size", () => {
    expect(formatSize({ inches: 15, fraction: "1/2" }, { inches: 30, fraction: "0" })).toBe('15 1/2" × 30"');
    expect(formatSize({ inches: 0, fraction: "0" }, { inches: 0, fraction: "3/4" })).toBe('0" × 3/4"');
  });

  it("is different for any two different measures", () => {
    const printed = Array.from({ length: 16_000 }, (_, length) => formatMeasure(fromSixteenths(length)));
    expect(new Set(printed).size).toBe(16_000);
  });
});

it("offers 0 and the fifteen sixteenths as a tape prints them", () => {
  expect(FRACTIONS.join(" ")).toBe("0 1/16 1/8 3/16 1/4 5/16 3/8 7/16 1/2 9/16 5/8 11/16 3/4 13/16 7/8 15/16");
});
