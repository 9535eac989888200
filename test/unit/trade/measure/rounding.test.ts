import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideHalfUp, scaleHalfUp } from "~/trade/measure/rounding";

describe("divideHalfUp", () => {
  it.each([
    [0, 1, 0],
    [1, 2, 1],
    [1, 3, 0],
    [2, 3, 1],
    [3, 2, 2],
    [5, 2, 3],
    [49, 100, 0],
    [50, 100, 1],
    [149, 100, 1],
    [150, 100, 2],
    [4_503_599_627_370_495, 1, 4_503_599_627_370_495],
  ])("divides %i by %i to %i", (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

  it("rounds a tie up, one less down, and one more up, for every divisor that can tie", () => {
    const even = fc.integer({ min: 1, max: 1_000_000 }).map((half) => 2 * half);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), even, (whole, divisor) => {
        const tie = whole * divisor + divisor / 2;
        expect(divideHalfUp(tie, divisor)).toBe(whole + 1);
        expect(divideHalfUp(tie - 1, divisor)).toBe(whole);
        expect(divideHalfUp(tie + 1, divisor)).toBe(whole + 1);
      }),
    );
  });

  it("agrees with unbounded integers for every valid argument", () => {
    const numerators = fc.integer({ min: 0, max: 2 ** 52 - 2 ** 31 });
    fc.assert(
      fc.property(numerators, fc.integer({ min: 1, max: 2 ** 31 }), (numerator, denominator) => {
        const quotient = BigInt(numerator) / BigInt(denominator);
        const rest = BigInt(numerator) % BigInt(denominator);
        const expected = rest * 2n >= BigInt(denominator) ? quotient + 1n : quotient;
        expect(BigInt(divideHalfUp(numerator, denominator))).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["a negative numerator", -1, 2],
    ["a negative divisor", 1, -2],
    ["a divisor of 0", 1, 0],
    ["no number", Number.NaN, 1],
    ["infinity", Number.POSITIVE_INFINITY, 1],
    ["an endless divisor", 1, Number.POSITIVE_INFINITY],
    ["a numerator beyond the exact range", 4_503_599_627_370_496, 1],
    ["a fraction", 1.25, 1],
    ["a half", 0.5, 1],
    ["a fractional divisor", 1, 0.5],
    ["two fractions that add up to an integer", 0.25, 0.5],
  ])("refuses %s", (_name, numerator, denominator) => {
    expect(() => divideHalfUp(numerator, denominator)).toThrow(RangeError);
  });
});

describe("scaleHalfUp", () => {
  it.each([
    [119_040, 2000, 36_864, 6458],
    [1, 1, 2, 1],
    [0, 5, 3, 0],
    [25_599_680_001, 1_000_000, 36_864, 694_435_763_916],
  ])("scales %i by %i / %i to %i", (value, factor, divisor, expected) => {
    expect(scaleHalfUp(value, factor, divisor)).toBe(expected);
  });

  it("agrees with unbounded integers, even if the product exceeds the safe integers", () => {
    const value = fc.integer({ min: 0, max: 2 ** 36 });
    const factor = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(value, factor, fc.integer({ min: 1000, max: 100_000 }), (area, cents, divisor) => {
        const product = 2n * BigInt(area) * BigInt(cents) + BigInt(divisor);
        expect(BigInt(scaleHalfUp(area, cents, divisor))).toBe(product / (2n * BigInt(divisor)));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["a negative value", -1, 2, 3],
    ["a negative factor", 1, -2, 3],
    ["a fraction", 0.5, 2, 1],
    ["a fractional factor", 2, 0.5, 1],
    ["a divisor of 0", 1, 1, 0],
    ["no number", Number.NaN, 1, 1],
    ["a value beyond whole numbers", 2 ** 53, 1, 1],
  ])("refuses %s", (_name, value, factor, divisor) => {
    expect(() => scaleHalfUp(value, factor, divisor)).toThrow(RangeError);
  });
});
