import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cart } from "~/configurator/lines/cart";
import { materialTotals, orderWeight } from "~/ordering/cutting/cutting-totals";
import { sawnPartsOf } from "~/ordering/cutting/order-parts";
import { orderedPieces } from "~/ordering/cutting/ordered-piece";
import { workOrder } from "~/ordering/paper/work-order";
import type { ProductSpecification } from "~/trade/catalog/product";
import { JOINERY } from "~/trade/making/joinery";
import { worstOf } from "~/trade/making/making";
import { lineFindings } from "~/trade/making/piece-findings";
import { fromSixteenths, toSixteenths } from "~/trade/measure/measure";
import { GRAIN_CHOICES, PIECE_LISTS, type Piece, type PieceList, quantityOf } from "~/trade/measure/piece";
import { triesOf } from "../../../set-up/tier";
import { aCartLine } from "../../../support/cart-builders";
import { BY_HAND, type SlowPart, slowParts } from "../../../support/slow-sawing";
import { specificationOf, specifications } from "../../../support/specifications";

const piece = fc
  .record({
    width: fc.integer({ min: 80, max: 800 }),
    height: fc.integer({ min: 80, max: 1200 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    grain: fc.option(fc.constantFrom(...GRAIN_CHOICES), { nil: undefined }),
    railShare: fc.option(fc.integer({ min: 3, max: 7 }), { nil: undefined }),
    glass: fc.option(fc.constant("yes" as const), { nil: undefined }),
  })
  .map(({ width, height, quantity, grain, railShare, glass }) => ({
    width: fromSixteenths(width),
    height: fromSixteenths(height),
    location: "",
    quantity,
    ...(grain && { grain }),
    ...(railShare && { centerRail: Math.floor((height * railShare) / 10) }),
    ...(glass && { glass }),
  }));

/** A piece without the choices that its style refuses, so that sizes decide whether it can be made. */
function makeable(
  list: PieceList,
  { grain, centerRail, glass, ...plain }: Piece,
  specification: ProductSpecification,
): Piece {
  const isRed = (one: Piece) => worstOf(lineFindings(list, one, { specification })) === "red";
  const railed = { ...plain, ...(centerRail !== undefined && { centerRail }) };
  const grained = { ...railed, ...(grain && { grain }) };
  // Only doors and drawer fronts have glass.
  const glazed =
    glass && (list === "doors" || list === "drawers") ? [railed, plain].map((one) => ({ ...one, glass })) : [];
  return [...glazed, grained, { ...plain, ...(grain && { grain }) }, railed].find((one) => !isRed(one)) ?? plain;
}

const line = fc
  .record({
    handle: fc.constantFrom(...Object.keys(BY_HAND)),
    doors: fc.array(piece, { minLength: 1, maxLength: 4 }),
    drawers: fc.array(piece, { maxLength: 3 }),
    panels: fc.array(piece, { maxLength: 2 }),
    fillers: fc.array(piece, { maxLength: 2 }),
  })
  .map(({ handle, doors, ...others }) => {
    const specification = specificationOf(handle);
    const all = { doors: doors.map((door) => ({ ...door, preBored: false })), ...others };
    const [made, drawers, panels, fillers] = PIECE_LISTS.map((list) =>
      all[list]
        .map((one) => makeable(list, one, specification))
        .filter((one) => worstOf(lineFindings(list, one, { specification })) !== "red"),
    );
    const lists = {
      doors: made as typeof all.doors,
      drawers: drawers ?? [],
      panels: panels ?? [],
      fillers: fillers ?? [],
    };
    return aCartLine(handle, { productId: handle, productTitle: handle, specification, ...lists });
  });

/** Orders of pieces that can be made, each style once. */
const carts = fc.uniqueArray(line, { minLength: 1, maxLength: 4, selector: ({ productId }) => productId });

/** Every single part of an order, piece by piece. */
function slowOrder(cart: Cart): (SlowPart & { readonly handle: string })[] {
  const parts: (SlowPart & { readonly handle: string })[] = [];
  for (const { productId, ...lists } of cart) {
    for (const list of PIECE_LISTS) {
      for (const one of lists[list]) {
        for (let made = 0; made < quantityOf(one); made++) {
          const [width, height] = [toSixteenths(one.width), toSixteenths(one.height)];
          for (const part of slowParts(productId, list, width, height, one)) parts.push({ ...part, handle: productId });
        }
      }
    }
  }
  return parts;
}

const words = ({ handle, name, length, width }: { handle: string; name: string; length: number; width: number }) =>
  `${handle} ${name} ${length} x ${width}`;

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const RUNS = triesOf(500);

describe("the parts of a work order, against slow separate arithmetic", () => {
  it("are those of every style of the first catalog", () => {
    expect(Object.keys(BY_HAND).sort()).toEqual([...specifications.keys()].sort());
  });

  it("add up to the pieces ordered, part by part, for every construction", () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const found = workOrder(cart, JOINERY).flatMap(({ group, materials }) =>
          materials.flatMap(({ lines }) =>
            lines.flatMap(({ name, length, width, count }) =>
              Array.from({ length: count }, () => words({ handle: group.title, name, length, width })),
            ),
          ),
        );
        expect(found.sort()).toEqual(slowOrder(cart).map(words).sort());
      }),
      { numRuns: RUNS },
    );
  });

  it("are counted for every row, so that its boxes are those of its pieces", () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const boxes = workOrder(cart, JOINERY).flatMap(({ group, materials }) =>
          materials.flatMap(({ lines }) =>
            lines.flatMap(({ pieces }) =>
              pieces.map(({ list, number, of, each }) => [`${group.title} ${list} ${number}`, of * each] as const),
            ),
          ),
        );
        for (const { productId, ...lists } of cart) {
          for (const list of PIECE_LISTS) {
            for (const [index, one] of lists[list].entries()) {
              const own = boxes.filter(([row]) => row === `${productId} ${list} ${index + 1}`);
              const single = slowParts(productId, list, toSixteenths(one.width), toSixteenths(one.height), one);
              expect(total(own.map(([, count]) => count))).toBe(quantityOf(one) * single.length);
            }
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("have the lengths, areas and weight that its totals state", () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const pieces = orderedPieces(cart);
        const totals = materialTotals(pieces.flatMap((one) => sawnPartsOf(one, JOINERY)));
        const slow = slowOrder(cart);
        const areaOf = (parts: readonly SlowPart[]) => total(parts.map(({ length, width }) => length * width));
        expect(total(totals.map(({ sheetArea }) => sheetArea))).toBe(
          areaOf(slow.filter(({ from }) => from === "sheet")),
        );
        // Everything that the first catalog sells is planed from 4/4, so board feet are square feet.
        expect(total(totals.map(({ roughVolume }) => roughVolume))).toBe(
          4 * areaOf(slow.filter(({ from }) => from !== "sheet")),
        );
        const feet = new Map<number, number>();
        for (const { width, length } of totals.flatMap(({ sticks }) => sticks)) {
          feet.set(width, (feet.get(width) ?? 0) + length);
        }
        const slowFeet = new Map<number, number>();
        for (const { width, length, from } of slow) {
          if (from === "stick") slowFeet.set(width, (slowFeet.get(width) ?? 0) + length);
        }
        expect(feet).toEqual(slowFeet);
        let weight = 0;
        for (const { productId, specification, ...lists } of cart) {
          for (const one of PIECE_LISTS.flatMap((list) => lists[list])) {
            const [width, height] = [toSixteenths(one.width), toSixteenths(one.height)];
            const [, stile] = BY_HAND[productId] ?? [];
            const frame = 2 * (stile ?? 0);
            const inOpening = Math.max(width - frame, 0) * Math.max(height - frame, 0);
            const glass = productId === "pierce" || one.glass ? Math.floor((inOpening * 160) / 36_864 + 0.5) : 0;
            const wood = Math.floor((width * height * (specification?.weightPerSqFt ?? 0)) / 36_864 + 0.5);
            weight += quantityOf(one) * (wood + glass);
          }
        }
        expect(orderWeight(pieces)).toBe(weight);
        expect(total(totals.map((material) => material.weightHundredthsLb))).toBe(weight);
      }),
      { numRuns: RUNS },
    );
  });
});
