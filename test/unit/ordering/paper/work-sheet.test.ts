import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { CartItem } from "~/configurator/lines/cart";
import { materialTotals, orderWeight } from "~/ordering/cutting/cutting-totals";
import { sawnPartsOf } from "~/ordering/cutting/order-parts";
import { orderedPieces } from "~/ordering/cutting/ordered-piece";
import { CuttingTotals } from "~/ordering/cutting/page/cutting-totals";
import { workCart, workFileOf } from "~/ordering/orders/work-file";
import { WorkOrderPaper } from "~/ordering/paper/page/work-order-paper";
import { DECISIONS } from "~/ordering/paper/work-decisions";
import { workOrder } from "~/ordering/paper/work-order";
import { workPage } from "~/ordering/paper/work-pages";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { StyleFacts } from "~/trade/catalog/style-facts";
import { JOINERY } from "~/trade/making/joinery";
import { MAKING_RULES } from "~/trade/making/making";
import { lineFindings } from "~/trade/making/piece-findings";
import { fromSixteenths } from "~/trade/measure/measure";
import { BORING_DISTANCES, HINGE_SIDES, PIECE_LISTS, quantityOf } from "~/trade/measure/piece";
import { triesOf } from "../../../set-up/tier";
import { aCartItem } from "../../../support/cart-builders";
import { anOrder } from "../../../support/placed-order-builders";
import { specifications } from "../../../support/specifications";

const length = (least: number, most: number) => fc.integer({ min: least, max: most }).map(fromSixteenths);

/** Any size from a strip to more than a sheet, mostly of doors. */
const side = fc.oneof({ weight: 5, arbitrary: length(64, 900) }, { weight: 1, arbitrary: length(1, 1700) });

const piece = fc.record({
  width: side,
  height: side,
  location: fc.constant("K-1"),
  quantity: fc.integer({ min: 1, max: 5 }),
});

const door = fc
  .tuple(
    piece,
    fc.boolean(),
    fc.option(fc.constantFrom(...HINGE_SIDES), { nil: undefined }),
    fc.option(fc.constantFrom(...BORING_DISTANCES), { nil: undefined }),
  )
  .map(([sizes, preBored, hinge, boring]) => ({
    ...sizes,
    preBored,
    ...(hinge && { hinge }),
    ...(boring && { boring }),
  }));

/** Facts for the workshop of which any may be missing. */
const facts: fc.Arbitrary<StyleFacts> = fc.record(
  {
    joint: fc.constantFrom("tenon", "miter"),
    panelThickness: fc.integer({ min: 2, max: 12 }),
    archRise: fc.integer({ min: 8, max: 32 }),
    beadPitch: fc.integer({ min: 16, max: 64 }),
    glassRabbet: fc.integer({ min: 2, max: 8 }),
    edgeBand: fc.integer({ min: 1, max: 2 }),
    drawerGrain: fc.constantFrom("across", "upright"),
  },
  { requiredKeys: [] },
);

const CONSTRUCTIONS = [
  "Cope and stick, flat panel",
  "Five-piece, raised panel",
  "Slim frame",
  "Mitered, solid flat panel",
  "Cope and stick, glass frame",
  "Beadboard",
  "Arched raised panel",
  "One-piece routed",
  "Slab",
  "Hand made",
  "",
];
const MATERIALS = ["Hard maple frame, MDF panel", "Black walnut", "MDF", "White oak veneer on MDF", "Bamboo", ""];

/** Styles as an owner or a provider may enter them, with as little as possible. */
const owned: fc.Arbitrary<ProductSpecification> = fc.record({
  construction: fc.constantFrom(...CONSTRUCTIONS),
  material: fc.constantFrom(...MATERIALS),
  finish: fc.constantFrom("Clear satin lacquer", ""),
  thickness: fc.constantFrom(0, 12, 13, 16),
  frameWidth: fc.constantFrom(null, 0, 16, 36, 48),
  minWidth: fc.constant(0),
  minHeight: fc.constant(0),
  maxWidth: fc.constantFrom(0, 288, 384),
  maxHeight: fc.constantFrom(0, 640, 768),
  weightPerSqFt: fc.constantFrom(0, 280),
  workshop: facts,
});

const style = fc.oneof(
  fc.constantFrom(...specifications.values()),
  owned,
  owned.map(({ workshop: _facts, ...rest }): ProductSpecification => rest),
  fc.constant(undefined),
);

