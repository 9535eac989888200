import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProductSpecification } from "~/trade/catalog/product";
import { boredPlan } from "~/trade/making/bored-plan";
import { canBeBored } from "~/trade/making/cup-room";
import { findingWords, judgePiece } from "~/trade/making/making";
import type { SizedForMaking } from "~/trade/making/making-rule";
import { misplacedCups } from "~/trade/making/misplaced-cups";
import { pieceProblems } from "~/trade/making/piece-problems";
import { fromSixteenths } from "~/trade/measure/measure";
import { BORING_DISTANCES, type Door, HINGE_SIDES } from "~/trade/measure/piece";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";
import { specificationOf, specifications } from "../../../support/specifications";

const inches = (length: number) => length * 16;
const door: SizedForMaking = { width: inches(15.5), height: inches(30), preBored: true, hinge: "left" };

function reds(specification: ProductSpecification, piece: Partial<SizedForMaking> = {}): string[] {
  return judgePiece("doors", { ...door, ...piece }, specification)
    .filter(({ severity }) => severity === "red")
    .map(findingWords);
}

const framed = (frameWidth: number, more: Partial<ProductSpecification> = {}): ProductSpecification => ({
  ...specificationOf("ashby"),
  frameWidth,
  minWidth: 80,
  minHeight: 80,
  ...more,
});

const SLIM =
  'The frame is too narrow for hinge cups: it is 1" wide, and they reach 40 mm from the edge, into its panel. Order the door unbored for butt hinges, or choose another style.';

describe("a cup and the frame", () => {
  it("meet in a slim frame: the door is refused with the way out", () => {
    expect(reds(specificationOf("hadley"))).toEqual([SLIM]);
    expect(reds(specificationOf("hadley"), { hinge: undefined })).toEqual([SLIM]);
    expect(reds(specificationOf("hadley"), { preBored: false })).toEqual([]);
    const typed = { ...BLANK_PIECE, widthInches: "15", heightInches: "30", location: "K-1", preBored: true };
    expect(pieceProblems("doors", typed, specificationOf("hadley"))).toMatchObject([
      { field: "preBored", kind: "unmakeable", finding: { rule: "frame-cups" } },
    ]);
  });

  it("meet on every side, at given heights too", () => {
    for (const hinge of ["left", "right", "pair", "top"] as const) {
      expect(reds(specificationOf("hadley"), { hinge })).toContain(SLIM);
    }
    expect(reds(specificationOf("hadley"), { cups: [5 * 16 * 127, 25 * 16 * 127] })).toContain(SLIM);
  });

  it("are clear of each other in all other styles of the catalog, at every boring distance", () => {
    for (const [handle, specification] of specifications) {
      for (const boring of BORING_DISTANCES) {
        for (const hinge of ["left", "top"] as const) {
          const rules = judgePiece("doors", { ...door, width: inches(20), boring, hinge }, specification);
          expect(
            rules.some(({ rule }) => rule === "frame-cups" || rule === "thin-cups"),
            handle,
          ).toBe(handle === "hadley");
        }
      }
      expect(canBeBored(specification), handle).toBe(handle !== "hadley");
    }
  });

  it("need 1 mm beside the groove of the panel", () => {
    // Of 2 in, a groove of 3/8 leaves 41.3 mm: a cup reaches 40 mm at 5 mm from the edge, and 41 mm at 6 mm.
    expect(reds(framed(32), { boring: 5 })).toEqual([]);
    expect(reds(framed(32), { boring: 6 })).toEqual([
      'The frame is too narrow for hinge cups: it is 2" wide, and they reach 41 mm from the edge, into its panel. Choose a boring distance of 5 mm or less, order the door unbored for butt hinges, or choose another style.',
    ]);
    expect(reds(framed(31), { boring: 3 })).toEqual([]);
    expect(reds(framed(29), { boring: 3 })).toHaveLength(1);
    expect(reds(framed(29, { construction: "Mitered, flat panel" }), { boring: 3 })).toHaveLength(1);
  });

  it("need 3 mm beside a routed panel, which has no groove", () => {
    const routed = { construction: "One-piece routed", material: "MDF", workshop: {} };
    expect(reds(framed(28, routed))).toEqual([]);
    expect(reds(framed(27, routed))[0]).toMatch(/^The frame is too narrow .* into its routed panel\. /);
  });

  it("need 3 mm beside the rabbet for glass, and a panel may do", () => {
    // Of 2 in, a rabbet of 3/8 leaves 41.3 mm: 1.3 beside a cup at 5 mm, 3.3 at 3 mm.
    expect(reds(framed(32), { glass: "yes" })[0]).toMatch(
      /into the rabbet for its glass\. Choose a panel in place of the glass, choose a boring distance of 3 mm, order the door unbored for butt hinges, or choose another style\.$/,
    );
    expect(reds(framed(28), { glass: "yes" })[0]).not.toContain("Choose a panel");
  });

  it("include the holes of the fixing, where they are deeper in the door than the cup", () => {
    expect(reds(framed(34), { fixing: "45x9.5-8x13" })).toEqual([]);
    expect(reds(framed(34), { fixing: "45x22-10x13" })[0]).toContain("they reach 49.5 mm from the edge");
  });
});

