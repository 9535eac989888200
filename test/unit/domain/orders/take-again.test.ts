import { describe, expect, it } from "vitest";
import { takeAgain } from "~/domain/orders/take-again";
import { changeText } from "~/ui/order/taken-change-words";
import { aDoor, anOrderLine } from "../../../support/order-builders";
import { aProduct } from "../../../support/product-builder";

const ashby = aProduct({ id: "ashby", title: "Ashby", priceCents: 2000 });
const line = anOrderLine(ashby);

describe("lines that are taken up again", () => {
  it("are what they were where nothing changed", () => {
    expect(takeAgain([line, line], [ashby], true)).toEqual({ lines: [line, line], changes: [] });
  });

  it("cost what they cost today, and say so where they had a price", () => {
    const dearer = { ...ashby, title: "Ashby II", priceCents: 2500 };
    const { lines, changes } = takeAgain([line], [dearer], true);
    expect(lines).toEqual([{ ...line, productTitle: "Ashby II", pricePerSqFt: 25 }]);
    expect(changes.map((change) => [change.title, changeText(change)])).toEqual([
      ["Ashby", "costs $25.00 / sq ft today instead of $20.00: $86.73 in place of $70.58."],
    ]);
    expect(takeAgain([{ ...line, pricePerSqFt: 0 }], [dearer], false)).toEqual({ lines, changes: [] });
  });

  it("are left out where their style is gone, with how many pieces that are", () => {
    const gone = { ...line, productId: "gone", productTitle: "Gone", doors: [aDoor({ quantity: 3 }), aDoor()] };
    expect(takeAgain([gone], [ashby], true)).toEqual({
      lines: [],
      changes: [{ title: "Gone", kind: "gone", count: 4 }],
    });
  });

  it("stay where they cannot be made, with a word", () => {
    const huge = { ...line, doors: [aDoor({ height: { inches: 190, fraction: "0" } })] };
    const taken = takeAgain([huge], [ashby], true);
    expect(taken.lines).toEqual([huge]);
    expect(taken.changes).toEqual([{ title: "Ashby", kind: "unmakeable" }]);
  });

  it("believe nothing that they say of their style", () => {
    const forged = { ...line, productTitle: "Free", productImage: "https://evil.example/x.png" };
    const { specification, ...bare } = forged;
    expect(takeAgain([{ ...bare, pricePerSqFt: 0 }], [ashby], false).lines).toEqual([line]);
  });
});
