import { describe, expect, it } from "vitest";
import { layOutFace } from "~/configurator/door-drawing/face-layout";
import { grainOf, railOf, readBuild } from "~/trade/catalog/door-build";
import type { StyleFacts } from "~/trade/catalog/style-facts";
import { inchWords } from "~/trade/making/hinge-words";
import { JOINERY } from "~/trade/making/joinery";
import { divisionOf, limitsOf } from "~/trade/making/making-limits";
import { type SawnPart, sawPiece } from "~/trade/making/sawing";
import type { PieceList } from "~/trade/measure/piece";
import { specificationOf, specifications } from "../../../support/specifications";

const inches = (length: number) => length * 16;
const words = ({ count, name, length, width, material }: SawnPart) =>
  `${count} ${name} ${inchWords(length)} x ${inchWords(width)}, ${material}`.replaceAll('"', "");

function saw(list: PieceList, handle: string, width: number, height: number) {
  const { parts, notes } = sawPiece(
    list,
    { width: inches(width), height: inches(height) },
    specificationOf(handle),
    JOINERY,
  );
  return { parts: parts.map(words), notes: notes.join(" ") };
}

describe("the parts of a piece, calculated by hand", () => {
  it("a door with a solid panel", () => {
    expect(saw("doors", "rowan", 15.5, 30)).toEqual({
      parts: [
        "2 Stile 30 x 2 1/4, Black walnut",
        "2 Rail 11 3/4 x 2 1/4, Black walnut",
        "1 Panel 26 1/8 x 11 5/8, Black walnut",
      ],
      notes: "",
    });
  });

  it("a door with a panel of MDF, which needs less play, in a frame of maple", () => {
    expect(saw("doors", "ashby", 15.5, 30).parts).toEqual([
      "2 Stile 30 x 2 1/4, Hard maple",
      "2 Rail 11 3/4 x 2 1/4, Hard maple",
      "1 Panel 26 3/16 x 11 11/16, MDF",
    ]);
  });

  it("a drawer front: narrow rails, and a panel with its length across", () => {
    expect(saw("drawers", "rowan", 24, 8).parts).toEqual([
      "2 Stile 8 x 2 1/4, Black walnut",
      "2 Rail 20 1/4 x 1 1/2, Black walnut",
      "1 Panel 20 1/8 x 5 5/8, Black walnut",
    ]);
  });

  it("a book-matched slab, whose leaves meet at its center", () => {
    expect(saw("doors", "corbin", 18, 24).notes).toContain("two leaves that meet at its center");
    expect(saw("doors", "calder", 18, 24).notes).not.toContain("leaves");
  });

  it("a mitered door, measured from long point to long point", () => {
    const { parts, notes } = saw("doors", "harrow", 15.5, 30);
    expect(parts).toEqual([
      "2 Stile 30 x 2 1/4, Black cherry",
      "2 Rail 15 1/2 x 2 1/4, Black cherry",
      "1 Panel 26 1/8 x 11 5/8, Black cherry",
    ]);
    expect(notes).toContain("from long point to long point");
    expect(notes).not.toContain("45°");
    const front = saw("drawers", "harrow", 24, 8).notes;
    // Rails of 1 1/2 and stiles of 2 1/4: the tangent of the first angle is 2/3.
    expect(front).toContain("not at 45° but at 33.7° to the edge of a rail and 56.3° to that of a stile");
    expect(front).toContain("A bead or profile is cut after the frame is glued");
  });

  it("an arched door: a wider top rail, and a panel up to the crown; its fronts are square", () => {
    const { parts, notes } = saw("doors", "orchard", 18, 36);
    expect(parts).toEqual([
      "2 Stile 36 x 2 1/4, White oak",
      "1 Rail 14 1/4 x 2 1/4, White oak",
      "1 Top rail 14 1/4 x 3 3/4, White oak",
      "1 Panel 32 1/8 x 14 1/8, White oak",
    ]);
    expect(notes).toContain('1 1/2" wider');
    // ((13 1/2 / 2)² + 1 1/2²) divided by twice 1 1/2.
    expect(notes).toContain('its radius is 15 15/16" over 13 1/2" of opening');
    expect(saw("drawers", "orchard", 18, 9).parts[1]).toBe("2 Rail 14 1/4 x 1 1/2, White oak");
  });

  it("a door divided both ways: a center stile, two center rails, four panels", () => {
    expect(saw("doors", "rowan", 26, 60).parts).toEqual([
      "2 Stile 60 x 2 1/4, Black walnut",
      "2 Rail 22 1/4 x 2 1/4, Black walnut",
      "1 Center stile 56 1/4 x 2 1/4, Black walnut",
      "1 Center rail 10 3/8 x 2 1/4, Black walnut",
      "1 Center rail 10 3/8 x 2 1/4, Black walnut",
      ...Array.from({ length: 4 }, () => "1 Panel 27 1/4 x 10 1/4, Black walnut"),
    ]);
  });

  it("a divided door whose opening cannot be halved on the tape: the first panel takes the sixteenth", () => {
    expect(saw("doors", "rowan", 25 + 1 / 16, 40).parts.slice(-2)).toEqual([
      "1 Panel 36 1/8 x 9 13/16, Black walnut",
      "1 Panel 36 1/8 x 9 3/4, Black walnut",
    ]);
  });

  it.each([
    ["doors", "barrow", 15.5, 30, "1 Board 30 x 15 1/2, MDF"],
    ["drawers", "barrow", 24, 8, "1 Board 24 x 8, MDF"],
    ["drawers", "calder", 24, 8, "1 Board 8 x 24, MDF"],
    ["fillers", "rowan", 3, 84, "1 Strip 84 x 3, Black walnut"],
    ["fillers", "rowan", 30, 2.5, "1 Strip 30 x 2 1/2, Black walnut"],
  ] as const)("one board or strip: %s of %s", (list, handle, width, height, part) => {
    expect(saw(list, handle, width, height)).toEqual({ parts: [part], notes: "" });
  });
});

