import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemsWeight } from "~/configurator/lines/weight";
import { cuttingPlan } from "~/ordering/cutting/cutting-plan";
import {
  boardFeet,
  linealFeet,
  materialTotals,
  orderWeight,
  pounds,
  squareFeet,
} from "~/ordering/cutting/cutting-totals";
import { isPlainSheet, sawnPartsOf } from "~/ordering/cutting/order-parts";
import { orderedPieces } from "~/ordering/cutting/ordered-piece";
import { workOrder } from "~/ordering/paper/work-order";
import { firstCatalog as styles } from "~/provider/catalog.server";
import { FIRST_CUTTING } from "~/trade/cutting-plan/cutting-settings";
import { JOINERY } from "~/trade/making/joinery";
import { fromSixteenths } from "~/trade/measure/measure";
import { triesOf } from "../../../set-up/tier";
import { aCartLine } from "../../../support/cart-builders";
import { specificationOf } from "../../../support/specifications";
import { carts, planOf } from "./orders";

const handles = styles.map(({ handle }) => handle);

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe("the cutting plan of an order", () => {
  it("has exactly the parts of its work order, each once: on a sheet, on a stick, glued up, or too large", () => {
    fc.assert(
      fc.property(carts(handles), (cart) => {
        const { parts, plan } = planOf(cart);
        const found = [
          ...plan.sheets.flatMap(({ cuts }) => cuts),
          ...plan.sticks.flatMap(({ cuts }) => cuts),
          ...plan.glued.map((part) => ({ part })),
          ...plan.tooLarge,
        ].map(({ part }) => part);
        expect(new Set(found)).toEqual(new Set(parts));
        expect(found).toHaveLength(parts.length);
        const counted = new Map<string, number>();
        for (const { name, length, width, material } of found) {
          const key = [name, length, width, material].join();
          counted.set(key, (counted.get(key) ?? 0) + 1);
        }
        const ordered = new Map<string, number>();
        for (const { lines, material } of workOrder(cart, JOINERY).flatMap(({ materials }) => materials)) {
          for (const { name, length, width, count } of lines) {
            const key = [name, length, width, material].join();
            ordered.set(key, (ordered.get(key) ?? 0) + count);
          }
        }
        expect(counted).toEqual(ordered);
      }),
      { numRuns: triesOf(60) },
    );
  });

  it("never turns a grain, and weighs what the doors weigh", () => {
    fc.assert(
      fc.property(carts(handles), (cart) => {
        const { pieces, parts, plan } = planOf(cart);
        for (const { part, isTurned } of plan.sheets.flatMap(({ cuts }) => cuts)) {
          if (isTurned) expect(isPlainSheet(part.material)).toBe(true);
        }
        const totals = materialTotals(parts, plan.sheets);
        const sawn = pieces.filter((piece) => parts.some((part) => part.piece === piece));
        expect(sum(totals.map(({ weightHundredthsLb }) => weightHundredthsLb))).toBe(orderWeight(sawn));
        expect(sum(totals.flatMap(({ sticks }) => sticks.map(({ length }) => length)))).toBe(
          sum(parts.filter(({ stock }) => stock === "stick").map(({ length }) => length)),
        );
      }),
      { numRuns: triesOf(30) },
    );
  });

  it("weighs what freight and packing say, and books glass as glass", () => {
    fc.assert(
      fc.property(carts(handles), (cart) => {
        const { pieces } = planOf(cart);
        expect(pounds(orderWeight(pieces))).toBe(itemsWeight(cart)?.toLocaleString("en-US"));
      }),
      { numRuns: 10 },
    );
    const size = { width: fromSixteenths(16 * 16), height: fromSixteenths(30 * 16), location: "", preBored: false };
    const glazed = { ...size, glass: "yes" as const, quantity: 4 };
    const cart = (doors: (typeof size)[]) => [aCartLine("ashby", { specification: specificationOf("ashby"), doors })];
    const weights = (doors: (typeof size)[]) => {
      const { parts, pieces } = planOf(cart(doors));
      const totals = materialTotals(parts);
      const of = (isGlass: boolean) =>
        sum(totals.filter(({ material }) => (material === "Glass") === isGlass).map((one) => one.weightHundredthsLb));
      return { glass: of(true), wood: of(false), all: orderWeight(pieces) };
    };
    const [plain, framed] = [weights([{ ...size, quantity: 4 } as typeof size]), weights([glazed])];
    expect(plain.glass).toBe(0);
    expect(framed.glass).toBeGreaterThan(0);
    expect([framed.wood, framed.glass + framed.wood]).toEqual([plain.wood, framed.all]);
  });

  it("names the sheet that a part needs which is larger than any", () => {
    const board = { width: fromSixteenths(60 * 16), height: fromSixteenths(100 * 16), location: "", quantity: 1 };
    const cart = [aCartLine("calder", { specification: mdfSlab(), doors: [], panels: [board] })];
    const [piece] = orderedPieces(cart);
    const parts = piece ? sawnPartsOf(piece, JOINERY) : [];
    const { tooLarge, sheets } = cuttingPlan(parts, FIRST_CUTTING);
    expect(sheets).toEqual([]);
    expect(tooLarge).toEqual([{ part: parts[0], length: 100.5 * 16, width: 60.5 * 16 }]);
  });
});

const mdfSlab = () => ({ ...specificationOf("calder"), material: "MDF", workshop: {} });

describe("totals", () => {
  it("are rounded up to a tenth, with waste in percent", () => {
    expect(squareFeet(48 * 96 * 256)).toBe("32.0");
    expect(squareFeet(48 * 96 * 256, 15)).toBe("36.8");
    expect(linealFeet(1000 * 192 + 1)).toBe("1,000.1");
    // A stick of 12 in x 12 in x 1 in is a board foot; 13/16 in is planed from it.
    expect(boardFeet(192 * 192 * 4)).toBe("1.0");
  });
});
