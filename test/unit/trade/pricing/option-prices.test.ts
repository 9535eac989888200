import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProductSpecification } from "~/trade/catalog/product";
import {
  OPTION_UNITS,
  type OptionPrices,
  optionCents,
  optionsCents,
  PRICED_OPTIONS,
  type UsedOptions,
} from "~/trade/pricing/option-prices";
import { LIST_TERMS } from "~/trade/pricing/price-terms";
import { priceOrder, pricePiece, type SizedPiece } from "~/trade/pricing/pricing";
import { usedOptions } from "~/trade/pricing/used-options";
import { rate, sixteenths } from "../../../support/arbitraries";

const aSpecification = (change: Partial<ProductSpecification> = {}): ProductSpecification => ({
  construction: "Slab",
  material: "White oak veneer on MDF",
  finish: "Clear",
  thickness: 12,
  frameWidth: null,
  minWidth: 64,
  minHeight: 64,
  maxWidth: 384,
  maxHeight: 1536,
  weightPerSqFt: 300,
  ...change,
});

const prices: fc.Arbitrary<OptionPrices> = fc.record(
  Object.fromEntries(
    PRICED_OPTIONS.map((option) => [
      option,
      fc.record({ cents: fc.integer({ min: 0, max: 100_000 }), per: fc.constantFrom(...OPTION_UNITS[option]) }),
    ]),
  ),
  { requiredKeys: [] },
);
const used: fc.Arbitrary<UsedOptions> = fc.record(
  Object.fromEntries(PRICED_OPTIONS.map((option) => [option, fc.integer({ min: 0, max: 5 })])),
  { requiredKeys: [] },
);
const piece: fc.Arbitrary<SizedPiece> = fc.record({
  width: sixteenths,
  height: sixteenths,
  preBored: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 250 }),
  options: used,
});

describe("the price of options", () => {
  it("is charged by the piece, by the hole, or by the square foot, rounded half up", () => {
    expect(optionCents({ cents: 400, per: "piece" }, 119_040, 0)).toBe(400);
    expect(optionCents({ cents: 75, per: "hole" }, 119_040, 2)).toBe(150);
    // 119040 / 36864 = 3.2292 sq ft
    expect(optionCents({ cents: 200, per: "sqft" }, 119_040, 0)).toBe(646);
    expect(optionCents({ cents: 1, per: "sqft" }, 18_432, 0)).toBe(1);
  });

  it("is added to an order, piece by piece, without a discount, as exact arithmetic has it", () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 6 }),
        rate,
        prices,
        fc.integer({ min: 0, max: 1000 }),
        (doors, dollars, options, discount) => {
          const terms = { ...LIST_TERMS, discount, options };
          const order = { doors, drawers: [], panels: [], fillers: [] };
          const price = priceOrder(order, dollars, terms);
          let exact = 0n;
          for (const { width, height, preBored, quantity = 1, options: has = {} } of doors) {
            let each = BigInt(pricePiece({ width, height }, dollars, terms).cents) + (preBored ? 600n : 0n);
            for (const option of PRICED_OPTIONS) {
              const [one, holes] = [options[option], has[option]];
              if (!one || holes === undefined) continue;
              const times = { piece: 36_864n, hole: 36_864n * BigInt(holes), sqft: BigInt(width) * BigInt(height) };
              each += (2n * BigInt(one.cents) * times[one.per] + 36_864n) / 73_728n;
            }
            exact += each * BigInt(quantity);
          }
          expect(BigInt(price.totalCents)).toBe(exact);
          expect(price.options.every(({ cents }) => cents > 0)).toBe(true);
          const one = doors.reduce(
            (sum, { width, height, options: has, quantity = 1 }) =>
              sum + optionsCents(has, width * height, options) * quantity,
            0,
          );
          expect(price.options.reduce((sum, { cents }) => sum + cents, 0)).toBe(one);
        },
      ),
    );
  });

  it("is no line of its own where the owner charges nothing", () => {
    const doors = [{ width: 160, height: 160, preBored: false, options: { handleHoles: 2 } }];
    const order = { doors, drawers: [], panels: [], fillers: [] };
    const free = priceOrder(order, 20, { ...LIST_TERMS, options: { handleHoles: { cents: 0, per: "hole" } } });
    expect(free).toEqual(priceOrder(order, 20));
    expect(free.options).toEqual([]);
  });
});

describe("the options of a piece", () => {
  const slab = aSpecification();

  it("count other cups and fixing on a bored door alone", () => {
    const door = { cups: [1, 2, 3], fixing: "45x9.5-8x13" };
    expect(usedOptions("doors", { ...door, preBored: true }, slab)).toEqual({ cupHeights: 3, fixing: 0 });
    expect(usedOptions("doors", { ...door, preBored: false }, slab)).toBeUndefined();
  });

  it("count grain across only where the style would have it upright", () => {
    expect(usedOptions("doors", { grain: "across" }, slab)).toEqual({ grainAcross: 0 });
    expect(usedOptions("drawers", { grain: "across" }, slab)).toBeUndefined();
    expect(
      usedOptions("drawers", { grain: "across" }, aSpecification({ workshop: { drawerGrain: "upright" } })),
    ).toEqual({ grainAcross: 0 });
    expect(usedOptions("doors", { grain: "upright" }, slab)).toBeUndefined();
    expect(usedOptions("drawers", { grain: "matched" }, slab)).toEqual({ grainMatched: 0 });
  });

  it("count one hole for a knob and two for a handle, a center rail, and what the style has: bands and glass", () => {
    expect(usedOptions("drawers", { handle: "center-0x5-28.5x63.5" }, slab)).toEqual({ handleHoles: 1 });
    expect(usedOptions("drawers", { handle: "center-96x5-28.5x63.5" }, slab)).toEqual({ handleHoles: 2 });
    expect(usedOptions("doors", { centerRail: 240 }, null)).toEqual({ centerRail: 0 });
    const banded = aSpecification({ workshop: { edgeBand: 1 } });
    expect(usedOptions("doors", {}, banded)).toEqual({ edgeBands: 0 });
    const glass = aSpecification({ construction: "Cope and stick, glass frame", frameWidth: 36 });
    expect(usedOptions("doors", {}, glass)).toEqual({ glassFrame: 0 });
    expect(usedOptions("fillers", {}, glass)).toBeUndefined();
  });

  it("count a frame for glass once, and only where the style has a panel to leave out", () => {
    const framed = aSpecification({ construction: "Mitered, solid flat panel", frameWidth: 36 });
    const glass = aSpecification({ construction: "Cope and stick, glass frame", frameWidth: 36 });
    expect(usedOptions("doors", { glass: "yes" }, framed)).toEqual({ glassFrame: 0 });
    expect(usedOptions("doors", {}, framed)).toBeUndefined();
    expect(usedOptions("drawers", { glass: "yes" }, glass)).toEqual({ glassFrame: 0 });
    expect(usedOptions("doors", { glass: "yes" }, slab)).toBeUndefined();
  });
});
