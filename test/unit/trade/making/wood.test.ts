import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layOutFace } from "~/configurator/door-drawing/face-layout";
import { DECISIONS } from "~/ordering/paper/work-decisions";
import { railOf, readBuild } from "~/trade/catalog/door-build";
import type { FinishKind } from "~/trade/catalog/finish";
import { inchWords } from "~/trade/making/hinge-words";
import { JOINERY } from "~/trade/making/joinery";
import { findingWords, judgePiece } from "~/trade/making/making";
import { limitsOf, type WoodenSize } from "~/trade/making/making-limits";
import { railRange } from "~/trade/making/making-wood";
import { type SawnPart, sawPiece } from "~/trade/making/sawing";
import type { PieceList } from "~/trade/measure/piece";
import { specificationOf, specifications } from "../../../support/specifications";

const inches = (length: number) => length * 16;
const words = ({ count, name, length, width }: SawnPart) =>
  `${count} ${name} ${inchWords(length)} x ${inchWords(width)}`.replaceAll('"', "");

function saw(list: PieceList, handle: string, size: WoodenSize) {
  const { parts, notes } = sawPiece(list, size, specificationOf(handle), JOINERY);
  return { parts: parts.map(words), notes: notes.join(" ") };
}

const judged = (handle: string, list: PieceList, size: WoodenSize) =>
  judgePiece(list, size, specificationOf(handle)).map((finding) => `${finding.severity} ${finding.rule}`);

describe("grain that a customer chooses", () => {
  const size = { width: inches(15.5), height: inches(30) };

  it("turns a slab on its sheet, and back for a front whose style is upright", () => {
    // Corbin has bands of 1/16 on every edge.
    expect(saw("doors", "corbin", size).parts).toEqual(["1 Board 29 7/8 x 15 3/8"]);
    expect(saw("doors", "corbin", { ...size, grain: "across" }).parts).toEqual(["1 Board 15 3/8 x 29 7/8"]);
    expect(saw("drawers", "corbin", { ...size, grain: "across" }).parts).toEqual(["1 Board 15 3/8 x 29 7/8"]);
    expect(saw("drawers", "corbin", { ...size, grain: "matched" }).parts).toEqual(["1 Board 29 7/8 x 15 3/8"]);
  });

  it("turns the panel of a frame, and leaves stiles and rails", () => {
    const across = { width: inches(15.5), height: inches(22), grain: "across" } as const;
    expect(saw("doors", "rowan", across).parts).toEqual([
      "2 Stile 22 x 2 1/4",
      "2 Rail 11 3/4 x 2 1/4",
      "1 Panel 11 5/8 x 18 1/8",
    ]);
    expect(layOutFace("doors", across, specificationOf("rowan")).panelGrain).toBe("across");
    expect(layOutFace("doors", { ...size, grain: "matched" }, specificationOf("corbin")).panelGrain).toBe("upright");
    // 30 in across the grain is more than a single panel of 24 in allows.
    expect(saw("doors", "rowan", { ...size, grain: "across" }).parts).toContain("1 Center rail 11 3/4 x 2 1/4");
  });

  it("turns the limits with it", () => {
    const { onePanel } = limitsOf("doors", specificationOf("corbin"));
    const tall = { width: onePanel.width, height: onePanel.height };
    expect(judged("corbin", "doors", { ...tall, grain: "upright" })).toEqual(judged("corbin", "doors", tall));
    expect(judged("corbin", "doors", { ...tall, grain: "across" })).toContain("red too-large");
    expect(judged("corbin", "doors", { width: tall.height, height: tall.width, grain: "across" })).not.toContain(
      "red too-large",
    );
  });

  it("is refused where none shows", () => {
    expect(judged("ashby", "doors", { ...size, grain: "across" })).toContain("red no-grain");
    expect(judged("calder", "doors", { ...size, grain: "matched" })).toContain("red no-grain");
    expect(judged("rowan", "doors", { ...size, grain: "across" })).not.toContain("red no-grain");
  });

  it("is refused where paint hides it, and the workshop makes what was ordered before", () => {
    const walnut = specificationOf("rowan");
    const rules = (finishKind: FinishKind) =>
      judgePiece("doors", { ...size, grain: "across" }, { ...walnut, finishKind }).map(({ rule }) => rule);
    for (const kind of ["paint", "primed", "foil"] as const) expect(rules(kind)).toContain("hidden-grain");
    for (const kind of ["clear", "stain", "raw"] as const) expect(rules(kind)).not.toContain("hidden-grain");
    expect(DECISIONS["hidden-grain"]?.({} as never, {} as never)).toBe("");
  });
});

