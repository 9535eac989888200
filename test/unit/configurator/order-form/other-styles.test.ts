import { describe, expect, it } from "vitest";
import { stylesToPrice, totalInEachStyle } from "~/configurator/order-form/in-other-styles";
import { dollarsPerSqFt } from "~/trade/measure/money";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { type ConfigurationDraft, createDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { sizedOrderOf } from "~/trade/pieces/drafted-order";
import { priceOrder } from "~/trade/pricing/pricing";
import { aProduct } from "../../../support/product-builder";
import { specificationOf } from "../../../support/specifications";

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

describe("the styles that a list is priced in", () => {
  const many = Array.from({ length: 200 }, (_, at) => aProduct({ id: `s${at}`, priceCents: 1000 + at * 10 }));

  it("are all of a small shop, one of them in the chosen finish", () => {
    const inFinish = aProduct({ id: "ashby", priceCents: 2500, finish: "Sage" });
    expect(stylesToPrice(STYLES, inFinish)).toEqual([STYLES[0], STYLES[1], inFinish, STYLES[3]]);
    expect(stylesToPrice(STYLES, null)).toEqual(STYLES);
  });

  it("are the 24 nearest in price in a large one, with the style itself, even if its finish costs much more", () => {
    const [shown, near] = [many[100], stylesToPrice(many, many[100] ?? null)];
    expect(near[0]).toBe(shown);
    expect(near.map(({ id }) => Number(id.slice(1))).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 24 }, (_, at) => 88 + at),
    );
    const dear = aProduct({ id: "s0", priceCents: 2995, finish: "Gold" });
    const others = stylesToPrice(many, dear);
    expect([others[0], others[1]?.id, others.length]).toEqual([dear, "s199", 24]);
  });

  it("are those of the same construction first, if the price is the same", () => {
    const alike = many.map((product, at) =>
      aProduct({ ...product, priceCents: 2000, specification: specificationOf(at % 20 === 0 ? "rowan" : "calder") }),
    );
    const near = stylesToPrice(alike, alike[40] ?? null).map(({ id }) => id);
    expect(near.slice(0, 4)).toEqual(["s40", "s0", "s20", "s60"]);
    expect(near.slice(10, 12)).toEqual(["s1", "s2"]);
  });

  it("are the first of a large shop if there is nothing to compare with", () => {
    expect(stylesToPrice(many, null)).toEqual(many.slice(0, 24));
  });
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
