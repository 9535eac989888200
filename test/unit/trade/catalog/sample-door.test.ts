import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartItem } from "~/configurator/lines/cart";
import { createCartItems, createSampleItem, priceItem } from "~/configurator/lines/cart-item";
import { CartItemSchema } from "~/configurator/lines/cart-schema";
import { cartInStyle } from "~/ordering/cart/cart-in-style";
import { packCart, unpackCart } from "~/ordering/cart/shared-cart";
import { invoiceParts } from "~/ordering/orders/invoice-parts";
import { isBelowMinimum, priceLines } from "~/ordering/orders/order-price";
import { lineToday } from "~/ordering/orders/order-today";
import { priceAgain } from "~/ordering/orders/price-again";
import { takeAgain } from "~/ordering/orders/take-again";
import { groupByStyle } from "~/ordering/paper/style-groups";
import { markedUp } from "~/ordering/quotes/markup";
import { priceQuote } from "~/ordering/quotes/quote-price";
import { finishedTitle } from "~/trade/catalog/finish";
import { inFinish } from "~/trade/catalog/in-finish";
import type { Product } from "~/trade/catalog/product";
import { MAX_SAMPLES, type SampleDoor } from "~/trade/catalog/sample-door";
import { frontKindOf } from "~/trade/cut-list/typed/front-words";
import { lineFindings } from "~/trade/making/piece-findings";
import { LIST_TERMS } from "~/trade/pricing/price-terms";
import { sampleItem } from "../../../support/arbitraries";
import { aCartItem } from "../../../support/cart-builders";
import { anOrder } from "../../../support/placed-order-builders";
import { aProduct } from "../../../support/product-builder";
import { specificationOf } from "../../../support/specifications";

const SAMPLE: SampleDoor = { priceCents: 3800, creditedOverCents: 50_000 };
const ASHBY = aProduct({
  priceCents: 2000,
  specification: specificationOf("ashby"),
  sampleDoor: SAMPLE,
  finishes: [
    { name: "Primer", kind: "primed", swatch: null, addedCents: 0, image: null },
    { name: "Sage", kind: "paint", swatch: null, addedCents: 500, image: null },
  ],
});

function samples(quantity = 1, product: Product | null = ASHBY): CartItem {
  const item = product && createSampleItem(product, quantity);
  if (!item) throw new Error("no sample");
  return item;
}

const { doors } = aCartItem();
/** Doors of 24 x 36 at $20, pre-bored: $126 each. */
const doorsOf = (quantity: number): CartItem => {
  const [line] = createCartItems(ASHBY, {
    doors: doors.map((door) => ({ ...door, ...(quantity > 1 && { quantity }) })),
    drawers: [],
    panels: [],
    fillers: [],
  });
  if (!line) throw new Error("no doors");
  return line;
};

