import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invoiceParts } from "~/ordering/orders/invoice-parts";
import { isBelowMinimum, priceLines } from "~/ordering/orders/order-price";
import { type SampleDoor, samplePieces } from "~/trade/catalog/sample-door";
import { LIST_TERMS } from "~/trade/pricing/price-terms";
import { withoutCredits } from "~/trade/pricing/without-credits";
import { cartItem } from "../../../support/arbitraries";
import { aCartItem } from "../../../support/cart-builders";
import { anOrder } from "../../../support/placed-order-builders";

/** A bored door of 24 x 36 at $20: $126.00. */
const DOOR = aCartItem();
const SAMPLE: SampleDoor = { priceCents: 3800, creditedOverCents: 50_000 };
const doors = (quantity: number) => ({ ...DOOR, doors: DOOR.doors.map((door) => ({ ...door, quantity })) });
const withSamples = (...sampleCredits: readonly SampleDoor[]) => ({ ...LIST_TERMS, sampleCredits });

describe("the samples of earlier orders", () => {
  it("are credited by an order whose doors reach the stated amount", () => {
    expect(priceLines([doors(4)], withSamples(SAMPLE, SAMPLE))).toMatchObject({
      cents: 50_400,
      creditCents: 7600,
      totalCents: 42_800,
    });
    expect(priceLines([doors(3)], withSamples(SAMPLE))).toMatchObject({ creditCents: 0, totalCents: 37_800 });
  });

  it("are credited together with those of the order itself", () => {
    const sample = { ...DOOR, pricePerSqFt: 0, sample: SAMPLE, ...samplePieces(1) };
    expect(priceLines([doors(4), sample], withSamples(SAMPLE))).toMatchObject({
      creditCents: 7600,
      totalCents: 46_600,
    });
    expect(priceLines([sample], withSamples({ priceCents: 100, creditedOverCents: 0 }))).toMatchObject({
      creditCents: 0,
    });
  });

  it("are never credited beyond what the doors cost", () => {
    const sooner = { priceCents: 5000, creditedOverCents: 0 };
    const terms = withSamples(sooner, sooner, sooner, { priceCents: 2000, creditedOverCents: 0 });
    expect(priceLines([doors(1)], terms)).toMatchObject({
      creditedEarlier: [sooner, sooner, { priceCents: 2000, creditedOverCents: 0 }],
      creditCents: 12_000,
      totalCents: 600,
    });
  });

  it("are deducted from the invoice of the order that credits them", () => {
    const pricing = { ...withSamples(SAMPLE), lines: [{ listCents: 50_400, cents: 50_400 }] };
    const parts = invoiceParts(anOrder({ lines: [doors(4)], totalCents: 46_600, pricing }), 498);
    expect(parts).toMatchObject([{ creditCents: 3800, totalCents: 46_600 }]);
  });

  it("do not push an order below its minimum, and do not count in a quote", () => {
    const terms = { ...withSamples(SAMPLE), minimumOrderCents: 50_400 };
    expect(isBelowMinimum([doors(4)], terms)).toBe(false);
    expect(isBelowMinimum([doors(3)], terms)).toBe(true);
    expect(priceLines([doors(4)], withoutCredits(terms)).creditCents).toBe(0);
  });

  it("give the same price when an order stores the ones that it credited", () => {
    const sample = fc.record({ priceCents: fc.integer({ min: 1, max: 9000 }), creditedOverCents: fc.nat(90_000) });
    fc.assert(
      fc.property(fc.array(cartItem, { maxLength: 3 }), fc.array(sample, { maxLength: 5 }), (lines, samples) => {
        const price = priceLines(lines, withSamples(...samples));
        expect(priceLines(lines, withSamples(...price.creditedEarlier))).toEqual(price);
        expect(price.totalCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
