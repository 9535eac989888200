import { describe, expect, it } from "vitest";
import type { ProductSpecification } from "~/trade/catalog/product";
import { inchWords } from "~/trade/making/hinge-words";
import { weightOfPiece } from "~/trade/making/hinges";
import { JOINERY } from "~/trade/making/joinery";
import { findingWords, judgePiece } from "~/trade/making/making";
import type { SizedForMaking } from "~/trade/making/making-rule";
import { sawPiece } from "~/trade/making/sawing";
import type { PieceList } from "~/trade/measure/piece";
import { specificationOf } from "../../../support/specifications";

const inches = (length: number) => length * 16;

/** A piece with a frame for glass. */
const glazed = (width: number, height: number, more: Partial<SizedForMaking> = {}) => ({
  width: inches(width),
  height: inches(height),
  glass: "yes" as const,
  ...more,
});

function saw(list: PieceList, handle: string, piece: SizedForMaking, more: Partial<ProductSpecification> = {}) {
  const { parts, notes } = sawPiece(list, piece, { ...specificationOf(handle), ...more }, JOINERY);
  const words = parts.map(({ count, name, length, width, thickness, material }) =>
    `${count} ${name} ${[length, width, thickness ?? 0].map(inchWords).join(" x ")} ${material}`.replaceAll('"', ""),
  );
  return { parts: words, notes };
}

const judged = (list: PieceList, handle: string, piece: SizedForMaking) =>
  judgePiece(list, piece, specificationOf(handle)).map((finding) => `${finding.severity} ${finding.rule}`);

const said = (list: PieceList, handle: string, piece: SizedForMaking) =>
  judgePiece(list, piece, specificationOf(handle)).map(findingWords);