describe("a sample door", () => {
  it("is 12 x 15 in the chosen finish, at the product's price, and is named as a sample", () => {
    const item = samples(2, inFinish(ASHBY, "Sage"));
    expect(item.doors).toMatchObject([{ width: { inches: 12 }, height: { inches: 15 }, quantity: 2 }]);
    expect(finishedTitle(item)).toBe("Sample door, Ashby, Sage, 12 x 15 in");
    expect(priceItem(item)).toMatchObject({ count: 2, totalCents: 7600, listCents: 7600 });
    expect(CartItemSchema.safeParse(item).data).toEqual(item);
  });

  it("costs everybody the same, despite discounts and the smallest charged area of doors", () => {
    expect(priceItem(samples(), { discount: 250, leastSquareInches: 1440 }).totalCents).toBe(3800);
  });

  it("is exempt from the limits of a door", () => {
    const [door] = samples().doors;
    if (!door) throw new Error("a sample is a door");
    if (!ASHBY.specification) throw new Error("Ashby has a specification");
    const specification = { ...ASHBY.specification, minWidth: 256 };
    expect(lineFindings("doors", door, { specification }).length).toBeGreaterThan(0);
    expect(lineFindings("doors", door, { ...samples(), specification })).toEqual([]);
  });

  it("does not exist for a style without samples", () => {
    expect(createSampleItem(aProduct())).toBeNull();
  });

  it.each<[string, Partial<CartItem>]>([
    ["too many", samples(MAX_SAMPLES + 1)],
    ["another size", { doors: [{ ...samples().doors[0], width: { inches: 24, fraction: "0" } } as never] }],
    ["boring", { doors: [{ ...samples().doors[0], preBored: true } as never] }],
    ["a note", { doors: [{ ...samples().doors[0], note: "Left" } as never] }],
    ["another piece", { drawers: aCartItem().doors }],
    ["a door beside it", { doors: [...samples().doors, ...doors] }],
    ["no piece", { doors: [] }],
    ["a rate", { pricePerSqFt: 20 }],
    ["a price of nothing", { sample: { priceCents: 0 } }],
    ["a price below nothing", { sample: { priceCents: -1 } }],
  ])("is refused with %s", (_what, change) => {
    expect(CartItemSchema.safeParse({ ...samples(), ...change }).success).toBe(false);
  });

  it("is valid in any form that the cart writes", () => {
    fc.assert(
      fc.property(sampleItem, (item) => {
        expect(CartItemSchema.safeParse(item).data).toEqual(item);
      }),
    );
  });

  it("is listed separately from doors of its style on paper, and never made in another style", () => {
    const cart = [doorsOf(1), samples(), samples(2)].map((line, at) => ({ ...line, lineId: String(at) }));
    expect(groupByStyle(cart).map(({ title, totals }) => [title, totals.count, totals.cents])).toEqual([
      ["Ashby", 1, 12_600],
      ["Sample door, Ashby, 12 x 15 in", 3, 11_400],
    ]);
    expect(cartInStyle(cart, { priceCents: 4000, specification: null })).toMatchObject({
      count: 1,
      totalCents: 24_600,
    });
  });

  it("does not count as a door in a cut list", () => {
    expect([frontKindOf("Sample door"), frontKindOf("Door")]).toEqual(["other", "doors"]);
  });

  it("is shared as a sample, without its price", () => {
    for (const product of [ASHBY, inFinish(ASHBY, "Sage")]) {
      const lines = [samples(2, product), doorsOf(1)];
      const read = unpackCart(packCart({ job: "", lines }))?.lines ?? [];
      expect(takeAgain(read, [ASHBY], null)).toEqual({ lines, changes: [] });
    }
  });
});

describe("the price of a sample", () => {
  const forged = { ...samples(), sample: { priceCents: 1, creditedOverCents: 0 } };

  it("is the product's, not the one in the line", () => {
    expect(lineToday(forged, ASHBY)).toEqual(samples());
    expect(priceAgain([forged], 1, { products: [ASHBY], terms: LIST_TERMS }).changes).toMatchObject([
      { kind: "sample", before: { cents: 1 }, now: { cents: 3800 }, sample: SAMPLE },
    ]);
    expect(takeAgain([forged], [ASHBY], { before: LIST_TERMS, now: LIST_TERMS }).changes).toMatchObject([
      { kind: "sample", now: { cents: 3800 } },
      { kind: "total" },
    ]);
  });

  it("is reported again if its credit on other orders changed", () => {
    const product = { ...ASHBY, sampleDoor: { priceCents: 3800 } };
    expect(priceAgain([samples()], 3800, { products: [product], terms: LIST_TERMS }).changes).toMatchObject([
      { kind: "sample", sample: { priceCents: 3800 } },
    ]);
    expect(priceAgain([samples()], 3800, { products: [ASHBY], terms: LIST_TERMS }).changes).toEqual([]);
  });

  it("does not exist if the style or the finish no longer has samples", () => {
    const { sampleDoor, ...without } = ASHBY;
    const lost = { ...samples(), finish: "Plaid" };
    for (const [line, product] of [
      [samples(), without],
      [lost, ASHBY],
    ] as const) {
      expect(lineToday(line, product)).toBeNull();
      expect(priceAgain([line], 3800, { products: [product], terms: LIST_TERMS })).toMatchObject({
        lines: [],
        changes: [{ kind: "gone" }],
      });
      expect(takeAgain([line], [product], { before: LIST_TERMS, now: LIST_TERMS })).toMatchObject({
        lines: [],
        changes: [{ kind: "gone", count: 1 }],
      });
      const pricing = { ...LIST_TERMS, lines: [] };
      expect(priceQuote({ lines: [line], pricing }, { products: [product], terms: LIST_TERMS })).toMatchObject([
        { kind: "gone" },
      ]);
    }
  });

  it("is held by a quote", () => {
    const moreExpensive = { ...ASHBY, sampleDoor: { priceCents: 4500 } };
    const priced = priceQuote(
      { lines: [samples()], pricing: { ...LIST_TERMS, lines: [] } },
      { products: [moreExpensive], terms: LIST_TERMS },
    );
    expect(priced).toMatchObject({ price: "held", totalCents: 3800, lines: [{ sample: SAMPLE }] });
  });

  it("is not subject to a minimum order, unlike doors", () => {
    const terms = { ...LIST_TERMS, minimumOrderCents: 20_000 };
    expect([isBelowMinimum([samples()], terms), isBelowMinimum([samples(), doorsOf(1)], terms)]).toEqual([false, true]);
  });
});