describe("a cup and the thickness of the stock", () => {
  it("leave 2 mm behind a cup of 13 mm", () => {
    expect(reds(framed(36, { thickness: 10 }))).toEqual([]);
    expect(reds(framed(36, { thickness: 9 }))).toEqual([
      'The door is too thin for hinge cups: it is 9/16" thick, and they are 13 mm deep. Order it unbored for butt hinges, or choose another style.',
    ]);
    expect(reds(framed(36, { thickness: 9 }), { preBored: false })).toEqual([]);
    expect(canBeBored(framed(36, { thickness: 9 }))).toBe(false);
  });

  it("are not judged if the style does not say how thick it is", () => {
    expect(reds(framed(36, { thickness: 0 }))).toEqual([]);
  });

  it("include deeper holes of a fixing", () => {
    expect(reds(framed(36, { thickness: 10 }), { fixing: "45x9.5-8x14" })[0]).toContain("they are 14 mm deep");
  });
});

it("what is refused is not bored, and every cup of it is crossed out", () => {
  const bored: Door = {
    width: fromSixteenths(248),
    height: fromSixteenths(480),
    location: "K-1",
    preBored: true,
    hinge: "left",
  };
  expect(boredPlan(bored, specificationOf("hadley"))).toBeNull();
  expect(boredPlan(bored, specificationOf("ashby"))?.count).toBe(2);
  expect(boredPlan({ ...bored, preBored: false }, specificationOf("ashby"))).toBeNull();
  expect(misplacedCups("doors", bored, specificationOf("ashby"))).toEqual([]);
  expect(misplacedCups("doors", bored, specificationOf("hadley")).map(({ index }) => index)).toEqual([0, 1]);
});

it("a frame that takes a cup takes one that is nearer to the edge", () => {
  const frame = fc.integer({ min: 8, max: 60 });
  const construction = fc.constantFrom("Cope and stick, flat panel", "Mitered", "One-piece routed", "Glass frame");
  fc.assert(
    fc.property(frame, construction, fc.constantFrom(...HINGE_SIDES), (frameWidth, words, hinge) => {
      const specification = framed(frameWidth, { construction: words });
      const isRefused = BORING_DISTANCES.map((boring) =>
        judgePiece("doors", { ...door, width: inches(24), hinge, boring }, specification).some(
          ({ rule }) => rule === "frame-cups",
        ),
      );
      expect([...isRefused].sort()).toEqual(isRefused);
      if (hinge !== "none") expect(isRefused[0]).toBe(!canBeBored(specification));
    }),
  );
});
