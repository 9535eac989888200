import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCartItems } from "~/configurator/lines/cart-item";
import type { OrderLine } from "~/ordering/orders/order";
import { linesCents, priceLines } from "~/ordering/orders/order-price";
import { priceAgain } from "~/ordering/orders/price-again";
import type { Product } from "~/trade/catalog/product";
import { LIST_TERMS } from "~/trade/pricing/price-terms";
import { cartItem, configuration, rate } from "../../../support/arbitraries";
import { aCartItem } from "../../../support/cart-builders";
import { aProduct } from "../../../support/product-builder";
import { specificationOf } from "../../../support/specifications";

const ashby = (change: Partial<Product> = {}) => aProduct({ priceCents: 2000, ...change });

/** Lines priced again for a customer who saw and pays the list price. */
const again = (lines: readonly OrderLine[], products: readonly Product[]) =>
  priceAgain(lines, null, { products, terms: LIST_TERMS });

describe("an order that is priced again", () => {
  it("reports nothing for lines at the same price, and takes the product's current title and specification", () => {
    const specification = specificationOf("ashby");
    const { lines, changes } = again([aCartItem({ productTitle: "Old" })], [ashby({ specification })]);
    expect(changes).toEqual([]);
    expect(lines).toEqual([aCartItem({ productTitle: "Ashby", specification })]);
    const { lines: without } = again([aCartItem({ specification })], [ashby()]);
    expect(without).toEqual([aCartItem()]);
  });

  it("reports the old and the new rate and total", () => {
    const { lines, changes } = again([aCartItem()], [ashby({ priceCents: 2500 })]);
    expect(changes).toEqual([
      { title: "Ashby", kind: "rate", before: { rate: 20, cents: 12_600 }, now: { rate: 25, cents: 15_600 } },
    ]);
    expect(lines).toEqual([aCartItem({ pricePerSqFt: 25 })]);
  });

  it("leaves out a style that is no longer sold", () => {
    const elm = aCartItem({ productId: "elm", productTitle: "Elm" });
    const { lines, changes } = again([elm, aCartItem()], [ashby()]);
    expect(changes).toEqual([{ title: "Elm", kind: "gone", before: { rate: 20, cents: 12_600 } }]);
    expect(lines).toEqual([aCartItem()]);
  });

  it("leaves out a line whose doors or drawer fronts can no longer be made, but not one of panels only", () => {
    const specification = { ...specificationOf("ashby"), minWidth: 30 * 16 };
    const { lines, changes } = again([aCartItem()], [ashby({ specification })]);
    expect(changes).toMatchObject([{ kind: "unmakeable", title: "Ashby" }]);
    expect(lines).toEqual([]);
    const panels = aCartItem({ panels: aCartItem().doors, doors: [] });
    expect(again([panels], [ashby({ specification })]).changes).toEqual([]);
    const blank = { width: { inches: 0, fraction: "0" }, height: { inches: 9, fraction: "0" }, location: "" } as const;
    const unplaced = { ...blank, width: { inches: 9, fraction: "0" } } as const;
    for (const drawers of [[blank], [unplaced]]) {
      expect(again([aCartItem({ drawers })], [ashby()]).changes).toMatchObject([{ kind: "unmakeable" }]);
    }
    const placed = { ...unplaced, location: "Left" };
    expect(again([aCartItem({ drawers: [placed] })], [ashby()]).changes).toEqual([]);
  });

  it("stays the same if its products are unchanged, except for what cannot be made", () => {
    fc.assert(
      fc.property(configuration, rate, (pieces, dollars) => {
        const product = ashby({ priceCents: dollars * 100 });
        const items = createCartItems(product, pieces);
        const { lines, changes } = again(items, [product]);
        expect(changes.every(({ kind }) => kind === "unmakeable")).toBe(true);
        expect(lines.length + changes.length).toBe(items.length);
        for (const line of lines) expect(items).toContainEqual(line);
        expect(again(lines, [product])).toMatchObject({ lines, changes: [], price: priceLines(lines) });
      }),
    );
  });

  it("uses today's rates, not those of its lines, and never costs less than nothing", () => {
    fc.assert(
      fc.property(fc.array(cartItem, { maxLength: 3 }), rate, (items, dollars) => {
        const products = items.map(({ productId }) => ashby({ id: productId, priceCents: dollars * 100 }));
        const { lines, changes } = again(items, products);
        expect(lines.every((line) => line.pricePerSqFt === dollars)).toBe(true);
        expect(linesCents(lines)).toBeGreaterThanOrEqual(0);
        for (const change of changes) {
          if (change.kind === "terms") throw new Error("nobody has terms here");
          expect(change.before.cents).toBeGreaterThanOrEqual(0);
          if (change.kind === "rate") expect(change.now.cents).toBeGreaterThanOrEqual(0);
        }
        const accounted = changes.filter(({ kind }) => kind === "unmakeable").length + lines.length;
        expect(accounted).toBe(items.length);
      }),
    );
  });

  it("reports the start, end or change of a personal price, with the new total for the same pieces", () => {
    const products = [ashby()];
    const terms = { discount: 100, leastSquareInches: 0 };
    const lines = [aCartItem()];
    const own = linesCents(lines, terms);
    expect(own).toBe(11_400);
    expect(priceAgain(lines, own, { products, terms }).changes).toEqual([]);
    const expected = { kind: "terms", beforeCents: 12_600, nowCents: own, discount: 100 };
    expect(priceAgain(lines, null, { products, terms }).changes).toEqual([expected]);
    expect(priceAgain(lines, own, { products, terms: LIST_TERMS }).changes).toEqual([
      { kind: "terms", beforeCents: own, nowCents: 12_600, discount: 0 },
    ]);
  });

  it("reports both if the rate has changed too", () => {
    const products = [ashby({ priceCents: 2500 })];
    const terms = { discount: 100, leastSquareInches: 0 };
    expect(priceAgain([aCartItem()], null, { products, terms }).changes).toMatchObject([
      { kind: "terms", nowCents: 11_400 },
      { kind: "rate", before: { cents: 11_400 }, now: { cents: 14_100 } },
    ]);
  });
});