describe("the credit for samples", () => {
  it("is given if the doors alone reach the amount that the samples state", () => {
    // Four doors are $504, three with their sample $416.
    expect(priceLines([doorsOf(4), samples(2)])).toEqual({
      optionCents: 0,
      lines: [
        { listCents: 50_400, cents: 50_400, isCredited: false },
        { listCents: 7600, cents: 7600, isCredited: true },
      ],
      count: 6,
      area: (4 * 24 * 36 + 2 * 12 * 15) * 256,
      preBored: 4,
      cents: 58_000,
      listCents: 58_000,
      creditCents: 7600,
      creditedEarlier: [],
      totalCents: 50_400,
    });
    expect(priceLines([doorsOf(3), samples(3)])).toMatchObject({ creditCents: 0, totalCents: 49_200 });
    expect(priceLines([samples(3)])).toMatchObject({ creditCents: 0, totalCents: 11_400 });
  });

  it("depends on what the doors cost this customer", () => {
    expect(priceLines([doorsOf(4), samples()], { discount: 50, leastSquareInches: 0 }).creditCents).toBe(0);
  });

  it("is decided for each sample separately", () => {
    const never = { ...samples(), sample: { priceCents: 3800 } };
    const sooner = { ...samples(), sample: { priceCents: 100, creditedOverCents: 12_600 } };
    expect(priceLines([doorsOf(1), samples(), never, sooner]).creditCents).toBe(100);
    expect(priceLines([{ ...samples(), sample: { priceCents: 100, creditedOverCents: 0 } }]).creditCents).toBe(0);
  });

  it("is deducted from the invoice, which names the samples", () => {
    const lines = [doorsOf(4), samples()];
    const [part, ...others] = invoiceParts(anOrder({ lines, totalCents: 50_400 }), 498);
    expect(others).toEqual([]);
    expect(part).toMatchObject({ creditCents: 3800, totalCents: 50_400 });
    expect(part?.lines[1]).toMatchObject({ title: "Sample door, Ashby, 12 x 15 in", unitCents: 3800 });
    expect(() => invoiceParts(anOrder({ lines, totalCents: 54_200 }), 498)).toThrow();
  });

  it("reaches a dealer's client, who otherwise pays the sample with the markup", () => {
    const marked = (lines: readonly CartItem[]) => markedUp(lines, LIST_TERMS, 250).lines.map(({ cents }) => cents);
    expect(marked([doorsOf(4), samples()])).toEqual([63_000, 0]);
    expect(marked([doorsOf(1), samples()])).toEqual([15_750, 4750]);
  });
});