describe("a frame for glass, worked out by hand with tenons and rabbets of 3/8", () => {
  it("has four stops in a coped frame, and no panel", () => {
    // Opening 15 1/2 - 4 1/2 = 11 by 30 - 4 1/2 = 25 1/2; stops + 3/4; glass 1/8 less.
    expect(saw("doors", "ashby", glazed(15.5, 30))).toEqual({
      parts: [
        "2 Stile 30 x 2 1/4 x 13/16 Hard maple",
        "2 Rail 11 3/4 x 2 1/4 x 13/16 Hard maple",
        "2 Glass stop 26 1/4 x 3/8 x 1/4 Hard maple",
        "2 Glass stop 11 3/4 x 3/8 x 1/4 Hard maple",
      ],
      notes: [
        'Glass is fitted on site into rabbets 3/8" deep: 11 5/8" × 26 1/8", which leaves 1/8" free.',
        "Glass stops are mitered, and measured from long point to long point.",
      ],
    });
  });

  it("has four stops in a mitered frame", () => {
    // Opening 18 - 4 1/2 = 13 1/2 by 36 - 4 1/2 = 31 1/2.
    expect(saw("doors", "harrow", glazed(18, 36)).parts).toEqual([
      "2 Stile 36 x 2 1/4 x 13/16 Black cherry",
      "2 Rail 18 x 2 1/4 x 13/16 Black cherry",
      "2 Glass stop 32 1/4 x 3/8 x 1/4 Black cherry",
      "2 Glass stop 14 1/4 x 3/8 x 1/4 Black cherry",
    ]);
  });

  it("has eight stops around two panes", () => {
    // Below the rail 20 - 1 1/8 - 2 1/4 = 16 5/8, above it 25 1/2 - 2 1/4 - 16 5/8 = 6 5/8.
    expect(saw("doors", "rowan", glazed(15.5, 30, { centerRail: inches(20) })).parts).toEqual([
      "2 Stile 30 x 2 1/4 x 13/16 Black walnut",
      "2 Rail 11 3/4 x 2 1/4 x 13/16 Black walnut",
      "1 Center rail 11 3/4 x 2 1/4 x 13/16 Black walnut",
      "2 Glass stop 7 3/8 x 3/8 x 1/4 Black walnut",
      "2 Glass stop 11 3/4 x 3/8 x 1/4 Black walnut",
      "2 Glass stop 17 3/8 x 3/8 x 1/4 Black walnut",
      "2 Glass stop 11 3/4 x 3/8 x 1/4 Black walnut",
    ]);
  });

  it("has a center rail in the rabbets of a mitered frame, as deep as its style has them", () => {
    // 13 1/2 + 2 x 1/2; panes of (31 1/2 - 2 1/4) / 2 = 14 5/8.
    const workshop = { joint: "miter", glassRabbet: 8 } as const;
    expect(saw("doors", "harrow", glazed(18, 36, { centerRail: inches(18) }), { workshop }).parts.slice(2)).toEqual([
      "1 Center rail 14 1/2 x 2 1/4 x 13/16 Black cherry",
      "2 Glass stop 15 5/8 x 1/2 x 1/4 Black cherry",
      "2 Glass stop 14 1/2 x 1/2 x 1/4 Black cherry",
      "2 Glass stop 15 5/8 x 1/2 x 1/4 Black cherry",
      "2 Glass stop 14 1/2 x 1/2 x 1/4 Black cherry",
    ]);
  });

  it("has narrow rails in a drawer front", () => {
    // Opening 19 1/2 by 8 - 3 = 5.
    expect(saw("drawers", "fenwick", glazed(24, 8)).parts).toEqual([
      "2 Stile 8 x 2 1/4 x 13/16 Hard maple",
      "2 Rail 20 1/4 x 1 1/2 x 13/16 Hard maple",
      "2 Glass stop 5 3/4 x 3/8 x 1/4 Hard maple",
      "2 Glass stop 20 1/4 x 3/8 x 1/4 Hard maple",
    ]);
  });

  it("has no stops below an arch, which a style of glass may have", () => {
    const arched = { construction: "Cope and stick, arched glass frame" };
    const { parts, notes } = saw("doors", "pierce", { width: inches(18), height: inches(36) }, arched);
    expect(parts.some((part) => part.includes("Glass stop"))).toBe(false);
    expect(notes).toContain("The stops below an arch are made to fit it: they are not worked out.");
  });

  it("weighs what its style weighs, and the glass", () => {
    // 4 sq ft x 2.8 = 11.20; 11 1/2 x 31 1/2 x 1.6 / 144 = 4.025.
    expect(weightOfPiece(glazed(16, 36), specificationOf("ashby"))).toBe(1120 + 403);
  });
});

