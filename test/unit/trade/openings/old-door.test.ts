import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CUP_UNITS } from "~/trade/measure/cup-units";
import { formatTape } from "~/trade/measure/tape";
import { differencesFrom, readOldDoor } from "~/trade/openings/old-door";
import { BLANK_OLD_DOOR, type OldDoorTexts } from "~/trade/openings/old-door-texts";
import { differenceWords, oldDoorWords } from "~/trade/openings/old-door-words";
import { doorsFor } from "~/trade/openings/opening-doors";
import { laps, ruleWith, sidesOf } from "~/trade/openings/opening-rule";
import { format32 } from "~/trade/openings/opening-words";
import { triesOf } from "../../../set-up/tier";

type Typed = Partial<OldDoorTexts>;

const read = (typed: Typed) =>
  readOldDoor({
    ...{ ...BLANK_OLD_DOOR, doorWidth: "16", doorHeight: "25", openingWidth: "15", openingHeight: "24" },
    ...typed,
  });

function ruleOf(typed: Typed) {
  const reading = read(typed);
  if (reading.kind !== "rule") throw new Error(JSON.stringify(reading));
  return reading;
}

const cup = (inches: number) => inches * 16 * CUP_UNITS.sixteenth;

describe("the rule of an old door", () => {
  it("is asked for by any size", () => {
    expect(readOldDoor(BLANK_OLD_DOOR)).toEqual({ kind: "blank" });
    expect(readOldDoor({ ...BLANK_OLD_DOOR, topCup: "3" })).toMatchObject({
      problems: { doorWidth: /Type a size/, openingHeight: expect.any(String), bottomCup: expect.any(String) },
    });
  });

  it.each<[string, Typed, ReturnType<typeof ruleWith>]>([
    ["centered", {}, ruleWith("partial", { left: 16, right: 16, top: 16, bottom: 16 }, 4)],
    ["off center", { left: "3/4", top: "9/32" }, ruleWith("partial", { left: 24, right: 8, top: 9, bottom: 23 }, 4)],
    [
      "a full overlay",
      { doorWidth: "17 1/2", doorHeight: "26 1/2" },
      ruleWith("full", { left: 40, right: 40, top: 40, bottom: 40 }, 4),
    ],
    [
      "a wide one",
      { doorWidth: "17.75", doorHeight: "26 3/4" },
      ruleWith("full-wide", { left: 44, right: 44, top: 44, bottom: 44 }, 4),
    ],
    [
      "inset",
      { doorWidth: "14 13/16", doorHeight: "23 13/16" },
      ruleWith("inset", { left: 3, right: 3, top: 3, bottom: 3 }, 3),
    ],
    [
      "frameless",
      {
        doorWidth: "23 7/8",
        openingWidth: "24",
        doorHeight: "29 3/4",
        openingHeight: "30",
        top: "1/4",
        measured: "cabinet",
      },
      ruleWith("frameless", { left: 2, right: 2, top: 8, bottom: 0 }, 4),
    ],
  ])("is %s", (_how, typed, rule) => {
    expect(ruleOf(typed).rule).toEqual(rule);
  });

  const PAIR = { doors: "pair", doorWidth: "15 7/16", openingWidth: "30" };

  it.each<[string, Typed, number, number, number]>([
    ["the usual gap, if nothing else is known", {}, 16, 16, 4],
    ["a measured gap", { gap: "3/16" }, 17, 17, 6],
    ["a gap that follows from the left overlay", { left: "17/32" }, 17, 17, 6],
    ["both", { gap: "1/8", left: "1/4" }, 8, 24, 4],
  ])("of a pair has %s", (_how, typed, left, right, gap) => {
    const { rule } = ruleOf({ ...PAIR, ...typed });
    expect([sidesOf(rule).left, sidesOf(rule).right, rule.gap]).toEqual([left, right, gap]);
  });

  it("says what was not measured", () => {
    expect(ruleOf({}).assumed).toEqual(["centered across", "centered up"]);
    expect(ruleOf({ left: "1/2", top: "1/2" }).assumed).toEqual([]);
    expect(ruleOf({ ...PAIR, top: "1/2" }).assumed).toEqual(["centered across", "gap"]);
  });

  it.each<[string, Typed, Typed]>([
    ["a door far larger", { doorWidth: "25" }, { doorWidth: expect.stringMatching(/10 in wider.*Check both/) }],
    [
      "swapped sizes",
      { doorWidth: "31", doorHeight: "16", openingHeight: "30" },
      {
        doorWidth: expect.stringMatching(/16 in wider.*swapped/),
        doorHeight: expect.stringMatching(/14 in lower.*swapped/),
      },
    ],
    ["an overlay that cannot be", { left: "2", doorWidth: "14 1/2" }, { left: expect.stringMatching(/right/) }],
    ["a gap too wide", { ...PAIR, gap: "1" }, { gap: expect.stringMatching(/at most 1\/2/) }],
    ["doors that overlap", { ...PAIR, left: "1/4" }, { left: expect.stringMatching(/overlap/) }],
    ["a size off the tape", { openingWidth: "15 1/3" }, { openingWidth: expect.stringMatching(/between two marks/) }],
    ["a cup outside of the door", { topCup: "3", bottomCup: "26" }, { bottomCup: expect.stringMatching(/25 in high/) }],
    ["one cup", { topCup: "3" }, { bottomCup: expect.stringMatching(/Type a size/) }],
    ["cups out of order", { topCup: "20", bottomCup: "20" }, { bottomCup: expect.stringMatching(/not in order/) }],
    [
      "too many cups",
      { topCup: "2", bottomCup: "2", cupsBetween: "5;8;11;14" },
      { cupsBetween: expect.stringMatching(/up to 5/) },
    ],
  ])("is refused for %s, beside the field", (_what, typed, problems) => {
    expect(read(typed)).toEqual({ kind: "refused", problems });
  });

  it("includes its cups, each from the end that it was measured from", () => {
    expect(ruleOf({ topCup: "3 1/2", bottomCup: "96 mm", cupsBetween: "12" }).cups).toEqual([
      cup(3.5),
      cup(12),
      cup(25) - 960 * CUP_UNITS.tenthMm,
    ]);
  });

  const size = fc.integer({ min: 6 * 16, max: 60 * 16 });
  const overlay = fc.integer({ min: -60, max: 60 });
  const measured = fc.record({
    open: fc.record({ width: size, height: size }),
    lengths: fc.record({ left: overlay, right: overlay, top: overlay, bottom: overlay }),
    gap: fc.integer({ min: 0, max: 16 }),
    pair: fc.boolean(),
    cabinet: fc.boolean(),
  });

  it("gives the same door again, with four different overlays, from texts", () => {
    fc.assert(
      fc.property(measured, ({ open, lengths, gap, pair, cabinet }) => {
        const { left, top } = lengths;
        const across = 2 * open.width + left + lengths.right;
        const door = {
          width: Math.floor(pair ? (across - gap) / 4 : across / 2),
          height: Math.floor((2 * open.height + top + lengths.bottom) / 2),
        };
        const up = 2 * (door.height - open.height);
        // What a tape reads: the far ends are where the door's own size puts them.
        const far = { right: (pair ? 4 * door.width + gap : 2 * door.width) - 2 * open.width - left, bottom: up - top };
        fc.pre(Math.abs(far.right) <= 64 && Math.abs(far.bottom) <= 64);
        const sum = left + far.right + up;
        const inward = cabinet || sum < 0 || (left + far.right === 0 && up === 0);
        const way = (length: number) => format32(inward ? 0 - length : length);
        const typed = {
          ...{ doorWidth: formatTape(door.width), doorHeight: formatTape(door.height) },
          ...{ openingWidth: formatTape(open.width), openingHeight: formatTape(open.height) },
          ...{ left: way(left), top: way(top), measured: cabinet ? "cabinet" : "" },
          ...(pair && { doors: "pair", gap: format32(gap) }),
        };
        const reading = readOldDoor({ ...BLANK_OLD_DOOR, ...typed });
        if (reading.kind !== "rule") throw new Error(JSON.stringify({ typed, reading }));
        expect(laps(reading.rule.mount)).toBe(!inward);
        expect(doorsFor(reading.opening, reading.rule)).toMatchObject(door);
        const turned = Object.fromEntries(
          Object.entries(sidesOf(reading.rule)).map(([side, length]) => [side, inward ? 0 - length : length]),
        );
        expect(turned).toEqual({ left, top, ...far });
        expect(differencesFrom(reading.rule, reading.opening, door)?.every(({ by }) => by === 0)).toBe(true);
      }),
      { numRuns: triesOf(10_000) },
    );
  }, 120_000);
});

