import { describe, expect, it } from "vitest";
import type { Order } from "~/ordering/orders/order";
import { changedTitle, changeText } from "~/ordering/orders/page/taken-changes";
import { comparedTerms, type TakenAgain, takeAgain } from "~/ordering/orders/take-again";
import { LIST_TERMS, type PriceTerms } from "~/trade/pricing/price-terms";
import { aDoor, anOrderLine } from "../../../support/order-builders";
import { aProduct } from "../../../support/product-builder";

const ashby = aProduct({ id: "ashby", title: "Ashby", priceCents: 2000 });
const line = anOrderLine(ashby);

const AT_LIST = { before: LIST_TERMS, now: LIST_TERMS };

const changeTexts = ({ changes }: TakenAgain) =>
  changes.map((change) => `${changedTitle(change)} ${changeText(change)}`);

describe("lines that are ordered again", () => {
  it("are unchanged if nothing changed", () => {
    expect(takeAgain([line, line], [ashby], AT_LIST)).toEqual({ lines: [line, line], changes: [] });
  });

  it("cost today's price, and report a change if they had a price", () => {
    const moreExpensive = { ...ashby, title: "Ashby II", priceCents: 2500 };
    const taken = takeAgain([line], [moreExpensive], AT_LIST);
    const { lines } = taken;
    expect(lines).toEqual([{ ...line, productTitle: "Ashby II", pricePerSqFt: 25 }]);
    expect(changeTexts(taken)).toEqual([
      "Ashby costs $25.00 / sq ft today instead of $20.00: $86.73 in place of $70.58.",
      "The total is $86.73 today instead of $70.58, before tax and freight.",
    ]);
    expect(takeAgain([{ ...line, pricePerSqFt: 0 }], [moreExpensive], null)).toEqual({ lines, changes: [] });
  });

  it("of a remake are compared with nothing: its pieces were free", () => {
    const remake = { number: "HV-1", cause: "damaged" } as unknown as NonNullable<Order["remake"]>;
    expect(comparedTerms({ remake }, LIST_TERMS)).toBeNull();
    expect(comparedTerms({}, LIST_TERMS)).toEqual(AT_LIST);
    expect(takeAgain([{ ...line, pricePerSqFt: 0 }], [ashby], comparedTerms({ remake }, LIST_TERMS))).toEqual({
      lines: [line],
      changes: [],
    });
  });

  it("are left out if their style is gone, with the number of their pieces", () => {
    const gone = { ...line, productId: "gone", productTitle: "Gone", doors: [aDoor({ quantity: 3 }), aDoor()] };
    const taken = takeAgain([gone], [ashby], AT_LIST);
    expect([taken.lines, changeTexts(taken)]).toEqual([[], ["Gone is no longer sold. Its 4 pieces are left out."]]);
  });

  it("stay with a notice if they cannot be made", () => {
    const huge = { ...line, doors: [aDoor({ height: { inches: 190, fraction: "0" } })] };
    const taken = takeAgain([huge], [ashby], AT_LIST);
    expect(taken.lines).toEqual([huge]);
    expect(taken.changes).toEqual([{ title: "Ashby", kind: "unmakeable" }]);
  });

  it.each<[string, Partial<PriceTerms>, Partial<PriceTerms>, string[]]>([
    [
      "a discount that ended",
      { discount: 110 },
      {},
      ["Your discount no longer applies. It was 11% off each piece.", "$70.58 today instead of $63.48"],
    ],
    [
      "a discount that began",
      {},
      { discount: 100 },
      ["Your discount is 10% off each piece today.", "$64.13 today instead of $70.58"],
    ],
    [
      "another discount",
      { discount: 100 },
      { discount: 150 },
      ["Your discount is 15% off each piece today instead of 10%.", "$60.90 today instead of $64.13"],
    ],
    [
      "small pieces",
      {},
      { leastSquareInches: 600 },
      ["Small pieces are charged as 600 sq in today.", "$89.33 today instead of $70.58"],
    ],
    [
      "samples that were credited",
      { sampleCredits: [{ priceCents: 3800, creditedOverCents: 5000 }] },
      {},
      ["Credit for samples is $0.00 today instead of $38.00.", "$70.58 today instead of $32.58"],
    ],
  ])("are compared at the customer's own price: %s", (_what, before, now, texts) => {
    const taken = takeAgain([line], [ashby], {
      before: { ...LIST_TERMS, ...before },
      now: { ...LIST_TERMS, ...now },
    });
    expect(changeTexts(taken)).toEqual(texts.map((text) => expect.stringContaining(text)));
  });

  it("report no change of terms that leaves every price the same", () => {
    const now = { ...LIST_TERMS, leastSquareInches: 100 };
    expect(takeAgain([line], [ashby], { before: LIST_TERMS, now }).changes).toEqual([]);
  });

  it("take nothing about the style from the line itself", () => {
    const forged = { ...line, productTitle: "Free", productImage: "https://evil.example/x.png" };
    const { specification, ...bare } = forged;
    expect(takeAgain([{ ...bare, pricePerSqFt: 0 }], [ashby], null).lines).toEqual([line]);
  });
});
