import DxfParser, { type ICircleEntity } from "dxf-parser";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartLine } from "~/configurator/lines/cart";
import { cuttingPlan } from "~/ordering/cutting/cutting-plan";
import { partsDxf } from "~/ordering/cutting/dxf.server";
import { sawnPartsOf } from "~/ordering/cutting/order-parts";
import { orderedPieces } from "~/ordering/cutting/ordered-piece";
import { FIRST_CUTTING, PER_SIXTEENTH } from "~/trade/cutting-plan/cutting-settings";
import { JOINERY } from "~/trade/making/joinery";
import type { Configuration, Door, Piece } from "~/trade/measure/piece";
import { triesOf } from "../../../set-up/tier";
import { specificationOf } from "../../../support/specifications";

const size = (width: number, height: number) => ({
  width: { inches: width, fraction: "0" as const },
  height: { inches: height, fraction: "0" as const },
});

const line = (handle: string, pieces: Partial<Configuration>): CartLine => ({
  lineId: "1",
  productId: handle,
  productTitle: handle,
  productImage: null,
  pricePerSqFt: 30,
  specification: specificationOf(handle),
  doors: [],
  drawers: [],
  panels: [],
  fillers: [],
  ...pieces,
});

const partsIn = (handle: string, pieces: Partial<Configuration>) =>
  orderedPieces([line(handle, pieces)]).flatMap((piece) => sawnPartsOf(piece, JOINERY));

const matched = (width: number, height: number, location: string, quantity = 1): Piece => ({
  ...size(width, height),
  location,
  grain: "matched",
  quantity,
});

const sum = (sizes: readonly number[]) => sizes.reduce((total, one) => total + one, 0);

describe("matched parts on a sheet", () => {
  it("lie in one strip in their order, one kerf apart, the top one at the right", () => {
    const drawers = [matched(18, 6, "K, B3, 1"), matched(18, 8, "K, B3, 2"), matched(18, 10, "K, B3, 3")];
    const { sheets } = cuttingPlan(partsIn("corbin", { drawers }), FIRST_CUTTING);
    expect(sheets).toHaveLength(1);
    const cuts = [...(sheets[0]?.cuts ?? [])].sort((one, other) => other.x - one.x);
    expect(cuts.map(({ part }) => part.run?.nth)).toEqual([1, 2, 3]);
    expect(new Set(cuts.map(({ y }) => y)).size).toBe(1);
    for (const [index, cut] of cuts.slice(1).entries()) {
      expect((cuts[index]?.x ?? 0) - (cut.x + cut.length)).toBe(FIRST_CUTTING.kerf);
    }
  });

  it("have a drawer front above the door of its cabinet, however the rows of the order follow each other", () => {
    const [top, middle, bottom] = [
      matched(18, 6, "K, B3, Top"),
      matched(18, 8, "K, B3, Middle"),
      matched(18, 10, "K, B3, Bottom"),
    ];
    const door = { ...matched(18, 24, "K, B3, Door"), preBored: false };
    const laid = (pieces: Partial<Configuration>) =>
      cuttingPlan(partsIn("corbin", pieces), FIRST_CUTTING).sheets.flatMap(({ cuts }) =>
        [...cuts].sort((one, other) => other.x - one.x).map(({ part }) => part.piece.row.location),
      );
    const [front, below] = [matched(18, 6, "K, B3"), { ...matched(18, 24, "K, B3"), preBored: false }];
    const [sheet] = cuttingPlan(partsIn("corbin", { doors: [below], drawers: [front] }), FIRST_CUTTING).sheets;
    const [right] = [...(sheet?.cuts ?? [])].sort((one, other) => other.x - one.x);
    expect(right?.part.piece.list).toBe("drawers");
    fc.assert(
      fc.property(fc.shuffledSubarray([top, middle, bottom], { minLength: 3, maxLength: 3 }), (drawers) => {
        expect(laid({ doors: [door], drawers })).toEqual([
          "K, B3, Top",
          "K, B3, Middle",
          "K, B3, Bottom",
          "K, B3, Door",
        ]);
      }),
      { numRuns: 6 },
    );
    const [left, other] = [matched(12, 24, "K, W1, Left"), matched(14, 24, "K, W1, Right")].map((one) => ({
      ...one,
      preBored: false,
    }));
    for (const doors of [
      [left, other],
      [other, left],
    ]) {
      const cuts =
        cuttingPlan(partsIn("corbin", { doors: doors.flatMap((one) => one ?? []) }), FIRST_CUTTING).sheets[0]?.cuts ??
        [];
      const upward = [...cuts].sort((one, two) => one.y - two.y).map(({ part }) => part.piece.row.location);
      expect(upward).toEqual(["K, W1, Left", "K, W1, Right"]);
    }
  });

  it("stay adjacent in any order, as many as a sheet holds, and all are sawn at their size", () => {
    const cabinet = fc.record({
      width: fc.integer({ min: 8, max: 24 }),
      heights: fc.array(fc.integer({ min: 5, max: 30 }), { minLength: 1, maxLength: 6 }),
      isDoor: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(cabinet, { minLength: 1, maxLength: 5 }), (cabinets) => {
        const pieces = (isDoor: boolean) =>
          cabinets.flatMap((one, at) =>
            one.isDoor === isDoor ? one.heights.map((height) => matched(one.width, height, `K, B${at + 1}, x`)) : [],
          );
        const doors = pieces(true).map((piece): Door => ({ ...piece, preBored: false }));
        const parts = partsIn("corbin", { doors, drawers: pieces(false) });
        const { sheets, tooLarge } = cuttingPlan(parts, FIRST_CUTTING);
        const cuts = sheets.flatMap((sheet) => sheet.cuts.map((cut) => ({ ...cut, sheet: sheet.number })));
        expect(cuts).toHaveLength(parts.length);
        expect(tooLarge).toEqual([]);
        for (const cut of cuts) {
          expect([cut.length, cut.width]).toEqual([cut.part.length * PER_SIXTEENTH, cut.part.width * PER_SIXTEENTH]);
          expect(cut.isTurned).toBe(false);
          const { run } = cut.part;
          const next = cuts.find(({ part }) => part.run?.name === run?.name && part.run?.nth === (run?.nth ?? 0) + 1);
          if (!next) continue;
          const isAbove = next.y === cut.y && cut.x - (next.x + next.length) === FIRST_CUTTING.kerf;
          const isBeside = next.x === cut.x && next.y - (cut.y + cut.width) === FIRST_CUTTING.kerf;
          // A run that no sheet holds goes on elsewhere.
          const own = cuts.filter(({ part }) => part.run?.name === run?.name);
          const [long, wide] = [sum(own.map(({ length }) => length)), sum(own.map(({ width }) => width))];
          const isTooLong = run?.lies === "above" ? long > 95 * 64 - own.length * 8 : wide > 47 * 64 - own.length * 8;
          expect(isTooLong || (next.sheet === cut.sheet && (isAbove || isBeside))).toBe(true);
        }
      }),
      { numRuns: triesOf(40) },
    );
  });
});

