import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatSqFt,
  PRE_BORE_CENTS,
  priceOrder,
  pricePiece,
  type SizedOrder,
  type SizedPiece,
} from "~/trade/pricing/pricing";
import { triesOf } from "../../../set-up/tier";
import { rate, sixteenths, sizedOrder } from "../../../support/arbitraries";

const NOTHING: SizedOrder = { doors: [], drawers: [], panels: [], fillers: [] };

function size(width: number, height: number, preBored = false): SizedPiece {
  return { width, height, preBored };
}

/** The same rule in unbounded integers: square sixteenths times dollars, 100 cents, over 16 x 16 x 144. */
function exactCents(width: number, height: number, dollars: number): bigint {
  const numerator = BigInt(width) * BigInt(height) * BigInt(dollars) * 100n;
  const whole = numerator / 36_864n;
  return (numerator % 36_864n) * 2n >= 36_864n ? whole + 1n : whole;
}

describe("the price of a piece", () => {
  it("of 15 1/2 x 30 at $20 is $64.58 for 3.23 sq ft", () => {
    // 248 * 480 = 119040; 119040 * 2000 / 36864 = 6458.3
    expect(pricePiece(size(248, 480), 20)).toMatchObject({ area: 119_040, cents: 6458 });
    expect(formatSqFt(119_040)).toBe("3.23");
  });

  it.each([
    // 64 * 72 = 4608 square sixteenths = 1/32 sq ft * 4 = 0.125 sq ft
    ["4 x 4 1/2 at $1, 12.5 cents", 64, 72, 1, 13],
    // 32 * 36 * 2000 / 36864 = 62.5
    ["2 x 2 1/4 at $20, 62.5 cents", 32, 36, 20, 63],
    // 48 * 72 * 2000 / 36864 = 187.5
    ["3 x 4 1/2 at $20, 187.5 cents", 48, 72, 20, 188],
    // 1 * 9 * 2000 / 36864 = 0.488
    ["1/16 x 9/16 at $20, 0.488 cents", 1, 9, 20, 0],
    // 2 * 5 * 2000 / 36864 = 0.543
    ["1/8 x 5/16 at $20, 0.543 cents", 2, 5, 20, 1],
    // 16 * 16 * 2000 / 36864 = 13.89
    ["1 x 1 at $20, 13.89 cents", 16, 16, 20, 14],
    ["12 x 12 at $20, one sq ft", 192, 192, 20, 2000],
    ["nothing wide", 0, 480, 20, 0],
    ["anything at $0", 248, 480, 0, 0],
    // 15999 * 15999 = 255968001; * 1000000 / 36864 = 6943576416.04
    ["999 15/16 x 999 15/16 at $10,000", 15_999, 15_999, 10_000, 6_943_576_416],
  ])("rounds halves up: %s", (_name, width, height, dollars, cents) => {
    expect(pricePiece(size(width, height), dollars).cents).toBe(cents);
  });

  it("equals exact arithmetic over the whole range of sizes and rates", () => {
    fc.assert(
      fc.property(sixteenths, sixteenths, rate, (width, height, dollars) => {
        const priced = pricePiece(size(width, height), dollars);
        expect(BigInt(priced.cents)).toBe(exactCents(width, height, dollars));
        expect(BigInt(priced.area)).toBe(BigInt(width) * BigInt(height));
        expect(Number.isSafeInteger(priced.cents) && Number.isSafeInteger(priced.area)).toBe(true);
      }),
      { numRuns: triesOf(2000), examples: [[15_999, 15_999, 10_000]] },
    );
  });

  it("is the same whichever side is the width", () => {
    fc.assert(
      fc.property(sixteenths, sixteenths, rate, (a, b, dollars) => {
        expect(pricePiece(size(a, b), dollars)).toEqual(pricePiece(size(b, a), dollars));
      }),
    );
  });

  it("never falls when a side or the rate grows", () => {
    const growth = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(sixteenths, sixteenths, rate, growth, (width, height, dollars, more) => {
        const { cents } = pricePiece(size(width, height), dollars);
        expect(pricePiece(size(width + more, height), dollars).cents).toBeGreaterThanOrEqual(cents);
        expect(pricePiece(size(width, height + more), dollars).cents).toBeGreaterThanOrEqual(cents);
        expect(pricePiece(size(width, height), dollars + more).cents).toBeGreaterThanOrEqual(cents);
      }),
    );
  });
});

