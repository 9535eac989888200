import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCartItems } from "~/domain/cart-item";
import { priceAgain } from "~/domain/orders/order-changes";
import { linesCents } from "~/domain/orders/order-price";
import type { Product } from "~/domain/product";
import { aCartItem } from "../../../support/cart-builders";
import { aProduct } from "../../../support/product-builder";
import { specificationOf } from "../../../support/specifications";
import { cartItem, configuration, rate } from "../arbitraries";

const ashby = (change: Partial<Product> = {}) => aProduct({ priceCents: 2000, ...change });

describe("an order that is priced again", () => {
  it("says nothing of lines that cost what they did, and takes over what the product says of itself", () => {
    const specification = specificationOf("ashby");
    const { lines, changes } = priceAgain([aCartItem({ productTitle: "Old" })], [ashby({ specification })]);
    expect(changes).toEqual([]);
    expect(lines).toEqual([aCartItem({ productTitle: "Ashby", specification })]);
    const { lines: without } = priceAgain([aCartItem({ specification })], [ashby()]);
    expect(without).toEqual([aCartItem()]);
  });

  it("tells the old and the new rate and total", () => {
    const { lines, changes } = priceAgain([aCartItem()], [ashby({ priceCents: 2500 })]);
    expect(changes).toEqual([
      { title: "Ashby", kind: "rate", before: { rate: 20, cents: 12_600 }, now: { rate: 25, cents: 15_600 } },
    ]);
    expect(lines).toEqual([aCartItem({ pricePerSqFt: 25 })]);
  });

  it("leaves out a style that is gone", () => {
    const elm = aCartItem({ productId: "elm", productTitle: "Elm" });
    const { lines, changes } = priceAgain([elm, aCartItem()], [ashby()]);
    expect(changes).toEqual([{ title: "Elm", kind: "gone", before: { rate: 20, cents: 12_600 } }]);
    expect(lines).toEqual([aCartItem()]);
  });

  it("leaves out a line whose doors or drawer fronts cannot be made any more, but not for its panels", () => {
    const specification = { ...specificationOf("ashby"), minWidth: 30 * 16 };
    const { lines, changes } = priceAgain([aCartItem()], [ashby({ specification })]);
    expect(changes).toMatchObject([{ kind: "unmakeable", title: "Ashby" }]);
    expect(lines).toEqual([]);
    const panels = aCartItem({ panels: aCartItem().doors, doors: [] });
    expect(priceAgain([panels], [ashby({ specification })]).changes).toEqual([]);
    const blank = { width: { inches: 0, fraction: "0" }, height: { inches: 9, fraction: "0" }, location: "" } as const;
    const unplaced = { ...blank, width: { inches: 9, fraction: "0" } } as const;
    for (const drawers of [[blank], [unplaced]]) {
      expect(priceAgain([aCartItem({ drawers })], [ashby()]).changes).toMatchObject([{ kind: "unmakeable" }]);
    }
    const placed = { ...unplaced, location: "Left" };
    expect(priceAgain([aCartItem({ drawers: [placed] })], [ashby()]).changes).toEqual([]);
  });

  it("is the same order again for the products that it was made from, but for what nobody can make", () => {
    fc.assert(
      fc.property(configuration, rate, (pieces, dollars) => {
        const product = ashby({ priceCents: dollars * 100 });
        const items = createCartItems(product, pieces);
        const { lines, changes } = priceAgain(items, [product]);
        expect(changes.every(({ kind }) => kind === "unmakeable")).toBe(true);
        expect(lines.length + changes.length).toBe(items.length);
        for (const line of lines) expect(items).toContainEqual(line);
        expect(priceAgain(lines, [product])).toEqual({ lines, changes: [] });
      }),
    );
  });

  it("comes to today's rates, whatever its lines say, and never to less than nothing", () => {
    fc.assert(
      fc.property(fc.array(cartItem, { maxLength: 3 }), rate, (items, dollars) => {
        const products = items.map(({ productId }) => ashby({ id: productId, priceCents: dollars * 100 }));
        const { lines, changes } = priceAgain(items, products);
        expect(lines.every((line) => line.pricePerSqFt === dollars)).toBe(true);
        expect(linesCents(lines)).toBeGreaterThanOrEqual(0);
        for (const change of changes) {
          expect(change.before.cents).toBeGreaterThanOrEqual(0);
          if (change.kind === "rate") expect(change.now.cents).toBeGreaterThanOrEqual(0);
        }
        const kept = changes.filter(({ kind }) => kind === "unmakeable").length + lines.length;
        expect(kept).toBe(items.length);
      }),
    );
  });
});