const line: fc.Arbitrary<CartItem> = fc
  .record({
    specification: style,
    doors: fc.array(door, { maxLength: 4 }),
    drawers: fc.array(piece, { maxLength: 2 }),
    panels: fc.array(piece, { maxLength: 2 }),
    fillers: fc.array(piece, { maxLength: 2 }),
  })
  .map(({ specification, ...lists }) => aCartItem({ ...lists, ...(specification && { specification }) }));

/** Lines that are each a style of their own. */
const lines = fc
  .array(line, { minLength: 1, maxLength: 3 })
  .map((items) =>
    items.map((item, index) => ({ ...item, productId: `style-${index}`, productTitle: `Style ${index}` })),
  );

function printed(items: readonly CartItem[]) {
  const order = workFileOf({ order: anOrder({ lines: items }) }, false);
  const cart = workCart(order.lines);
  const pieces = orderedPieces(cart);
  const parts = pieces.flatMap((one) => sawnPartsOf(one, JOINERY));
  const totals = createElement(CuttingTotals, {
    materials: materialTotals(parts),
    weightHundredthsLb: orderWeight(pieces),
    waste: 15,
  });
  const markup = renderToStaticMarkup(
    createElement(WorkOrderPaper, { order, work: workPage(workOrder(cart, JOINERY), 1), totals }),
  );
  const text = markup
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
  return { cart, markup, text, works: workOrder(cart, JOINERY) };
}

const UNDECIDED =
  /not (?:said|stated|specified|given|known|on file|set|worked out)|unknown|unspecified|undefined|\bnull\b|NaN|as sold|n\/a|does not|ask before|\d to \d hinges/i;

/** The words of advice to somebody who can still choose. */
const ADVICE =
  /consider|may sag|\byour?\b|choose|instead|order an?\b|seasons|warp|hinges are|looks? steep|splits easily|only .* shows/i;

const RUNS = triesOf(60);

describe("a work order", () => {
  it("decides everything, for any style, whatever its data lacks", () => {
    fc.assert(
      fc.property(lines, (items) => {
        expect(printed(items).text).not.toMatch(UNDECIDED);
      }),
      { numRuns: RUNS },
    );
  });

  it("has none of the advice that customers get", () => {
    fc.assert(
      fc.property(lines, (items) => {
        const { cart, text } = printed(items);
        expect(text).not.toMatch(ADVICE);
        for (const own of cart) {
          for (const list of PIECE_LISTS) {
            for (const one of own[list]) {
              for (const { advice } of lineFindings(list, one, own)) {
                if (advice) expect(text).not.toContain(advice);
              }
            }
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("names no two of its regions alike", () => {
    const line = aCartItem();
    const twice = [line, { ...line, pricePerSqFt: line.pricePerSqFt + 1 }, { ...line, finish: "Other" }];
    const { markup } = printed(twice);
    const names = [...markup.matchAll(/<section aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(6);
    expect(new Set(names).size).toBe(names.length);
  });

  it("has a box for every single part and every single piece", () => {
    fc.assert(
      fc.property(lines, (items) => {
        const { markup, works } = printed(items);
        const parts = works.flatMap(({ materials }) => materials.flatMap((material) => material.lines));
        const pieces = works.flatMap((work) => work.pieces);
        const boxes =
          parts.reduce((sum, { count }) => sum + count, 0) +
          pieces.reduce((sum, one) => sum + quantityOf(one.piece), 0);
        expect(markup.split('class="tick-box"').length - 1).toBe(boxes);
      }),
      { numRuns: RUNS / 2 },
    );
  });

  it("draws each size of a style once, bored ones from both sides, and begins each style with its order", () => {
    fc.assert(
      fc.property(lines, (items) => {
        const { markup, text, works } = printed(items);
        const sizes = works.flatMap((work) => work.sizes);
        const bored = sizes.filter(([{ piece: one }]) => "preBored" in one && one.preBored);
        expect(markup.split("<figure").length - 1).toBe(sizes.length);
        expect(markup.split('role="img"').length - 1).toBe(sizes.length + bored.length);
        for (const { group } of works) expect(text).toContain(`Revision 1 · Miller kitchen · ${group.title}`);
      }),
      { numRuns: RUNS / 2 },
    );
  });

  it("says for each finding of the shop what the workshop does", () => {
    expect(Object.keys(DECISIONS).sort()).toEqual([...MAKING_RULES].sort());
  });
});
