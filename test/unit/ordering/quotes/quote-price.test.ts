import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linesCents } from "~/ordering/orders/order-price";
import { isOrderable, priceQuote } from "~/ordering/quotes/quote-price";
import { aDoor, anOrderLine } from "../../../support/order-builders";
import { aProduct } from "../../../support/product-builder";
import { aQuote } from "../../../support/quote-builders";

const terms = (discount: number, leastSquareInches = 0) => ({ discount, leastSquareInches });
const product = (priceCents: number) => aProduct({ priceCents });

describe("the price at which a quote is ordered", () => {
  it("is the held price while today's is not lower", () => {
    const quote = aQuote({}, [anOrderLine(product(2000))], terms(100));
    for (const [priceCents, discount] of [
      [2000, 100],
      [2500, 100],
      [2000, 0],
    ] as const) {
      const priced = priceQuote(quote, { products: [product(priceCents)], terms: terms(discount) });
      expect(priced).toMatchObject({ price: "held", totalCents: quote.totalCents, terms: terms(100) });
      expect(isOrderable(priced) && priced.lines[0]?.pricePerSqFt).toBe(20);
    }
  });

  it("is today's price if that is lower", () => {
    const quote = aQuote({}, [anOrderLine(product(2000))], terms(100));
    const cheaper = priceQuote(quote, { products: [product(1500)], terms: terms(100) });
    expect(cheaper).toMatchObject({ price: "today", lines: [{ pricePerSqFt: 15 }] });
    const better = priceQuote(quote, { products: [product(2000)], terms: terms(200) });
    expect(better).toMatchObject({ price: "today", terms: terms(200) });
  });

  it("is the lower of the two totals as a whole, after any change", () => {
    const cents = fc.integer({ min: 100, max: 10_000 });
    const some = fc.record({ discount: fc.integer({ min: 0, max: 1000 }), leastSquareInches: fc.nat(1440) });
    fc.assert(
      fc.property(cents, cents, some, some, (before, now, held, today) => {
        const quote = aQuote({}, [anOrderLine(product(before))], held);
        const priced = priceQuote(quote, { products: [product(now)], terms: today });
        const lower = Math.min(quote.totalCents, linesCents([anOrderLine(product(now))], today));
        if (!isOrderable(priced)) throw new Error("the style is sold");
        expect(priced.totalCents).toBe(lower);
        expect(linesCents(priced.lines, priced.terms)).toBe(lower);
      }),
    );
  });

  it("does not exist if a style is gone or a front can no longer be made, and the quote says which", () => {
    const sold = anOrderLine(product(2000));
    const gone = { ...sold, productId: "gone", productTitle: "Gone" };
    const nowhere = { ...sold, productTitle: "Nowhere", doors: [aDoor({ location: "" })] };
    const priced = priceQuote(aQuote({}, [sold, gone, nowhere]), { products: [product(2000)], terms: terms(0) });
    expect(priced).toEqual([
      { title: "Gone", kind: "gone" },
      { title: "Nowhere", kind: "unmakeable" },
    ]);
  });

  it("comes with today's title, picture and build of the style", () => {
    const old = { ...anOrderLine(product(2000)), productTitle: "Old name" };
    const priced = priceQuote(aQuote({}, [old]), { products: [product(2000)], terms: terms(0) });
    expect(isOrderable(priced) && priced.lines[0]?.productTitle).toBe(product(2000).title);
  });
});
