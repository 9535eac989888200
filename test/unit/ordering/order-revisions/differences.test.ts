import { describe, expect, it } from "vitest";
import { isSameContents, orderDifferences } from "~/ordering/order-revisions/differences";
import type { OrderContents } from "~/ordering/orders/order-contents";
import { detailsOf } from "~/ordering/orders/order-details";
import { linesCents } from "~/ordering/orders/order-price";
import { aCartItem } from "../../../support/cart-builders";
import { aDoor } from "../../../support/order-builders";
import { anOrder } from "../../../support/placed-order-builders";

function contents(lines: OrderContents["lines"], change: Partial<OrderContents> = {}): OrderContents {
  const { address, ...order } = anOrder();
  return { lines, totalCents: linesCents(lines), address, ...detailsOf(order), ...change };
}

const BEFORE = aCartItem({ doors: [aDoor(), aDoor({ location: "Oven" })] });

describe("the differences of two revisions", () => {
  it("name each piece that was changed, added or removed, and what each line costs", () => {
    const taller = aDoor({ height: { inches: 36, fraction: "0" } });
    const after = contents([{ ...BEFORE, doors: [taller, aDoor({ location: "Island" })] }]);
    const { lines, beforeCents, afterCents } = orderDifferences(contents([BEFORE]), after);
    expect(lines).toMatchObject([
      {
        title: "Ashby",
        parts: [
          { what: "Door", before: '15 1/2" × 30", Sink, Hinged left, Pre-bored' },
          { what: "Door", before: '15 1/2" × 30", Oven, Hinged left, Pre-bored' },
        ],
      },
    ]);
    expect(lines[0]?.parts.map(({ after: now }) => now)).toEqual([
      '15 1/2" × 36", Sink, Hinged left, Pre-bored',
      '15 1/2" × 30", Island, Hinged left, Pre-bored',
    ]);
    expect([lines[0]?.beforeCents, lines[0]?.afterCents]).toEqual([beforeCents, afterCents]);
  });

  it("name lines that were added or removed, and another finish", () => {
    const sage = { ...BEFORE, finish: "Sage", pricePerSqFt: 25 };
    const other = aCartItem({ productId: "juniper", productTitle: "Juniper" });
    expect(orderDifferences(contents([BEFORE]), contents([sage, other])).lines).toMatchObject([
      { title: "Ashby, Sage", parts: [{ before: "Ashby", after: "Ashby, Sage" }, { what: "Price" }] },
      {
        title: "Juniper",
        beforeCents: null,
        parts: [
          { what: "Price", before: null, after: "$20.00 / sq ft" },
          { what: "Door", before: null, after: '24" × 36", Sink, Pre-bored' },
        ],
      },
    ]);
    expect(orderDifferences(contents([BEFORE, other]), contents([BEFORE])).lines).toMatchObject([
      { title: "Juniper", afterCents: null },
    ]);
  });

  it("are none if only what means the same is written out", () => {
    const spelled = { ...BEFORE, doors: BEFORE.doors.map((door) => ({ ...door, boring: 5 as const, quantity: 1 })) };
    expect(orderDifferences(contents([BEFORE]), contents([spelled])).lines).toEqual([]);
    expect(isSameContents(contents([BEFORE]), contents([spelled]))).toBe(true);
    expect(isSameContents(contents([BEFORE]), contents([BEFORE], { wishes: "Call me." }))).toBe(false);
  });
});