describe("the rule of an old door in words", () => {
  it("gives each side, the reveal of the frame, and the sum for every other door", () => {
    expect(oldDoorWords(ruleOf({ left: "1/2", top: "1/4" }))).toEqual({
      title: "Partial overlay",
      sides: [
        { name: "Overlay left", value: "1/2" },
        { name: "Overlay right", value: "1/2" },
        { name: "Overlay top", value: "1/4" },
        { name: "Overlay bottom", value: "3/4" },
      ],
      facts: [
        { name: "Reveal", value: "a frame of 1 1/2 in between two such doors shows 1/2 in" },
        { name: "Every other door", value: "opening width + 1, by opening height + 1" },
      ],
      notes: [],
    });
  });

  it("gives the gap of a pair, its cups, and half of the width", () => {
    const words = oldDoorWords(
      ruleOf({ doors: "pair", doorWidth: "15 7/16", openingWidth: "30", gap: "1/8", topCup: "3", bottomCup: "3 1/2" }),
    );
    expect(words.sides.at(-1)).toEqual({ name: "Gap of the pair", value: "1/8" });
    expect(words.facts.slice(1)).toEqual([
      { name: "Cups", value: '3" (76.2 mm) from the top, 3 1/2" (88.9 mm) from the bottom' },
      { name: "Every other door", value: "half of (opening width + 7/8), by opening height + 1" },
    ]);
  });

  it("warns of a side that the door does not cover, and of an overlay that a lip would have", () => {
    expect(oldDoorWords(ruleOf({ left: "1 1/4" })).notes[0]).toMatch(/At the right, the door does not reach/);
    const lip = { doorWidth: "15 1/2", doorHeight: "24 1/2" };
    expect(oldDoorWords(ruleOf(lip)).notes[0]).toMatch(/square edges/);
    expect(oldDoorWords(ruleOf({ ...lip, topCup: "3", bottomCup: "3" })).notes.join()).not.toMatch(/square edges/);
  });

  it("says how a door differs from it", () => {
    const { rule } = ruleOf({});
    const opening = { width: [240], height: [384], pair: false } as const;
    const words = (width: number, height: number) => differenceWords(differencesFrom(rule, opening, { width, height }));
    expect(words(256, 400)).toBe("");
    expect(words(258, 399)).toBe(
      "The old door does not follow the rule: it is 1/8 in wider than the 16 of the rule, and 1/16 in lower than the 25 of the rule. Measure it again before you add it.",
    );
    expect(differenceWords(null)).toMatch(/such as 16 x 25/);
  });
});
