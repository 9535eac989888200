import { describe, expect, it } from "vitest";
import { materialKey } from "~/ordering/cutting/cutting-plan";
import type { JointCut } from "~/ordering/cutting/joint-cut-list";
import { blocksOf } from "~/ordering/cutting/matched-blocks";
import { orderParts } from "~/ordering/cutting/order-parts";
import { orderedPieces } from "~/ordering/cutting/ordered-piece";
import type { PlanHead, PlanPage } from "~/ordering/cutting/plan-pages";
import { answerTo, jointJobText, type OrderLines } from "~/ordering/cutting/planning.server";
import { workCart, workLines } from "~/ordering/orders/work-file";
import { FIRST_CUTTING, fine } from "~/trade/cutting-plan/cutting-settings";
import { JOINERY } from "~/trade/making/joinery";
import { fromSixteenths } from "~/trade/measure/measure";
import { aCartItem } from "../../../support/cart-builders";
import { specificationOf } from "../../../support/specifications";
import { numbersFrom } from "./random-numbers";

/** The frame of a Hadley has no room for cups. */
const BORED = { preBored: true, hinge: "left" as const };

const STYLES = ["ashby", "calder", "marlow"];

/** Orders of twenty pieces each, in one or two styles; the doors of some have a grain that runs on. */
function ordersOf(count: number): readonly OrderLines[] {
  const random = numbersFrom(11);
  return Array.from({ length: count }, (_, at) => {
    const lineOf = (handle: string) => {
      const doors = Array.from({ length: 5 }, (_, row) => ({
        width: fromSixteenths(16 * 10 + random(16 * 10)),
        height: fromSixteenths(16 * 20),
        quantity: 2,
        location: `K${row}`,
        preBored: false,
        ...(at % 3 === 0 && { grain: "matched" as const }),
      }));
      return aCartItem({ productId: handle, productTitle: handle, specification: specificationOf(handle), doors });
    };
    const handles = [STYLES[at % 3] ?? "", STYLES[(at + 1) % 3] ?? ""];
    return { number: `HV-${1001 + at}`, lines: workLines(handles.map(lineOf)) };
  });
}

function planOf(orders: readonly OrderLines[]) {
  const text = String(answerTo(jointJobText({ kind: "joint-plan", settings: FIRST_CUTTING, orders })));
  const [head = "", ...pages] = text.split("\n");
  return { head: JSON.parse(head) as PlanHead, pages: pages.map((page) => JSON.parse(page) as PlanPage) };
}

const orderOf = (use: string) => /^HV-\d+/.exec(use)?.[0];

describe("one cutting plan over several orders", () => {
  const orders = ordersOf(6);
  const pieces = orders.flatMap(({ number, lines }) => orderedPieces(workCart(lines), number));
  const parts = orderParts(pieces, JOINERY);
  const { head, pages } = planOf(orders);
  const sheets = pages.flatMap((page) => page.sheets);
  const cut = [
    ...sheets.flatMap(({ cuts }) => cuts.map(({ part }) => part)),
    ...pages.flatMap(({ sticks }) => sticks.flatMap(({ cuts }) => cuts.map(({ part }) => part))),
    ...pages.flatMap(({ glued }) => glued),
    ...head.tooLarge.map(({ part }) => part),
  ];

  it("has each part of each order exactly once, with the number of its order", () => {
    expect(new Set(cut.map(({ of }) => JSON.stringify(of))).size).toBe(parts.length);
    expect(cut).toHaveLength(parts.length);
    for (const { use, of } of cut) expect(orderOf(use)).toBe(pieces[of.piece]?.order);
    expect(new Set(cut.map(({ use }) => orderOf(use)))).toEqual(new Set(orders.map(({ number }) => number)));
  });

  it("lays only parts of one material on a sheet, and parts of several orders on some", () => {
    const keys = new Map(pieces.map((piece, at) => [at, orderParts([piece], JOINERY)]));
    for (const sheet of sheets) {
      for (const { part } of sheet.cuts) {
        const own = keys.get(part.of.piece)?.[part.of.part];
        expect(own && materialKey(own)).toBe(materialKey(sheet));
      }
    }
    const shared = sheets.filter(({ cuts }) => new Set(cuts.map(({ part }) => orderOf(part.use))).size > 1);
    expect(shared.length).toBeGreaterThan(0);
  });

  it("takes no more sheets than the orders take one by one", () => {
    const alone = orders.reduce((sum, order) => sum + planOf([order]).head.sheets, 0);
    expect(head.sheets).toBeLessThanOrEqual(alone);
  });

  it("keeps the runs of two orders apart, which have the same name", () => {
    const inRuns = parts.filter(({ run, stock }) => run?.name === "A" && stock === "sheet");
    expect(new Set(inRuns.map(({ piece }) => piece.order)).size).toBeGreaterThan(1);
    const blocks = blocksOf(inRuns, { length: fine(16 * 96), width: fine(16 * 48), kerf: 8 });
    for (const block of blocks) expect(new Set(block.parts.map(({ piece }) => piece.order)).size).toBe(1);
  });

  it("names the order of each style that must not be sawn", () => {
    const [order] = ordersOf(1);
    if (!order) throw new Error("no order");
    const doors = [{ width: fromSixteenths(248), height: fromSixteenths(480), location: "K", ...BORED }];
    const narrow = aCartItem({ productId: "hadley", specification: specificationOf("hadley"), doors });
    const { stops } = planOf([order, { number: "HV-1002", lines: workLines([narrow]) }]).head;
    expect(stops).toMatch(/^HV-1001, ashby: Do not saw for .* HV-1002, Ashby: Do not saw for Door 1: see/);
  });

  it("of a day, twenty orders of twenty pieces, takes under two seconds", () => {
    const before = process.cpuUsage();
    const day = planOf(ordersOf(20));
    const { user, system } = process.cpuUsage(before);
    expect(day.pages).toHaveLength(1);
    expect((user + system) / 1_000_000).toBeLessThan(2);
  });
});

it("the cut list of several orders counts each part once, for its order", () => {
  const orders = ordersOf(4);
  const cuts = JSON.parse(String(answerTo(jointJobText({ kind: "joint-cuts", orders })))) as readonly JointCut[];
  const parts = orders.flatMap(({ number, lines }) => orderParts(orderedPieces(workCart(lines), number), JOINERY));
  for (const { number } of orders) {
    const counted = cuts.flatMap((cut) => cut.orders.filter((one) => one.number === number));
    const own = parts.filter(({ piece }) => piece.order === number);
    expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(own.length);
  }
  for (const { count, orders: of } of cuts) expect(of.reduce((sum, one) => sum + one.count, 0)).toBe(count);
});