describe("the price of an order", () => {
  it("of one pre-bored door of 24 x 36 at $20 is $126.00", () => {
    // 6 sq ft * $20 + $6
    const price = priceOrder({ ...NOTHING, doors: [size(384, 576, true)] }, 20);
    expect(price).toMatchObject({
      lists: {
        doors: { count: 1, area: 221_184, cents: 12_000 },
        drawers: { count: 0, area: 0, cents: 0 },
        panels: { count: 0, area: 0, cents: 0 },
        fillers: { count: 0, area: 0, cents: 0 },
      },
      preBore: { count: 1, cents: 600 },
      count: 1,
      area: 221_184,
      totalCents: 12_600,
    });
  });

  it("charges $6 for each pre-bored door and for nothing else", () => {
    expect(PRE_BORE_CENTS).toBe(600);
    const both = [size(0, 0, true), size(0, 0, false), size(0, 0, true)];
    const price = priceOrder({ doors: both, drawers: both, panels: both, fillers: both }, 20);
    expect(price.preBore).toEqual({ count: 2, cents: 1200 });
    expect(price.totalCents).toBe(1200);
    expect(price.count).toBe(12);
  });

  it("rounds each piece before it sums", () => {
    // 62.5 -> 63, three times, is 189; 187.5 together would be 188
    const three = [size(32, 36), size(32, 36), size(32, 36)];
    expect(priceOrder({ ...NOTHING, drawers: three }, 20).totalCents).toBe(189);
    // 6458.3 -> 6458, three times, is 19374; 19375 together
    const doors = [size(248, 480), size(248, 480), size(248, 480)];
    expect(priceOrder({ ...NOTHING, doors }, 20).totalCents).toBe(19_374);
  });

  it("adds doors, drawers, panels, fillers and pre-bore", () => {
    // at $20: 12000 + 6458 + 2000 + 63 + 600
    const order = {
      doors: [size(384, 576, true)],
      drawers: [size(248, 480)],
      panels: [size(192, 192)],
      fillers: [size(32, 36)],
    };
    const price = priceOrder(order, 20);
    expect(price.totalCents).toBe(21_121);
    expect(price.area).toBe(378_240); // 221184 + 119040 + 36864 + 1152
  });

  it("of nothing is $0", () => {
    expect(priceOrder(NOTHING, 20)).toMatchObject({ count: 0, area: 0, totalCents: 0 });
  });

  it("is the exact sum of its pieces, in whole and safe numbers", () => {
    fc.assert(
      fc.property(sizedOrder, rate, (order, dollars) => {
        const price = priceOrder(order, dollars);
        const all = Object.values(order).flat();
        const bored = order.doors.filter((door) => door.preBored).length;
        const cents = all.reduce((sum, piece) => sum + exactCents(piece.width, piece.height, dollars), 0n);
        expect(BigInt(price.totalCents)).toBe(cents + 600n * BigInt(bored));
        expect(price.count).toBe(all.length);
        const lists = Object.values(price.lists);
        expect(lists.reduce((sum, list) => sum + list.cents, price.preBore.cents)).toBe(price.totalCents);
        const figures = [...lists, price.preBore].flatMap((part) => Object.values<number>(part));
        expect([...figures, price.area, price.totalCents].every((n) => Number.isSafeInteger(n) && n >= 0)).toBe(true);
      }),
    );
  });

  it("stays exact with all four lists full of the largest piece at the highest rate", () => {
    const full = Array.from({ length: 100 }, () => size(15_999, 15_999, true));
    const price = priceOrder({ doors: full, drawers: full, panels: full, fillers: full }, 10_000);
    expect(price.totalCents).toBe(2_777_430_626_400); // 400 * 6943576416 + 100 * 600
    expect(formatSqFt(price.area)).toBe("2777430.57"); // 400 * 255968001 / 36864 = 2777430.5664
  });
});

describe("the largest sizes that can be read", () => {
  it("are priced and summed exactly, though such panels cannot be made", () => {
    const side = 9999 * 16 + 15;
    const full = Array.from({ length: 100 }, () => size(side, side));
    const price = priceOrder({ ...NOTHING, panels: full, fillers: full }, 10_000);
    expect(BigInt(price.totalCents)).toBe(200n * exactCents(side, side, 10_000));
    expect(price.area).toBe(200 * side * side);
    expect(formatSqFt(price.area)).toBe("138887152.78"); // 200 * 25599680001 / 36864 = 138887152.783
  });
});

describe("a printed area", () => {
  it.each([
    [0, "0.00"],
    [36_864, "1.00"],
    [221_184, "6.00"],
    [4608, "0.13"], // 0.125
    [4607, "0.12"],
    [184, "0.00"], // 0.00499
    [185, "0.01"],
    [36_863, "1.00"],
    [255_968_001, "6943.58"],
  ])("of %i square sixteenths is %s sq ft, halves up", (area, text) => {
    expect(formatSqFt(area)).toBe(text);
  });
});
