import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findingWords, judgePiece, MAKING_RULES, worstOf } from "~/trade/making/making";
import { limitsOf } from "~/trade/making/making-limits";
import type { SizedForMaking } from "~/trade/making/making-rule";
import { HINGE_SIDES, PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { triesOf } from "../../../set-up/tier";
import { specificationOf, specifications } from "../../../support/specifications";

const inch = (inches: number) => inches * 16;

/** The rules that a piece breaks, the worst first: `red too-narrow`. */
function judged(handle: string | null, list: PieceList, width: number, height: number, more: object = {}): string[] {
  const piece = { width: inch(width), height: inch(height), ...more };
  const findings = judgePiece(list, piece, handle === null ? null : specificationOf(handle));
  return findings.map(({ severity, rule }) => `${severity} ${rule}`);
}

function findingTexts(
  handle: string | null,
  list: PieceList,
  width: number,
  height: number,
  more: object = {},
): string[] {
  const piece = { width: inch(width), height: inch(height), ...more };
  return judgePiece(list, piece, handle === null ? null : specificationOf(handle)).map(findingWords);
}

const styles = [null, ...specifications.keys()];

describe("what can be made", () => {
  it("includes an ordinary door and drawer front in every style", () => {
    for (const handle of styles) {
      expect(judged(handle, "doors", 15.5, 30), `${handle}`).toEqual([]);
      expect(judged(handle, "drawers", 30, 8), `${handle}`).toEqual([]);
    }
  });

  it.each(PIECE_LISTS)("never includes 90 x 200 in, either way up, in any style: %s", (list) => {
    for (const handle of styles) {
      expect(judged(handle, list, 90, 200)[0], `${handle}`).toBe("red too-large");
      expect(judged(handle, list, 200, 90)[0], `${handle}`).toBe("red too-large");
    }
  });

  it("is not judged without a width or a height", () => {
    expect(judged("ashby", "doors", 0, 30)).toEqual([]);
    expect(judged("ashby", "doors", 300, 0)).toEqual([]);
  });
});

describe("the smallest width and height", () => {
  it.each([
    ["ashby", "doors", 5.5, 5.5],
    ["hadley", "doors", 5, 5],
    ["bellamy", "doors", 7.5, 7.5],
    ["orchard", "doors", 9, 9],
    ["pierce", "doors", 9, 9],
    ["fenwick", "doors", 6.5, 6.5],
    ["calder", "doors", 4, 4],
    ["ashby", "drawers", 5.5, 4],
    ["hadley", "drawers", 3, 3],
    ["bellamy", "drawers", 7.5, 6],
    ["orchard", "drawers", 7.5, 6],
    ["calder", "drawers", 4, 4],
  ] as const)("of %s %s are %d x %d, by stiles, rails and panel", (handle, list, width, height) => {
    const step = 1 / 16;
    expect(judged(handle, list, width, 20)).not.toContain("red too-narrow");
    expect(judged(handle, list, width - step, 20)).toContain("red too-narrow");
    expect(judged(handle, list, 20, height)).not.toContain("red too-low");
    expect(judged(handle, list, 20, height - step)).toContain("red too-low");
  });

  it("follow the stile, even if the provider states a smaller size", () => {
    const wide = { ...specificationOf("ashby"), frameWidth: 56, minWidth: 16, minHeight: 16 };
    expect(limitsOf("doors", wide).smallest).toEqual({ width: 128, height: 128 });
    expect(limitsOf("doors", { ...wide, minWidth: 160 }).smallest).toEqual({ width: 160, height: 128 });
  });

  it("suggest an alternative", () => {
    expect(findingTexts("ashby", "doors", 5, 30)).toEqual([
      'Too narrow: the minimum width is 5 1/2" (two stiles of 2 1/4" and 1" of panel). Choose a slab style, or one with a narrower frame.',
    ]);
    expect(findingTexts("ashby", "doors", 20, 5, { hinge: "none" })).toEqual([
      'Too short: the minimum height is 5 1/2" (two rails of 2 1/4" and 1" of panel). Order a drawer front, which has narrow rails.',
    ]);
    expect(findingTexts("bellamy", "drawers", 20, 5)).toEqual([
      'Too short: the minimum height is 6" (two rails of 1 1/2" and 3" of panel). Choose a slab style.',
    ]);
  });

  it("come with a warning if little of the panel shows, or if an arch is steep", () => {
    expect(findingTexts("ashby", "drawers", 20, 4.25)).toEqual([
      'Only 1 1/4" of its panel shows. Consider a slab style.',
    ]);
    expect(judged("ashby", "drawers", 20, 4.5)).toEqual([]);
    expect(judged("ashby", "doors", 6, 30)).toEqual(["amber slight-panel"]);
    expect(judged("orchard", "doors", 11, 30)).toEqual(["amber steep-arch"]);
    expect(judged("orchard", "drawers", 11, 6)).toEqual([]);
  });
});

describe("the largest size", () => {
  it("in one panel is the style's own; a larger door is divided, with the weaker warranty", () => {
    expect(judged("ashby", "doors", 24, 48)).toEqual([]);
    expect(findingTexts("ashby", "doors", 24, 60)).toEqual([
      'Needs a center rail: a single panel stops at 24" × 48". The warp tolerance becomes 1/4". Consider two doors, one above the other.',
    ]);
    expect(judged("ashby", "doors", 25, 49)).toEqual(["amber divided"]);
    expect(findingTexts("rowan", "doors", 30, 40, { hinge: "none" })[0]).toContain("a center stile: a single panel");
    expect(findingTexts("rowan", "panels", 30, 60)[0]).toContain("a center stile and a center rail");
  });

  it("is limited to 48 x 72, with a pair of doors as the alternative", () => {
    expect(judged("ashby", "panels", 48, 72)).toEqual(["amber divided"]);
    expect(findingTexts("ashby", "doors", 49, 70, { hinge: "none" })).toEqual([
      'Too large: the limit is 48" × 72". Order a pair of doors.',
    ]);
    expect(findingTexts("ashby", "drawers", 80, 10)[0]).toBe(
      'Too large: the limit is 72" × 48". Order two fronts side by side.',
    );
  });

  it("for a slab and for glass is fixed, because they cannot be divided", () => {
    expect(judged("calder", "doors", 24, 60)).toEqual([]);
    expect(judged("calder", "doors", 24, 61)).toEqual(["red too-large"]);
    expect(judged("quarry", "doors", 30, 80)).toEqual([]);
    expect(findingTexts("pierce", "doors", 24, 43)[0]).toBe(
      'Too large: the limit for one pane of glass is 24" × 42". Order two doors, one above the other.',
    );
  });

  it("is stricter for solid wood: its grain must run one way, and a wide panel moves", () => {
    expect(judged("ashby", "doors", 36, 15, { hinge: "top" })).toEqual([]);
    expect(judged("rowan", "doors", 36, 15, { hinge: "top" })).toEqual(["amber divided"]);
    expect(judged("rowan", "drawers", 36, 15)).toEqual([]);
    expect(judged("ashby", "doors", 22, 40)).toEqual([]);
    expect(judged("rowan", "doors", 21.5, 40)).toEqual([]);
    expect(judged("rowan", "doors", 22, 40)).toEqual(["amber solid-panel"]);
  });

  it("without a specification is the board's", () => {
    expect(judged(null, "panels", 48, 96)).toEqual([]);
    expect(judged(null, "panels", 48.5, 96)).toEqual(["red too-large"]);
  });

  it("for a filler is a strip of 24 x 96, and a thin one gets a warning", () => {
    expect(judged("orchard", "fillers", 3, 96)).toEqual([]);
    expect(judged("orchard", "fillers", 3, 97)).toEqual(["red too-large"]);
    expect(judged("orchard", "fillers", 0.5, 30)).toEqual(["amber thin-filler"]);
  });
});

describe("hinges", () => {
  it("must be further apart than the door is wide", () => {
    expect(judged("ashby", "doors", 20, 26.0625)).toEqual([]);
    expect(findingTexts("ashby", "doors", 20, 26)).toEqual([
      "Wide for its height, so it may sag in time. A pair would hang better.",
    ]);
    expect(judged("ashby", "doors", 18, 20)).toEqual(["amber low-and-wide"]);
    expect(findingTexts("ashby", "doors", 24, 15)[0]).toContain("Hinges at the top would hold better.");
    expect(findingTexts("ashby", "doors", 15, 30, { hinge: "top" })[0]).toContain(
      "Hinges at the side would hold better.",
    );
    expect(judged("ashby", "doors", 20, 20, { hinge: "none" })).toEqual([]);
    expect(judged("ashby", "drawers", 20, 20)).toEqual([]);
  });

  it("are as far apart as the cups that are given", () => {
    const cups = (...at: number[]) => ({
      preBored: true,
      hinge: "left" as const,
      cups: at.map((one) => one * 16 * 127),
    });
    expect(findingTexts("ashby", "doors", 18, 24, { hinge: "left" })[0]).toContain("A pair would hang better");
    expect(findingTexts("ashby", "doors", 18, 24, cups(3.5, 20.5))).toEqual([
      "Wide for its height, so it may sag in time. A pair would hang better.",
    ]);
    expect(judged("ashby", "doors", 18, 24, { ...cups(3.5, 20.5), hingesFrom: "bottom" })).toEqual([
      "amber low-and-wide",
    ]);
    expect(judged("calder", "doors", 18, 24, cups(2.5, 21.5))).toEqual([]);
    expect(judged("ashby", "doors", 18, 26, cups(3.5, 20.5))).toEqual(["amber low-and-wide"]);
  });

  it("may be close together in a door too small to sag", () => {
    for (const size of [12, 15.5, 17.9375]) expect(judged("ashby", "doors", size, size)).toEqual([]);
    expect(judged("ashby", "doors", 15, 17.5, { hinge: "top" })).toEqual([]);
  });

  it("need room for two cups in a pre-bored door, and a hinge side", () => {
    expect(judged("ashby", "doors", 6.75, 8, { preBored: true })).toContain("red cups-meet");
    expect(judged("ashby", "doors", 6.75, 8)).not.toContain("red cups-meet");
    expect(judged("ashby", "doors", 6.75, 8.5, { preBored: true })).not.toContain("red cups-meet");
    expect(judged("ashby", "doors", 8, 15, { preBored: true, hinge: "top" })).toContain("red cups-meet");
    expect(judged("ashby", "doors", 15, 30, { preBored: true, hinge: "none" })).toEqual(["red bored-without-hinges"]);
  });

  it("carry 60 lb at most", () => {
    expect(judged("hadley", "doors", 40, 72)).toEqual(["amber divided"]);
    expect(findingTexts("hadley", "doors", 44, 72)[0]).toBe(
      "Too heavy: it weighs 66 lb, and 5 hinges carry 60 lb. Order a pair of doors.",
    );
    expect(judged("quarry", "doors", 24, 84)).toEqual(["amber many-hinges"]);
  });

  it("in a pair require two doors", () => {
    expect(judged("ashby", "doors", 15, 30, { hinge: "pair", quantity: 2 })).toEqual([]);
    expect(findingTexts("ashby", "doors", 15, 30, { hinge: "pair", quantity: 3 })).toEqual([
      "A pair is two doors, but the quantity is 3. Change the quantity to 4.",
    ]);
    expect(judged("ashby", "doors", 15, 30, { hinge: "pair" })).toEqual(["amber odd-pair"]);
  });
});

describe("the table of rules", () => {
  const side = fc.oneof(fc.integer({ min: 1, max: 1600 }), fc.integer({ min: 1, max: 160_000 }));
  const piece: fc.Arbitrary<SizedForMaking> = fc.record({
    width: side,
    height: side,
    hinge: fc.constantFrom(undefined, ...HINGE_SIDES),
    preBored: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 5 }),
  });
  const style = fc.constantFrom(null, ...specifications.values());
  const list = fc.constantFrom(...PIECE_LISTS);

  it("puts red before amber, names each rule once, and writes complete sentences", () => {
    fc.assert(
      fc.property(list, piece, style, (kind, sized, specification) => {
        const findings = judgePiece(kind, sized, specification);
        const severities = findings.map(({ severity }) => severity);
        expect([...severities].sort().reverse()).toEqual(severities);
        expect(worstOf(findings)).toBe(severities[0] ?? null);
        expect(new Set(findings.map(({ rule }) => rule)).size).toBe(findings.length);
        for (const finding of findings) {
          expect(MAKING_RULES).toContain(finding.rule);
          expect(findingWords(finding)).not.toMatch(/NaN|undefined|\.\.|-\d| {2}/);
        }
      }),
      { numRuns: triesOf(3000) },
    );
  });

  it("accepts exactly the sizes between the smallest and the largest", () => {
    fc.assert(
      fc.property(list, piece, style, (kind, { width, height }, specification) => {
        const { smallest, largest, turns } = limitsOf(kind, specification);
        const [within, either] = [
          width <= largest.width && height <= largest.height,
          turns && height <= largest.width && width <= largest.height,
        ];
        const sizes = judgePiece(kind, { width, height, hinge: "none" }, specification);
        const makeable = (within || either) && width >= smallest.width && height >= smallest.height;
        expect(worstOf(sizes) !== "red").toBe(makeable);
      }),
      { numRuns: triesOf(2000) },
    );
  });

  it("never refuses a size that is wider than an accepted one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), style, (width, specification) => {
        const tooNarrow = (at: number) =>
          judgePiece("doors", { width: at, height: 480 }, specification).some(({ rule }) => rule === "too-narrow");
        if (!tooNarrow(width)) expect(tooNarrow(width + 1)).toBe(false);
      }),
    );
  });
});

describe("the catalog", () => {
  it.each([...specifications.keys()])("gives %s the smallest size that its frame allows", (handle) => {
    const specification = specificationOf(handle);
    const { smallest, onePanel } = limitsOf("doors", specification);
    expect(smallest).toEqual({ width: specification.minWidth, height: specification.minHeight });
    expect(onePanel).toEqual({ width: specification.maxWidth, height: specification.maxHeight });
  });
});