/** The circles that another program reads: layer, center and radius, in inches. */
function circlesIn(dxf: string): { layer: string; x: number; y: number; r: number }[] {
  return (new DxfParser().parseSync(dxf)?.entities ?? [])
    .filter((entity): entity is ICircleEntity => entity.type === "CIRCLE")
    .map(({ layer, center, radius }) => ({ layer, x: center.x, y: center.y, r: radius }));
}

describe("the holes for a handle in a file for machines", () => {
  const door = (change: Partial<Door>): Door => ({
    ...size(16, 30),
    location: "Sink",
    preBored: false,
    hinge: "left",
    handle: "top-96x5-28.5x63.5",
    ...change,
  });
  const MM = 1 / 25.4;

  it("are true circles on the stile that opens, mirrored for the other hand", () => {
    for (const [hinge, across] of [
      ["left", 2.25 - 28.5 * MM],
      ["right", 28.5 * MM],
    ] as const) {
      const parts = partsIn("ashby", { doors: [door({ hinge })] });
      const bored = parts.filter(({ handleHoles }) => handleHoles.length > 0);
      expect(bored.map(({ name }) => name)).toEqual(["Stile"]);
      const circles = circlesIn(partsDxf(bored, "HV-1 rev. 1"));
      expect(circles.map(({ layer }) => layer)).toEqual(["HANDLE_5MM_THROUGH", "HANDLE_5MM_THROUGH"]);
      for (const [index, { x, y, r }] of circles.entries()) {
        expect(x).toBeCloseTo(30 - (63.5 + 96 * index) * MM, 5);
        // From behind, the opening edge of a door that is hinged left is at the left, which is up on the part.
        expect(y).toBeCloseTo(across, 5);
        expect(r).toBeCloseTo(2.5 * MM, 5);
      }
    }
  });

  it("are in the middle of a drawer front's board, whichever way its grain runs", () => {
    for (const grain of ["upright", "across"] as const) {
      const drawers = [{ ...size(20, 8), location: "Sink", grain, handle: "center-128x5-28.5x63.5" }];
      const [board] = partsIn("corbin", { drawers });
      const [length, width] = grain === "upright" ? [8, 20] : [20, 8];
      expect(board).toMatchObject({ length: length * 16 - 2, width: width * 16 - 2 });
      const circles = circlesIn(partsDxf(board ? [board] : [], "HV-1 rev. 1"));
      const middle = circles.reduce((sum, { x, y }) => ({ x: sum.x + x / 2, y: sum.y + y / 2 }), { x: 0, y: 0 });
      expect(middle.x).toBeCloseTo((length - 0.125) / 2, 5);
      expect(middle.y).toBeCloseTo((width - 0.125) / 2, 5);
      const [one, other] = circles;
      const apart = grain === "upright" ? (one?.y ?? 0) - (other?.y ?? 0) : (one?.x ?? 0) - (other?.x ?? 0);
      expect(Math.abs(apart)).toBeCloseTo(128 * MM, 5);
    }
  });

  it("are in the lower rail of a door that is hinged at the top, and one for each door of a pair", () => {
    const [rail] = partsIn("ashby", { doors: [door({ hinge: "top" })] }).filter(
      ({ handleHoles }) => handleHoles.length,
    );
    expect(rail?.name).toBe("Rail");
    const [one] = circlesIn(partsDxf(rail ? [rail] : [], "HV-1 rev. 1"));
    expect(one?.y).toBeCloseTo(28.5 * MM, 5);
    const pair = partsIn("ashby", { doors: [door({ hinge: "pair", quantity: 2 })] });
    expect(pair.filter(({ handleHoles }) => handleHoles.length === 2)).toHaveLength(2);
  });
});