describe("a center rail at a height", () => {
  const size = { width: inches(15.5), height: inches(30) };

  it("makes two panels of the heights that it leaves, calculated by hand", () => {
    // Rails of 2 1/4: the lower opening is 20 - 1 1/8 - 2 1/4 = 16 5/8 high, the upper one 30 - 21 1/8 - 2 1/4 = 6 5/8.
    expect(saw("doors", "rowan", { ...size, centerRail: inches(20) })).toEqual({
      parts: [
        "2 Stile 30 x 2 1/4",
        "2 Rail 11 3/4 x 2 1/4",
        "1 Center rail 11 3/4 x 2 1/4",
        "1 Panel 7 1/4 x 11 5/8",
        "1 Panel 17 1/4 x 11 5/8",
      ],
      notes: 'Center rail 20" from the bottom to its center: its lower edge at 18 7/8".',
    });
  });

  it("is drawn where it is sawn", () => {
    const { bars, panes } = layOutFace("doors", { ...size, centerRail: inches(20) }, specificationOf("rowan"));
    expect(bars).toEqual([{ x: 36, y: inches(30 - 21.125), width: inches(11), height: 36 }]);
    expect(panes.map(({ height }) => height)).toEqual([inches(6.625), inches(16.625)]);
  });

  it("divides the glass of a frame, with its stops", () => {
    const { parts, notes } = saw("doors", "pierce", { ...size, centerRail: inches(20) });
    expect(notes).toContain('11 5/8" × 7 1/4"');
    expect(notes).toContain('11 5/8" × 17 1/4"');
    expect(parts.filter((part) => part.includes("stop"))).toEqual([
      "2 Glass stop 7 3/8 x 3/8",
      "2 Glass stop 11 3/4 x 3/8",
      "2 Glass stop 17 3/8 x 3/8",
      "2 Glass stop 11 3/4 x 3/8",
    ]);
  });

  it("is refused in a slab, too near an end, and where more rails are needed", () => {
    expect(judged("corbin", "doors", { ...size, centerRail: inches(20) })).toEqual(["red rail-in-slab"]);
    const low = judgePiece("doors", { ...size, centerRail: inches(4) }, specificationOf("rowan"));
    expect(low.map(findingWords)).toEqual([
      'Center rail too low: its center must be between 4 3/8" and 25 5/8" from the bottom. Change its height.',
    ]);
    expect(judged("rowan", "doors", { ...size, centerRail: inches(26) })).toEqual(["red rail-height"]);
    // Of 60, neither part may be higher than 48.
    const tall = { width: inches(20), height: inches(60) };
    expect(judged("rowan", "doors", { ...tall, centerRail: inches(11) })).toContain("red rail-height");
    expect(judged("rowan", "doors", { ...tall, centerRail: inches(12) })).not.toContain("red rail-height");
  });

  it("always leaves whole panels that add up to the piece, for every style and height in its range", () => {
    let sawn = 0;
    for (const [, specification] of specifications) {
      const build = readBuild(specification);
      if (build.frame === "slab" || build.panel === "glass" || build.frame === "one-piece") continue;
      for (const list of ["doors", "drawers", "panels"] as const) {
        const limits = limitsOf(list, specification);
        const rail = railOf(build, list);
        fc.assert(
          fc.property(
            fc.integer({ min: 160, max: 380 }),
            fc.integer({ min: 240, max: 1100 }),
            fc.nat(),
            (width, height, at) => {
              const range = railRange(list, { width, height }, build, limits);
              if (range.most < range.least) return;
              const centerRail = range.least + (at % (range.most - range.least + 1));
              const piece = { width, height, centerRail };
              const red = judgePiece(list, piece, specification).filter(({ severity }) => severity === "red");
              if (red.length > 0) return;
              const { parts } = sawPiece(list, piece, specification, JOINERY);
              const panels = parts.filter(({ name }) => name === "Panel");
              const columns = layOutFace(list, piece, specification).panes.length / 2;
              expect(panels).toHaveLength(2 * columns);
              const play = build.panel === "solid" ? JOINERY.play.solid : JOINERY.play.board;
              const high = ({ length, width: wide }: SawnPart) =>
                (list === "drawers" && build.drawerGrain === "across" ? wide : length) - 2 * JOINERY.groove + play;
              const [above, below] = [panels[0], panels[columns]];
              if (!above || !below) throw new Error("a panel is missing");
              expect(high(above) + high(below) + 3 * rail).toBe(height);
              sawn += 1;
            },
          ),
          { numRuns: 30 },
        );
      }
    }
    expect(sawn).toBeGreaterThan(300);
  });
});
