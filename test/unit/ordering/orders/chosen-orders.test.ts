import { describe, expect, it } from "vitest";
import { PIECES_A_PART, paperParts, readChoiceProblem, readChosen } from "~/ordering/orders/chosen-orders";

describe("what is chosen in a list", () => {
  it("is each ticked order once, in the order of the list, and all of the page if its head is ticked", () => {
    const fields = new URLSearchParams("order=HV-3&order=HV-1&order=HV-3&order=x&shown=HV-1+HV-2+%3Cb%3E");
    expect(readChosen(fields)).toMatchObject({ numbers: ["HV-3", "HV-1", "HV-2"], isAll: false });
  });

  it("may be all of a list, whose filter is read like that of its address", () => {
    const chosen = readChosen(new URLSearchParams({ all: "on", list: "tab=make&tier=x" }));
    expect([chosen.isAll, chosen.list.tab, chosen.list.tier]).toEqual([true, "make", null]);
  });

  it("says only what the shop can say about a refusal", () => {
    const read = (text: string) => readChoiceProblem(new URLSearchParams({ refused: text }));
    expect(["none", "many", "pieces", "toString", "x", ""].map(read)).toEqual([
      ...["none", "many", "pieces"],
      ...[null, null, null],
    ]);
  });
});

describe("the parts of the papers of many orders", () => {
  const orders = (...counts: number[]) => counts.map((count, at) => ({ number: `HV-${at + 1}`, count }));
  const countsOf = (parts: readonly (readonly { readonly count: number }[])[]) =>
    parts.map((part) => part.map(({ count }) => count));

  it("are one for a day of twenty orders", () => {
    expect(paperParts(orders(...Array.from({ length: 20 }, () => 20))).parts).toHaveLength(1);
  });

  it("have each order once and no more pieces than a page takes; larger orders are named", () => {
    const { parts, large } = paperParts(orders(400, 250, PIECES_A_PART, PIECES_A_PART + 1, 1, 0));
    expect(countsOf(parts)).toEqual([[400], [250], [PIECES_A_PART], [1, 0]]);
    expect(large.map(({ count }) => count)).toEqual([PIECES_A_PART + 1]);
    expect(paperParts([]).parts).toEqual([]);
  });
});