describe("what can be made for glass", () => {
  it("is a frame around a panel, or one that is made for glass as it is", () => {
    expect(
      ["ashby", "harrow", "fenwick", "bellamy", "pierce"].map((style) => judged("doors", style, glazed(15.5, 30))),
    ).toEqual([[], [], [], [], []]);
    expect(judged("drawers", "orchard", glazed(24, 8))).toEqual([]);
  });

  it("is not a slab, one board, or the frame below an arch", () => {
    expect(said("doors", "corbin", glazed(15.5, 30))).toEqual([
      "This style has no panel that glass could replace. Choose a style with a panel.",
    ]);
    expect(judged("doors", "linden", glazed(15.5, 30))).toEqual(["red glass-frame"]);
    expect(said("doors", "orchard", glazed(18, 36))).toEqual([
      "Glass cannot follow an arch. Choose a style without an arch.",
    ]);
  });

  it("is as small and as large as the doors of a glass style, and never divided", () => {
    for (const style of ["pierce", "ashby"]) {
      expect(judged("doors", style, glazed(24, 42))).toEqual([]);
      expect(said("doors", style, glazed(24, 42.0625))[0]).toBe(
        'Too large: the limit for one pane of glass is 24" × 42". Order two doors, one above the other.',
      );
      expect(said("doors", style, glazed(8.9375, 30))).toEqual([
        'Too narrow: the minimum width is 9" (two stiles of 2 1/4" and 4 1/2" of glass). Choose a panel in place of the glass.',
      ]);
    }
  });

  it("has no grain in its pane", () => {
    expect(said("doors", "rowan", glazed(15.5, 30, { grain: "across" }))).toEqual([
      "Glass has no grain. Choose the style’s own grain, or a panel.",
    ]);
  });

  it("has a center rail that is wide enough for two rabbets", () => {
    // Of 1 in, two rabbets of 3/8 leave 1/4.
    const low = { centerRail: inches(15) };
    expect(said("doors", "hadley", glazed(15.5, 30, low))).toEqual([
      'A center rail of 1" is too narrow for glass above and below it. Leave its height empty, or choose a wider frame.',
    ]);
    expect(judged("doors", "hadley", { ...glazed(15.5, 30, low), glass: undefined })).toEqual([]);
  });

  it("has no handle on its pane, and none in its rabbet", () => {
    expect(judged("drawers", "ashby", glazed(24, 8, { handle: "center-96x5-28.5x63.5" }))).toEqual([
      "red handle-place",
    ]);
    // A stile of 57.15 mm less 9.525: a hole of 5 mm at 38 mm leaves 7.1, one at 37 leaves 8.1.
    const at = (edge: number) => glazed(15.5, 30, { hinge: "left", handle: `top-96x5-${edge}x63.5` });
    expect(judged("doors", "ashby", at(38))).toEqual(["red handle-place"]);
    expect(judged("doors", "ashby", at(37))).toEqual([]);
  });
});

describe("hinge cups of a frame for glass", () => {
  const bored = { preBored: true, hinge: "left" } as const;

  it("are clear of the rabbet of a usual frame at every boring distance", () => {
    // At 6 mm, a cup reaches 41 mm; the stile has 57.15 - 9.525 = 47.6.
    for (const boring of [3, 4, 5, 6] as const) {
      for (const style of ["ashby", "harrow", "pierce"]) {
        expect(judged("doors", style, glazed(15.5, 30, { ...bored, boring }))).toEqual([]);
      }
    }
  });

  it("are refused where they meet it: in a slim frame, and beside a deep rabbet", () => {
    expect(said("doors", "hadley", glazed(15.5, 30, bored))).toEqual([
      'The frame is too narrow for hinge cups: it is 1" wide, and they reach 40 mm from the edge, into the rabbet for its glass. Order the door unbored for butt hinges, or choose another style.',
    ]);
    expect(judged("doors", "hadley", glazed(15.5, 30, { ...bored, hinge: "top" }))).toContain("red frame-cups");
    expect(judged("doors", "hadley", glazed(15.5, 30))).toEqual([]);
    // 57.15 - 12.7 = 44.45 mm: 3.45 are left beside a cup at 6 mm, none of the 3 that must be beside a rabbet of 9/16.
    const deep = (glassRabbet: number) => {
      const specification = { ...specificationOf("ashby"), workshop: { joint: "tenon", glassRabbet } as const };
      return judgePiece("doors", glazed(15.5, 30, { ...bored, boring: 6 }), specification).map(({ rule }) => rule);
    };
    expect(deep(8)).toEqual([]);
    expect(deep(9)).toEqual(["frame-cups"]);
  });

  it("are refused near the miter and beside the center rail, as with a panel", () => {
    const cups = (...at: number[]) => ({ ...bored, cups: at.map((height) => inches(height) * 127) });
    expect(judged("doors", "harrow", glazed(18, 36, cups(2, 33)))).toContain("red cup-joint");
    expect(judged("doors", "harrow", glazed(18, 36, cups(3, 33)))).toEqual([]);
    const railed = { centerRail: inches(18), ...cups(3, 18, 33) };
    expect(judged("doors", "harrow", glazed(18, 36, railed))).toEqual(["red cup-joint"]);
  });
});
