import { describe, expect, it } from "vitest";
import { dollarsPerSqFt } from "~/measure/money";
import { totalInEachStyle } from "~/other-styles/other-styles";
import { BLANK_PIECE, type PieceDraft } from "~/pieces/blank-piece";
import { type ConfigurationDraft, createDraft, EMPTY_DRAFT } from "~/pieces/configuration-draft";
import { sizedOrderOf } from "~/pieces/drafted-order";
import { priceOrder } from "~/pricing/pricing";
import { aProduct } from "../../support/product-builder";
import { specificationOf } from "../../support/specifications";

const STYLES = [
  aProduct({ id: "rowan", title: "Rowan", priceCents: 6000, specification: specificationOf("rowan") }),
  aProduct({ id: "calder", title: "Calder", priceCents: 1100, specification: specificationOf("calder") }),
  aProduct({ id: "ashby", title: "Ashby", priceCents: 2000, specification: specificationOf("ashby") }),
  aProduct({ id: "plain", title: "A plain one", priceCents: 2000, specification: null }),
];

const door = (width: string, height: string, change: Partial<PieceDraft> = {}): PieceDraft => ({
  ...BLANK_PIECE,
  widthInches: width,
  heightInches: height,
  location: "Sink",
  ...change,
});

const doorsOnly = (...doors: PieceDraft[]): ConfigurationDraft =>
  createDraft({
    pieces: { doors, drawers: [], panels: [], fillers: [] },
    included: { doors: true, drawers: true, panels: false, fillers: false },
    preBoredByDefault: false,
  });

describe("a list in every style", () => {
  it("is priced at each style's own rate, lowest first, then by name", () => {
    const draft = doorsOnly(door("15 1/2", "30", { preBored: true, quantity: "3" }), door("24", "36"));
    const totals = totalInEachStyle(STYLES, draft);
    expect(totals.map(({ title, rate }) => [title, rate])).toEqual([
      ["Calder", 11],
      ["A plain one", 20],
      ["Ashby", 20],
      ["Rowan", 60],
    ]);
    for (const style of STYLES) {
      const { totalCents } = priceOrder(sizedOrderOf(draft), dollarsPerSqFt(style.priceCents));
      expect(totals.find(({ productId }) => productId === style.id)).toMatchObject({ totalCents, count: 4 });
    }
  });

  it("names each piece that a style cannot be made in, and why", () => {
    const draft = doorsOnly(door("15 1/2", "30"), door("5", "20", { quantity: "2" }));
    const [calder, plain, ashby] = totalInEachStyle(STYLES, draft);
    expect(calder?.unmakeable).toEqual([]);
    expect(plain?.unmakeable).toEqual([]);
    expect(ashby?.count).toBe(3);
    expect(ashby?.unmakeable).toMatchObject([
      { list: "doors", index: 1, quantity: 2, finding: { severity: "red", rule: "too-narrow" } },
    ]);
  });

  it("counts no blank piece, and none in a list that is left out", () => {
    expect(totalInEachStyle(STYLES, EMPTY_DRAFT).map(({ count }) => count)).toEqual([0, 0, 0, 0]);
    const draft = doorsOnly(door("90", "200"));
    const leftOut = { ...draft, included: { ...draft.included, doors: false } };
    for (const total of totalInEachStyle(STYLES, leftOut)) {
      expect(total).toMatchObject({ count: 0, totalCents: 0, unmakeable: [] });
    }
  });
});
