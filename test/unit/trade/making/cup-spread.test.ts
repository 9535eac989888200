import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decisionsOf } from "~/ordering/paper/work-decisions";
import { meetsCenter } from "~/trade/making/cup-joints";
import { MIN_CUP_SPACING } from "~/trade/making/hinge-limits";
import { planHinges } from "~/trade/making/hinges";
import { findingWords, judged, judgePiece } from "~/trade/making/making";
import type { SizedForMaking } from "~/trade/making/making-rule";
import { misplacedCups } from "~/trade/making/misplaced-cups";
import { CUP_UNITS } from "~/trade/measure/cup-units";
import { fromSixteenths } from "~/trade/measure/measure";
import { BORING_DISTANCES, type Door } from "~/trade/measure/piece";
import { triesOf } from "../../../set-up/tier";
import { specificationOf, specifications } from "../../../support/specifications";

const inches = (length: number) => length * 16;
const door = (height: number, more: Partial<SizedForMaking> = {}): SizedForMaking => ({
  width: inches(15),
  height: inches(height),
  preBored: true,
  hinge: "left",
  ...more,
});
const cupsOf = (style: string, sized: SizedForMaking) =>
  planHinges(sized, specificationOf(style))?.cups.map((at) => at / CUP_UNITS.sixteenth / 16);
const ordered = (height: number, more: Partial<Door> = {}): Door => ({
  width: fromSixteenths(inches(15)),
  height: fromSixteenths(inches(height)),
  location: "K-1",
  preBored: true,
  hinge: "left",
  ...more,
});

describe("our cups and a center rail", () => {
  it("never meet: the middle one moves up", () => {
    expect(cupsOf("ashby", door(48))).toEqual([3, 24, 45]);
    expect(cupsOf("ashby", door(54))).toEqual([3, 25.125, 51]);
    expect(cupsOf("ashby", door(30, { centerRail: inches(15) }))).toEqual([3, 27]);
    expect(cupsOf("ashby", door(44, { centerRail: inches(21) }))).toEqual([3, 21.125, 41]);
    expect(cupsOf("ashby", door(44, { centerRail: inches(23) }))).toEqual([3, 22.875, 41]);
  });

  it("stay even where nothing is joined, and where the customer gives them", () => {
    expect(cupsOf("barrow", door(54))).toEqual([3, 27, 51]);
    expect(cupsOf("calder", door(54))).toEqual([3, 27, 51]);
    const cups = [3, 27, 51].map((at) => inches(at) * CUP_UNITS.sixteenth);
    expect(cupsOf("ashby", door(54, { cups }))).toEqual([3, 27, 51]);
  });

  it("never meet in any size that is sold, at any side and boring distance", () => {
    const sized = fc.record({
      width: fc.integer({ min: 112, max: 768 }),
      height: fc.oneof(fc.integer({ min: 112, max: 1536 }), fc.integer({ min: 640, max: 1152 })),
      preBored: fc.constant(true),
      hinge: fc.constantFrom("left", "right", "pair", "top", undefined),
      boring: fc.constantFrom(...BORING_DISTANCES),
      glass: fc.constantFrom("yes" as const, undefined),
      centerRail: fc.option(fc.integer({ min: 64, max: 1000 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(sized, fc.constantFrom(...specifications), (piece, [handle, specification]) => {
        const findings = judgePiece("doors", piece, specification);
        const plan = planHinges(piece, specification);
        if (!plan || findings.some(({ rule, severity }) => severity === "red" && rule !== "rail-cups")) return;
        const seen = judged("doors", piece, specification);
        const met = plan.cups.filter((at) => meetsCenter(seen, at, plan.cupCenterTenthsMm));
        // Beside a rail of the customer's own there may be no room, and the door is refused.
        if (piece.centerRail === undefined) expect(met, handle).toEqual([]);
        expect(findings.some(({ rule }) => rule === "rail-cups")).toBe(met.length > 0);
        const gaps = plan.cups.slice(1).map((at, index) => at - (plan.cups[index] ?? 0));
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(MIN_CUP_SPACING * CUP_UNITS.sixteenth);
      }),
      { numRuns: triesOf(2000) },
    );
  });

  it("are refused beside a low center rail, which can be moved, and crossed out", () => {
    const low = { centerRail: inches(4.5) };
    expect(judgePiece("doors", door(30, low), specificationOf("ashby")).map(findingWords)).toEqual([
      'Our cup 27" from the top meets the joint of the center rail. Move the center rail, or give the heights of the cups.',
    ]);
    expect(misplacedCups("doors", ordered(30, low), specificationOf("ashby"))).toMatchObject([{ index: 1 }]);
    expect(judgePiece("doors", door(30, { ...low, preBored: false }), specificationOf("ashby"))).toEqual([]);
  });

  it("that moved are named on the work order, whenever it was ordered", () => {
    const piece = ordered(54);
    const group = { specification: specificationOf("ashby"), sample: null };
    const numbered = (one: Door) => ({ list: "doors" as const, number: 1, lineId: "1", row: 0, piece: one });
    expect(decisionsOf(numbered(piece), group)).toContain(
      'Cup 25 1/8" from the top, not 27": clear of the center rail',
    );
    expect(decisionsOf(numbered(ordered(48)), group)).toEqual([]);
  });
});
