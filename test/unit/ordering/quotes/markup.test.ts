import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linesCents } from "~/ordering/orders/order-price";
import { MAX_MARKUP } from "~/ordering/quotes/dealer-paper-form";
import { markedUp, markedUpPiece } from "~/ordering/quotes/markup";
import { LIST_TERMS } from "~/trade/pricing/price-terms";
import { pricePiece } from "~/trade/pricing/pricing";
import { aCartItem } from "../../../support/cart-builders";
import { aDoor } from "../../../support/order-builders";

const DOOR = { width: 248, height: 480, preBored: false };

const size = fc.integer({ min: 0, max: 4000 });
const piece = fc.record({ width: size, height: size, preBored: fc.boolean() });
const terms = fc.record({
  discount: fc.integer({ min: 0, max: 1000 }),
  leastSquareInches: fc.integer({ min: 0, max: 1440 }),
});
const rate = fc.integer({ min: 0, max: 10_000 });
const markup = fc.integer({ min: 0, max: MAX_MARKUP });

describe("the price of a piece with a markup", () => {
  it("is rounded once, from the price before rounding", () => {
    const dealer = { discount: 100, leastSquareInches: 0 };
    expect(markedUpPiece(DOOR, 20, dealer, 250)).toBe(7266);
    expect(markedUpPiece(DOOR, 20, dealer, 0)).toBe(5813);
    expect(markedUpPiece({ ...DOOR, preBored: true }, 20, dealer, 1000)).toBe(12_825);
    // Four times $64.58333; rounding first would make it a cent less.
    expect(markedUpPiece(DOOR, 20, LIST_TERMS, 3000)).toBe(25_833);
    expect(4 * pricePiece(DOOR, 20).cents).toBe(25_832);
  });

  it("is the dealer's own price if nothing is added", () => {
    fc.assert(
      fc.property(piece, rate, terms, (one, dollars, priced) => {
        const own = pricePiece(one, dollars, priced).cents + (one.preBored ? 600 : 0);
        expect(markedUpPiece(one, dollars, priced, 0)).toBe(own);
      }),
    );
  });

  it("is within half a cent of the unrounded price, and grows with the markup", () => {
    fc.assert(
      fc.property(piece, rate, terms, markup, (one, dollars, priced, more) => {
        const area = one.width * one.height;
        const charged = area === 0 ? 0 : Math.max(area, priced.leastSquareInches * 256);
        const bored = one.preBored ? 600n * 368_640n : 0n;
        const exact = (BigInt(charged) * BigInt(dollars * (1000 - priced.discount)) + bored) * BigInt(1000 + more);
        const scale = 368_640_000n;
        const off = 2n * (BigInt(markedUpPiece(one, dollars, priced, more)) * scale - exact);
        expect(off > -scale && off <= scale).toBe(true);
        if (more > 0) {
          expect(markedUpPiece(one, dollars, priced, more)).toBeGreaterThanOrEqual(
            markedUpPiece(one, dollars, priced, more - 1),
          );
        }
      }),
    );
  });
});

describe("lines with a markup", () => {
  it("add up to the sum of their rows to the cent, and to the dealer's price if nothing is added", () => {
    const quantity = fc.integer({ min: 1, max: 40 });
    const door = fc.record({ inches: fc.integer({ min: 6, max: 40 }), quantity, preBored: fc.boolean() });
    const lines = fc.array(fc.array(door, { maxLength: 6 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(lines, rate, terms, markup, (all, dollars, priced, more) => {
        const items = all.map((doors) =>
          aCartItem({
            pricePerSqFt: dollars,
            doors: doors.map(({ inches, ...rest }) => aDoor({ width: { inches, fraction: "1/16" }, ...rest })),
            panels: [{ width: { inches: 7, fraction: "0" }, height: { inches: 9, fraction: "0" }, location: "" }],
          }),
        );
        const marked = markedUp(items, priced, more);
        const rows = marked.lines.flatMap((line) => line.rows);
        expect(rows.reduce((sum, row) => sum + row.eachCents * row.quantity, 0)).toBe(marked.totalCents);
        expect(marked.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(marked.totalCents);
        for (const line of marked.lines) expect(line.rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(line.cents);
        expect(markedUp(items, priced, 0).totalCents).toBe(linesCents(items, priced));
      }),
    );
  });
});
