import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_PRICE_CENTS,
  dollarsPerSqFt,
  formatCents,
  formatDollars,
  formatRate,
  parseAmountToCents,
} from "~/trade/measure/money";

describe("the rate of a variant", () => {
  it.each([
    [0, 0],
    [49, 0],
    [50, 1],
    [1999, 20],
    [2000, 20],
    [2049, 20],
    [2050, 21],
    [2099, 21],
    [2150, 22],
  ])("of %i cents is $%i", (cents, rate) => {
    expect(dollarsPerSqFt(cents)).toBe(rate);
  });

  it("is $20 by default", () => {
    expect(DEFAULT_PRICE_CENTS).toBe(2000);
    expect(dollarsPerSqFt(DEFAULT_PRICE_CENTS)).toBe(20);
  });
});

describe("parseAmountToCents", () => {
  it.each([
    ["20.0", 2000],
    [20, 2000],
    ["20", 2000],
    ["20.", 2000],
    [" 20.00 ", 2000],
    ["0020", 2000],
    ["19.99", 1999],
    [19.99, 1999],
    ["19.994", 1999],
    ["19.9949999", 1999],
    ["19.995", 2000],
    [19.995, 2000],
    ["1.005", 101],
    [1.005, 101],
    ["0.285", 29],
    ["0.005", 1],
    ["0.004", 0],
    ["0.1", 10],
    ["0", 0],
    [-0, 0],
    ["9999.99", 999_999],
    ["10000.00", 1_000_000],
  ])("reads %j as %i cents", (amount, cents) => {
    expect(parseAmountToCents(amount)).toBe(cents);
  });

  it.each([
    ...["", " ", "1e3", "-1", "-0.01", "+5", ".5", ".", "1.2.3", "1,000.00", "1 000", "$20", "20 USD", "0x14", "２０"],
    ...["NaN", "Infinity", "12345678", "1000000.01", "10000.01", "abc", "20.0a", "20\n0", "null"],
    ...[-1, -0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7, 10_000.01],
  ])("refuses %j", (amount) => {
    expect(parseAmountToCents(amount)).toBeNull();
  });

  it("rounds by the decimal digits themselves, however many there are", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 20 }).map((each) => each.join(""));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999 }), digits, (dollars, decimals) => {
        const scale = 10n ** BigInt(decimals.length);
        const exact = BigInt(`${dollars}${decimals}`) * 100n;
        const expected = (2n * exact + scale) / (2n * scale);
        expect(parseAmountToCents(`${dollars}.${decimals}`)).toBe(Number(expected));
      }),
      { numRuns: 500 },
    );
  });

  it("returns null or whole cents up to $10,000 for any text and any number", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.double({ min: 0, max: 2e7 }), fc.integer()), (amount) => {
        const cents = parseAmountToCents(amount);
        expect(cents === null || (Number.isInteger(cents) && cents >= 0 && cents <= 1_000_000)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("printed money", () => {
  it.each([
    [0, "$0.00"],
    [5, "$0.05"],
    [99, "$0.99"],
    [600, "$6.00"],
    [6458, "$64.58"],
    [100_000, "$1,000.00"],
    [123_456_789, "$1,234,567.89"],
    [694_357_641_600, "$6,943,576,416.00"],
  ])("shows %i cents as %s", (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it("keeps every digit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 53 - 1 }), (cents) => {
        const text = formatCents(cents);
        expect(text).toMatch(/^\$\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(Number(text.replace(/[$,.]/g, ""))).toBe(cents);
      }),
    );
  });

  it.each([
    [600, "$6"],
    [650, "$6.50"],
    [120_000, "$1,200"],
  ])("shortens %i cents to %s", (cents, text) => {
    expect(formatDollars(cents)).toBe(text);
  });

  it("shows a rate with its cents", () => {
    expect(formatRate(20)).toBe("$20.00");
    expect(formatRate(10_000)).toBe("$10,000.00");
  });
});
