import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DoorDrawing } from "~/configurator/door-drawing/door-drawing";
import { pieceFindings } from "~/trade/making/piece-findings";
import { CUP_UNITS } from "~/trade/measure/cup-units";
import { fromSixteenths } from "~/trade/measure/measure";
import { type Door, HINGE_SIDES, PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { triesOf } from "../../../set-up/tier";
import { specificationOf, specifications } from "../../../support/specifications";

const inch = (inches: number) => fromSixteenths(inches * 16);

function aDoor(width: number, height: number, more: Partial<Door> = {}): Door {
  return { width: inch(width), height: inch(height), location: "K-A-03-L", preBored: true, ...more };
}

const drawn = (handle: string, piece: Door, side: "front" | "back", list: PieceList = "doors") =>
  renderToStaticMarkup(
    <DoorDrawing list={list} piece={piece} specification={specificationOf(handle)} name="row-1" side={side} />,
  ).replaceAll("&quot;", '"');

const described = (html: string) => /<desc[^>]*>([^<]*)/.exec(html)?.[1];
const circles = (html: string) =>
  [...html.matchAll(/<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g)].map(([, x, y, r]) => [x, y, r].map(Number));

describe("the drawing of a front", () => {
  it.each([
    ["ashby", "doors", 'Five-piece frame, stiles of 2 1/4", with one MDF panel.'],
    ["harrow", "doors", 'Mitered frame, stiles of 2 1/4", with one solid panel; its wood runs upright.'],
    ["bellamy", "drawers", 'Five-piece frame, stiles of 2 1/4", with one raised solid panel; its wood runs across.'],
    [
      "orchard",
      "doors",
      'Five-piece frame, stiles of 2 1/4", with one arched raised solid panel; its wood runs upright.',
    ],
    ["orchard", "drawers", 'Five-piece frame, stiles of 2 1/4", with one raised solid panel; its wood runs across.'],
    ["barrow", "doors", 'One-piece frame, stiles of 2 1/4", with one MDF panel.'],
    ["fenwick", "doors", 'Five-piece frame, stiles of 2 1/4", with one beadboard panel.'],
    ["pierce", "doors", 'Five-piece frame, stiles of 2 1/4", with one pane of glass.'],
    ["corbin", "drawers", "A slab; its wood runs upright."],
    ["calder", "doors", "A slab."],
    ["rowan", "fillers", "A plain board."],
  ] as const)("describes how %s makes its %s: %s", (handle, list, words) => {
    const piece = list === "drawers" ? aDoor(30, 8) : aDoor(15.5, 30);
    expect(described(drawn(handle, piece, "front", list))).toContain(words);
  });

  it("gives its size in inches and millimeters, and its hinge side", () => {
    const html = drawn("ashby", aDoor(15.5, 30, { hinge: "left" }), "front");
    expect(described(html)).toContain('The front of a door, 15 1/2" × 30", 393.7 × 762 mm, hinged left.');
    expect(html).toContain('>15 1/2"<');
    expect(html).toContain("393.7 × 762 mm");
  });

  it("is divided if one panel is too small", () => {
    expect(described(drawn("ashby", aDoor(24, 60), "front"))).toContain("2 panels in place of one");
    expect(described(drawn("ashby", aDoor(24, 48), "front"))).toContain("one MDF panel");
  });

  it("shows no frame width if the piece has no room for it", () => {
    expect(drawn("ashby", aDoor(8, 8), "front")).toContain('>2 1/4"<');
    expect(drawn("ashby", aDoor(2, 3), "front")).not.toContain('>2 1/4"<');
  });

  it("draws both doors of a pair", () => {
    const widths = (hinge: Door["hinge"]) =>
      [...drawn("calder", aDoor(20, 30, hinge ? { hinge } : {}), "front").matchAll(/<g transform="translate/g)].length;
    expect([widths("left"), widths("pair")]).toEqual([1, 2]);
  });
});

describe("the drawing of a back", () => {
  it("has a cup for each hinge, 3 in from the ends, mirrored", () => {
    const html = drawn("ashby", aDoor(15, 30, { hinge: "left" }), "back");
    const unit = 300 / 480;
    const [x, y, r] = circles(html)[0] ?? [];
    expect(circles(html)).toHaveLength(2);
    expect(y).toBeCloseTo(64 + 48 * unit, 1);
    expect(r).toBeCloseTo(((17.5 * 16) / 25.4) * unit, 1);
    expect(x).toBeCloseTo(183 + 120 * unit - ((22.5 * 16) / 25.4) * unit, 1);
    expect(described(html)).toBe(
      'The back of a door, 15" × 30". 2 hinges, cups 3" and 27" from the top, 22.5 mm from the edge (76.2 mm, 685.8 mm).',
    );
    const right = circles(drawn("ashby", aDoor(15, 30, { hinge: "right" }), "back"))[0] ?? [];
    expect(right[0]).toBeCloseTo(217 - 120 * unit + ((22.5 * 16) / 25.4) * unit, 1);
  });

  it("has its cups along the top of a door hinged there", () => {
    const cups = circles(drawn("ashby", aDoor(36, 15, { hinge: "top" }), "back"));
    expect(new Set(cups.map(([, y]) => y)).size).toBe(1);
    expect(cups).toHaveLength(2);
  });

  it("has dashed cups in a door that is not pre-bored, and none in other pieces", () => {
    expect(described(drawn("ashby", aDoor(15, 30, { preBored: false }), "back"))).toContain("It is not pre-bored.");
    expect(circles(drawn("ashby", aDoor(15, 30, { hinge: "none" }), "back"))).toEqual([]);
    expect(circles(drawn("ashby", aDoor(15, 30), "back", "drawers"))).toEqual([]);
  });

  it.each([
    ["ashby", [2, 27], {}, 1, '2"', 'The cup 2" from the top meets the joint of stile and rail'],
    [
      "ashby",
      [2, 27],
      { hingesFrom: "bottom" },
      1,
      '2"',
      'The cup 2" from the bottom meets the joint of stile and rail',
    ],
    ["ashby", [2, 27], { hinge: "pair" }, 2, '2"', 'The cup 2" from the top meets the joint of stile and rail'],
    ["calder", [0.5, 27], {}, 1, '1/2"', 'The cup 1/2" from the top meets the edge of the door'],
    [
      "calder",
      [3, 5, 27],
      {},
      2,
      '3", 5"',
      'The cup 5" from the top meets the middle of the hinge’s plate 3" from the top',
    ],
    ["calder", [27, 96], {}, 1, '96"', 'This door is only 30" high, so a cup at 96" misses it'],
    ["calder", [3, 27], {}, 0, null, null],
    ["ashby", [2, 27], { preBored: false }, 0, null, null],
  ] as const)("crosses out cups of %s at %j (%o): %d", (handle, inches, more, crosses, heights, words) => {
    const cups = inches.map((each) => each * 16 * CUP_UNITS.sixteenth);
    const html = drawn(handle, aDoor(16, 30, { hinge: "left", cups, ...more }), "back");
    expect(html.match(/<circle [^>]*stroke-signal"/g) ?? []).toHaveLength(crosses);
    expect(html.match(/<text[^>]*fill-signal/g) ?? []).toHaveLength(more && "hinge" in more ? crosses / 2 : crosses);
    expect(/Crossed out: (.*) from the \w+\.$/.exec(described(html) ?? "")?.[1] ?? null).toBe(heights);
    expect(/<li[^>]*>([^<]*)/.exec(html)?.[1]?.split(". ")[0] ?? null).toBe(words);
  });

  it("crosses out exactly the cups that the findings are about, and draws none far from the door", () => {
    const height = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(
        fc.uniqueArray(height, { minLength: 2, maxLength: 5 }),
        fc.constantFrom(...specifications.values()),
        fc.constantFrom("left" as const, "right" as const, "top" as const),
        (heights, specification, hinge) => {
          const cups = heights.sort((one, other) => one - other).map((at) => at * CUP_UNITS.sixteenth);
          const piece = aDoor(20, 30, { hinge, cups });
          const refused = pieceFindings("doors", piece, specification).filter(({ rule }) =>
            /^cup-|^(?:frame|thin)-cups$/.test(rule),
          );
          const html = renderToStaticMarkup(
            <DoorDrawing list="doors" piece={piece} specification={specification} name="row-7" side="back" />,
          );
          const crossed = html.match(/<circle [^>]*stroke-signal"/g)?.length ?? 0;
          expect(crossed > 0).toBe(refused.length > 0);
          for (const [x = 0, y = 0] of circles(html)) {
            expect(x > 0 && x < 400 && y > 0 && y < 400).toBe(true);
          }
        },
      ),
      { numRuns: triesOf(200) },
    );
  });

  it("is one flat board if the face was routed", () => {
    expect(drawn("barrow", aDoor(15, 30), "back")).not.toContain("stroke-stone-500");
    expect(drawn("ashby", aDoor(15, 30), "back")).toContain("stroke-stone-500");
  });
});

describe("every drawing", () => {
  const side = fc.integer({ min: 1, max: 3000 }).map(fromSixteenths);
  const piece = fc.record({
    width: side,
    height: side,
    location: fc.constant(""),
    preBored: fc.boolean(),
    hinge: fc.constantFrom(...HINGE_SIDES),
  });
  const style = fc.constantFrom(null, ...specifications.values());

  it("is small even when all cups of a tall pair are crossed out", () => {
    const slim = { ...specificationOf("ashby"), frameWidth: 16 };
    const html = renderToStaticMarkup(
      <DoorDrawing
        list="doors"
        piece={aDoor(8, 101, { hinge: "pair" })}
        specification={slim}
        name="row-7"
        side="back"
      />,
    );
    expect(html.match(/<circle [^>]*stroke-signal"/g)).toHaveLength(12);
    expect(html.match(/<[a-z]/g)?.length).toBeLessThan(130);
  });

  it("is complete, small, and has unique ids, for any size, style, hinges and view", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PIECE_LISTS),
        piece,
        style,
        fc.constantFrom("front" as const, "back" as const),
        (list, of, specification, view) => {
          const html = renderToStaticMarkup(
            <DoorDrawing list={list} piece={of} specification={specification} name="row-7" side={view} />,
          );
          expect(html).not.toMatch(/NaN|undefined|Infinity|="-0"/);
          expect(html).not.toMatch(/(?:width|height|r)="-/);
          const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
          expect(ids.every((id) => id?.startsWith("row-7-"))).toBe(true);
          expect(new Set(ids).size).toBe(ids.length);
          expect(html.match(/<[a-z]/g)?.length).toBeLessThan(130);
          expect(described(html)).toMatch(/^The (?:front|back) of a /);
        },
      ),
      { numRuns: triesOf(400) },
    );
  });

  it("is empty if a side is missing", () => {
    expect(drawn("ashby", aDoor(0, 30), "front")).toBe("");
  });
});