describe("a banded edge", () => {
  it.each([
    ["doors", "quarry", 15.5, 30, "1 Board 29 7/8 x 15 3/8, High-pressure laminate on MDF"],
    ["panels", "quarry", 24, 34.5, "1 Board 34 3/8 x 23 7/8, High-pressure laminate on MDF"],
    ["doors", "corbin", 15.5, 30, "1 Board 29 7/8 x 15 3/8, White oak veneer on MDF"],
    ["drawers", "corbin", 24, 8, "1 Board 7 7/8 x 23 7/8, White oak veneer on MDF"],
  ] as const)("is deducted from the board of %s of %s", (list, handle, width, height, part) => {
    expect(saw(list, handle, width, height)).toEqual({
      parts: [part],
      notes: expect.stringMatching(/^Sawn 1\/8" smaller: every edge is banded, 1\/16" thick\./),
    });
  });

  it("is deducted from the long edges of a strip, unless the strip is narrower than both edges", () => {
    expect(saw("fillers", "quarry", 3, 84)).toEqual({
      parts: ["1 Strip 84 x 2 7/8, High-pressure laminate on MDF"],
      notes: 'Sawn 1/8" smaller: both long edges are banded, 1/16" thick.',
    });
    expect(saw("fillers", "quarry", 1 / 8, 84).parts).toEqual([]);
  });
});

describe("a style whose description alone says little", () => {
  it("is sawn by its data: a slim frame, a pane of glass, a divided mitered frame, beads", () => {
    expect(saw("doors", "hadley", 15.5, 30).parts).toEqual([
      "2 Stile 30 x 1, MDF",
      "2 Rail 14 1/4 x 1, MDF",
      "1 Panel 28 11/16 x 14 3/16, MDF",
    ]);
    expect(saw("doors", "pierce", 15.5, 30).notes).toContain('rabbets 3/8" deep: 11 5/8" × 26 1/8"');
    expect(saw("doors", "harrow", 26, 60).parts).toHaveLength(2 + 1 + 2 + 4);
    expect(saw("doors", "fenwick", 15.5, 30).notes).toContain('beaded every 1 1/2"');
  });
});

