import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { orderParts, sawnPartsOf } from "~/ordering/cutting/order-parts";
import { orderedPieces } from "~/ordering/cutting/ordered-piece";
import { type PlanHead, type PlanPage, pageOfSheet } from "~/ordering/cutting/plan-pages";
import { answerTo, jobText } from "~/ordering/cutting/planning.server";
import { workCart, workLines } from "~/ordering/orders/work-file";
import { FIRST_CUTTING } from "~/trade/cutting-plan/cutting-settings";
import { JOINERY } from "~/trade/making/joinery";
import { fromSixteenths } from "~/trade/measure/measure";
import { aCartItem } from "../../../support/cart-builders";
import { specificationOf } from "../../../support/specifications";
import { numbersFrom } from "./random-numbers";

/** An order of doors of many sizes, some of them pairs. */
function linesOf(handle: string, rows: number, quantity: number) {
  const random = numbersFrom(7);
  const doors = Array.from({ length: rows }, (_, row) => ({
    width: fromSixteenths(16 * 8 + random(16 * 16)),
    height: fromSixteenths(16 * 10 + random(16 * 30)),
    quantity,
    location: `K${row}`,
    preBored: true,
    hinge: row % 2 ? ("pair" as const) : ("left" as const),
  }));
  const line = aCartItem({ productId: handle, specification: specificationOf(handle), doors });
  return workLines([line]);
}

function planOf(lines: ReturnType<typeof linesOf>) {
  const text = String(answerTo(jobText({ kind: "plan", settings: FIRST_CUTTING }, lines)));
  const [head = "", ...pages] = text.split("\n");
  return { head: JSON.parse(head) as PlanHead, pages, shown: pages.map((page) => JSON.parse(page) as PlanPage) };
}

const of = <Cut extends { part: { of: unknown } }>(cuts: readonly Cut[]) =>
  cuts.map(({ part }) => JSON.stringify(part.of));

describe("the pages of a cutting plan", () => {
  it("are one for a usual kitchen", () => {
    const { head, pages } = planOf(linesOf("calder", 12, 2));
    expect([pages.length, head.lastSheets]).toEqual([1, [head.sheets]]);
  });

  it("are of a bounded size for a large order, and have each part, stick and drawing once", () => {
    const lines = linesOf("ashby", 40, 8);
    const { head, pages, shown } = planOf(lines);
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) expect(page.length).toBeLessThan(200_000);
    const pieces = orderedPieces(workCart(lines));
    const cut = shown.flatMap(({ sheets, sticks, glued }) => [
      ...sheets.flatMap(({ cuts }) => of(cuts)),
      ...sticks.flatMap(({ cuts }) => of(cuts)),
      ...of(glued.map((part) => ({ part }))),
    ]);
    expect(cut).toHaveLength(orderParts(pieces, JOINERY).length);
    expect(new Set(cut).size).toBe(cut.length);
    expect(shown.flatMap(({ sheets }) => sheets.map(({ number }) => number))).toEqual(
      Array.from({ length: head.sheets }, (_, index) => index + 1),
    );
    expect(shown.flatMap((page) => page.pieces)).toHaveLength(40);
    for (const [index, { sheets }] of shown.entries()) {
      for (const { number } of sheets) expect(pageOfSheet(head, number)).toBe(index + 1);
    }
    expect([pageOfSheet(head, 0), pageOfSheet(head, head.sheets + 1)]).toEqual([null, null]);
  });

  it("are enough for the drawings of their sheets, in one file or in the archive", () => {
    const lines = linesOf("calder", 12, 3);
    const { head, pages } = planOf(lines);
    const archive = unzipSync(answerTo(jobText({ kind: "archive", title: "HV-1 rev. 1" }, lines, pages)) as Uint8Array);
    for (let number = 1; number <= head.sheets; number++) {
      const page = pages[(pageOfSheet(head, number) ?? 0) - 1] ?? "";
      const drawing = String(answerTo(jobText({ kind: "sheet", title: "HV-1 rev. 1", number }, lines, [page])));
      expect(drawing).toContain("LWPOLYLINE");
      expect(new TextDecoder().decode(archive[`sheets/sheet-${number}.dxf`])).toBe(drawing);
    }
    expect(answerTo(jobText({ kind: "sheet", title: "", number: 99 }, lines, [pages[0] ?? ""]))).toBe("");
    expect(answerTo(jobText({ kind: "parts", title: "", row: "9-doors-9" }, lines))).toBe("");
  });
});

it("the parts of alike pieces are worked out once, and are those of each piece", () => {
  const pieces = orderedPieces(workCart(linesOf("ashby", 6, 4)));
  expect(orderParts(pieces, JOINERY)).toEqual(pieces.flatMap((piece) => sawnPartsOf(piece, JOINERY)));
});
