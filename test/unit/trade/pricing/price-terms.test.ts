import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPercent, LIST_TERMS } from "~/trade/pricing/price-terms";
import { priceOrder, pricePiece } from "~/trade/pricing/pricing";

const inches = (width: number, height: number) => ({ width: width * 16, height: height * 16 });
const door = (width: number, height: number, preBored = false, quantity = 1) => ({
  ...inches(width, height),
  preBored,
  quantity,
});
const NOTHING = { doors: [], drawers: [], panels: [], fillers: [] };
const off = (discount: number, leastSquareInches = 0) => ({ discount, leastSquareInches });

describe("a personal price", () => {
  it("is rounded once, from the exact area: 10% off 15 1/2 x 30 at $20 is $58.13, not $58.12", () => {
    expect(pricePiece(inches(15.5, 30), 20, off(100))).toMatchObject({ cents: 5813, listCents: 6458 });
  });

  it.each([
    [12.5, 125, 5651],
    [15, 150, 5490],
    [20, 200, 5167],
    [100, 1000, 0],
    [0, 0, 6458],
  ])("is right with %s%% off", (_percent, discount, cents) => {
    expect(pricePiece(inches(15.5, 30), 20, off(discount)).cents).toBe(cents);
  });

  it("takes nothing off pre-boring, and multiplies the rounded price", () => {
    const price = priceOrder({ ...NOTHING, doors: [door(15.5, 30, true, 2)] }, 20, off(100));
    expect(price).toMatchObject({ totalCents: 12_826, listCents: 14_116, preBore: { count: 2, cents: 1200 } });
  });

  it("charges a smaller piece for the least area, and gives its own area", () => {
    expect(pricePiece(inches(6, 12), 20, off(0, 144))).toEqual({ area: 96 * 192, cents: 2000, listCents: 2000 });
    expect(pricePiece(inches(6, 12), 20, off(100, 144))).toMatchObject({ cents: 1800, listCents: 2000 });
    expect(pricePiece(inches(12, 12), 20, off(0, 144)).cents).toBe(2000);
    expect(pricePiece(inches(12, 13), 20, off(0, 144)).cents).toBe(2167);
  });

  it("charges nothing for a piece without a size", () => {
    expect(pricePiece({ width: 0, height: 480 }, 20, off(0, 144)).cents).toBe(0);
  });

  const side = fc.integer({ min: 1, max: 240 * 16 });
  const rate = fc.integer({ min: 0, max: 10_000 });
  const discount = fc.integer({ min: 0, max: 1000 });
  const least = fc.integer({ min: 0, max: 1440 });

  it("equals exact arithmetic over the whole range of sizes, rates and discounts", () => {
    fc.assert(
      fc.property(side, side, rate, discount, least, (width, height, dollars, tenths, squareInches) => {
        const area = Math.max(width * height, squareInches * 256);
        const exact = BigInt(area) * BigInt(dollars) * BigInt(1000 - tenths);
        const unit = 36_864n * 10n;
        const expected = Number((2n * exact + unit) / (2n * unit));
        expect(pricePiece({ width, height }, dollars, off(tenths, squareInches)).cents).toBe(expected);
      }),
    );
  });

  it("is the list price if nothing is taken off, and never above it", () => {
    fc.assert(
      fc.property(side, side, rate, discount, (width, height, dollars, tenths) => {
        const { cents, listCents } = pricePiece({ width, height }, dollars, off(tenths));
        expect(cents).toBeLessThanOrEqual(listCents);
        expect(listCents).toBe(pricePiece({ width, height }, dollars).cents);
        expect(pricePiece({ width, height }, dollars, LIST_TERMS).cents).toBe(listCents);
      }),
    );
  });

  it("prints its percentage as briefly as possible", () => {
    expect([0, 100, 125, 1000].map(formatPercent)).toEqual(["0%", "10%", "12.5%", "100%"]);
  });
});