describe("unknown data is not guessed", () => {
  /** The result if the provider gives no workshop data, or these alone. */
  function sawnWithoutData(handle: string, width: number, height: number, workshop: StyleFacts = {}) {
    const specification = { ...specificationOf(handle), workshop };
    const size = { width: inches(width), height: inches(height) };
    const { parts, notes } = sawPiece("doors", size, specification, JOINERY);
    return { parts: parts.map(words), notes: notes.join(" ") };
  }

  it("the rabbet of glass: the frame is sawn, the pane is not", () => {
    const { parts, notes } = sawnWithoutData("pierce", 15.5, 30, { joint: "tenon" });
    expect(parts).toEqual(["2 Stile 30 x 2 1/4, Hard maple", "2 Rail 11 3/4 x 2 1/4, Hard maple"]);
    expect(notes).toContain('an opening of 11" × 25 1/2"');
  });

  it("the joint of a frame, and how thick a panel is", () => {
    const { parts, notes } = sawnWithoutData("hadley", 15.5, 30);
    expect(parts).toEqual([]);
    expect(notes).toContain("“Slim frame, square inner edge”");
    expect(sawnWithoutData("rowan", 15.5, 30).notes).toContain("“Cope and stick, solid flat panel”");
    expect(sawnWithoutData("rowan", 15.5, 30, { joint: "tenon" }).notes).toBe(
      "The style’s data does not give the thickness of its panels.",
    );
  });

  it("the division of a mitered frame", () => {
    const { parts, notes } = sawnWithoutData("harrow", 26, 60);
    expect(parts).toHaveLength(2);
    expect(notes).toContain("center stiles and rails meet a mitered frame");
  });

  it("a style about which the provider says nothing: only strips are sawn", () => {
    const size = { width: 48, height: 400 };
    expect(sawPiece("doors", size, null, JOINERY)).toEqual({
      parts: [],
      notes: ["The provider does not say how this style is built: only finished sizes are known."],
    });
    expect(sawPiece("fillers", size, null, JOINERY).parts).toEqual([
      { name: "Strip", length: 400, width: 48, count: 1, material: "", thickness: null },
    ]);
  });

  it.each([
    [4, 30],
    [15.5, 4.5],
  ])("a frame without an opening cannot be sawn: %s x %s", (width, height) => {
    const { parts, notes } = saw("panels", "rowan", width, height);
    expect(parts).toEqual([]);
    expect(notes).toContain("leave no opening");
  });

  it("an incomplete size", () => {
    expect(saw("doors", "rowan", 0, 30)).toEqual({ parts: [], notes: "Its size is incomplete: it cannot be sawn." });
  });
});

describe("every style at many sizes", () => {
  const LISTS = ["doors", "drawers", "panels", "fillers"] as const;
  it.each([...specifications])("leaves nothing unknown: %s", (_handle, specification) => {
    let sawn = 0;
    for (const list of LISTS) {
      const { smallest, onePanel, largest } = limitsOf(list, specification);
      const usual = { width: Math.max(smallest.width, 248), height: Math.max(smallest.height, 248) };
      for (const size of [smallest, usual, onePanel, largest].filter(
        ({ width, height }) => width > 16 && height > 16,
      )) {
        const { parts, notes } = sawPiece(list, size, specification, JOINERY);
        sawn += parts.length;
        expect(notes.join(" "), `${list} ${JSON.stringify(size)}`).not.toMatch(
          /not (?:said|in the style|on file|specified|worked out)/,
        );
        expect(parts.length).toBeGreaterThan(0);
        for (const { thickness, material } of parts) {
          expect(thickness).toBeGreaterThan(0);
          expect(material).not.toBe("");
        }
        // The grain of the drawing agrees with that of the sawn board.
        const board = parts.find(({ name }) => name === "Board");
        const { panelGrain } = layOutFace(list, size, specification);
        if (board && panelGrain)
          expect(board.length > board.width).toBe((panelGrain === "upright") === size.height > size.width);
      }
    }
    expect(sawn).toBeGreaterThan(10);
  });

  const sizes = [6, 7.5, 12 + 1 / 16, 17.75, 24, 25.5625, 36, 47, 48].flatMap((width) =>
    [5.5, 12, 29 + 15 / 16, 48, 60.4375, 72].map((height) => ({ width: inches(width), height: inches(height) })),
  );

  it("adds up to the size of the piece, with one panel for each pane of its drawing", () => {
    let framed = 0;
    for (const specification of specifications.values()) {
      const build = readBuild(specification);
      for (const list of ["doors", "drawers", "panels"] as const) {
        for (const size of sizes) {
          const { parts } = sawPiece(list, size, specification, JOINERY);
          const panels = parts.filter(({ name }) => name === "Panel");
          for (const { length, width } of parts)
            expect([length, width].every((n) => Number.isInteger(n) && n > 0)).toBe(true);
          if (panels.length === 0) continue;
          framed += 1;
          expect(panels).toHaveLength(layOutFace(list, size, specification).panes.length);
          const { columns, rows } = divisionOf(size, limitsOf(list, specification));
          const grow = 2 * JOINERY.groove - (build.panel === "solid" ? JOINERY.play.solid : JOINERY.play.board);
          const upright = grainOf(build, list) === "upright";
          const wide = panels
            .slice(0, columns)
            .reduce((sum, { length, width }) => sum + (upright ? width : length) - grow, 0);
          const high = panels
            .filter((_, index) => index % columns === 0)
            .reduce((sum, { length, width }) => sum + (upright ? length : width) - grow, 0);
          expect(wide + (columns + 1) * build.stile).toBe(size.width);
          expect(high + (rows + 1) * railOf(build, list)).toBe(size.height);
        }
      }
    }
    expect(framed).toBeGreaterThan(1000);
  });
});
