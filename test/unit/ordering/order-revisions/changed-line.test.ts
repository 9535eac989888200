import { describe, expect, it } from "vitest";
import { priceChange } from "~/ordering/order-revisions/changed-line";
import type { Order, OrderLine } from "~/ordering/orders/order";
import { priceLines } from "~/ordering/orders/order-price";
import type { Product } from "~/trade/catalog/product";
import { LIST_TERMS, type PriceTerms } from "~/trade/pricing/price-terms";
import { aDoor, anOrderLine } from "../../../support/order-builders";
import { aProduct } from "../../../support/product-builder";

const ASHBY = aProduct({ id: "ashby", title: "Ashby", priceCents: 2000 });
const JUNIPER = aProduct({ id: "juniper", title: "Juniper", priceCents: 3000 });
const DEARER = [ASHBY, JUNIPER].map((product) => ({ ...product, priceCents: product.priceCents + 1000 }));

const one = (product: Product, quantity = 1): OrderLine =>
  anOrderLine(product, { doors: [aDoor(quantity > 1 ? { quantity } : {})] });

function contents(lines: readonly OrderLine[], terms: PriceTerms): Pick<Order, "lines" | "pricing"> {
  return { lines, pricing: { ...terms, lines: priceLines(lines, terms).lines } };
}

/** The rates and the total of a change. */
function priced(
  lines: readonly OrderLine[],
  quote: Pick<Order, "lines" | "pricing"> | null,
  products: readonly Product[],
  terms: PriceTerms = LIST_TERMS,
) {
  const changed = priceChange(lines, { order: contents([one(ASHBY)], LIST_TERMS), quote, products, terms });
  if ("unorderable" in changed) return changed;
  return { rates: changed.lines.map(({ pricePerSqFt }) => pricePerSqFt), totalCents: changed.price.totalCents };
}

describe("the price of a changed order", () => {
  it("is today's, whatever its lines say", () => {
    const forged = { ...one(ASHBY, 3), pricePerSqFt: 1 };
    expect(priced([forged], null, DEARER)).toMatchObject({ rates: [30] });
  });

  it("keeps the quote's rates for the quote's styles, also for more pieces of them, and today's for others", () => {
    const terms = { ...LIST_TERMS, discount: 100 };
    const quote = contents([one(ASHBY)], terms);
    const lines = [one(ASHBY, 5), one(JUNIPER)];
    const held = lines.map((line, at) => ({ ...line, pricePerSqFt: [20, 40][at] ?? 0 }));
    expect(priced(lines, quote, DEARER)).toEqual({
      rates: [20, 40],
      totalCents: priceLines(held, terms).totalCents,
    });
  });

  it("is today's for an order from a quote if that is lower", () => {
    const quote = contents([one(ASHBY)], LIST_TERMS);
    const cheaper = [{ ...ASHBY, priceCents: 1500 }];
    expect(priced([one(ASHBY, 2)], quote, cheaper)).toMatchObject({ rates: [15] });
  });

  it("stays for an unchanged line whose style is gone, and is none for any other of it", () => {
    expect(priced([one(ASHBY), one(JUNIPER)], null, [JUNIPER])).toMatchObject({ rates: [20, 30] });
    const gone = { unorderable: [{ title: "Ashby", kind: "gone" }] };
    expect(priced([one(ASHBY, 2)], null, [JUNIPER])).toEqual(gone);
    expect(priced([one(ASHBY), one(ASHBY)], null, [JUNIPER])).toEqual(gone);
  });
});
