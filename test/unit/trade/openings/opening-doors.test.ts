import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Opening, writeOpening } from "~/trade/openings/opening";
import { doorsFor, isFromOpening, openingsOf } from "~/trade/openings/opening-doors";
import { addedTo, laps, MOUNTS, type Mount, ruleWith, usualRule } from "~/trade/openings/opening-rule";
import { opening, rule } from "../../../support/opening-arbitraries";

const inches = (whole: number, sixteenths = 0) => 16 * whole + sixteenths;
const single = (width: number, height: number): Opening => ({ width: [width], height: [height], pair: false });
const pair = (width: number, height: number): Opening => ({ ...single(width, height), pair: true });

describe("the door of an opening", () => {
  it.each<[Mount, number, number]>([
    ["partial", inches(16), inches(25)],
    ["full", inches(17, 8), inches(26, 8)],
    ["full-wide", inches(17, 12), inches(26, 12)],
    ["lipped", inches(15, 8), inches(24, 8)],
    ["inset", inches(14, 13), inches(23, 13)],
    ["frameless", inches(14, 14), inches(23, 14)],
  ])("of 15 x 24, %s", (mount, width, height) => {
    const doors = doorsFor(single(inches(15), inches(24)), usualRule(mount));
    expect(doors).toEqual({ ok: true, width, height, count: 1, gap: null, outOfSquare: [] });
  });

  it.each<[string, Mount, number, number, number]>([
    ["exactly", "partial", inches(30), inches(15, 7), 4],
    ["off the tape", "partial", inches(29, 1), inches(14, 15), 6],
    ["inset, less 9/32 and rounded", "inset", inches(30), inches(14, 13), 6],
    ["frameless", "frameless", inches(36), inches(17, 14), 4],
  ])("is one of a pair, halved %s", (_how, mount, width, each, gap) => {
    expect(doorsFor(pair(width, inches(30)), usualRule(mount))).toMatchObject({ width: each, count: 2, gap });
  });

  it("leaves no gap between a pair if none is wanted, as in some shops", () => {
    const doors = doorsFor(pair(inches(26), inches(30)), { mount: "partial", side: 16, gap: 0 });
    expect(doors).toMatchObject({ width: inches(13, 8), gap: 0 });
  });

  it("laps each side by its own overlay, and stays clear of each by its own reveal", () => {
    const frameless = ruleWith("frameless", { left: 2, right: 2, top: 8, bottom: 0 }, 4);
    expect(doorsFor(single(inches(24), inches(30)), frameless)).toMatchObject({
      width: inches(23, 14),
      height: inches(29, 12),
    });
    const partial = ruleWith("partial", { left: 16, right: 24, top: 40, bottom: -8 }, 4);
    expect(doorsFor(single(inches(15), inches(24)), partial)).toMatchObject({
      width: inches(16, 4),
      height: inches(25),
    });
  });

  it("is rounded down if its two overlays are off the tape together", () => {
    const rule = ruleWith("partial", { left: 16, right: 17, top: 16, bottom: 19 }, 4);
    expect(doorsFor(single(inches(15), inches(24)), rule)).toMatchObject({ width: inches(16), height: inches(25, 1) });
  });

  it("follows the larger reading if it overlaps the opening, the smaller if it sits inside", () => {
    const crooked: Opening = { width: [inches(15), inches(15, 3)], height: [inches(24, 2), inches(24)], pair: false };
    expect(doorsFor(crooked, usualRule("partial"))).toMatchObject({
      width: inches(16, 3),
      height: inches(25, 2),
      outOfSquare: [{ side: "width", by: 3 }],
    });
    expect(doorsFor(crooked, usualRule("inset"))).toMatchObject({ width: inches(14, 13), height: inches(23, 13) });
    expect(doorsFor(crooked, usualRule("frameless"))).toMatchObject({ width: inches(14, 14) });
  });

  it("does not exist if nothing is left of it, or if it is too large to be made", () => {
    const nothing = doorsFor(pair(inches(2), 3), usualRule("inset"));
    expect(nothing).toEqual({
      ok: false,
      problems: [
        { side: "width", kind: "too-small" },
        { side: "height", kind: "too-small" },
      ],
    });
    expect(doorsFor(single(inches(999), inches(30)), usualRule("full"))).toEqual({
      ok: false,
      problems: [{ side: "width", kind: "too-large" }],
    });
  });

  it("in a pair never touches the other, and the gap is what the sizes leave", () => {
    fc.assert(
      fc.property(opening, rule, (anOpening, aRule) => {
        const doors = doorsFor({ ...anOpening, pair: true }, aRule);
        if (!doors.ok) return;
        const decides = laps(aRule.mount) ? Math.max : Math.min;
        const space = 2 * decides(...anOpening.width) + addedTo(aRule, "width");
        expect(2 * (2 * doors.width) + (doors.gap ?? Number.NaN)).toBe(space);
        expect(doors.gap).toBeGreaterThanOrEqual(aRule.gap);
        expect(doors.gap).toBeLessThan(aRule.gap + 4);
      }),
    );
  });

  it("is a size that can be ordered", () => {
    fc.assert(
      fc.property(opening, rule, (anOpening, aRule) => {
        const doors = doorsFor(anOpening, aRule);
        if (!doors.ok) {
          expect(doors.problems.length).toBeGreaterThan(0);
          return;
        }
        for (const side of [doors.width, doors.height]) {
          expect(Number.isInteger(side) && side >= 16 && side <= 15_999).toBe(true);
        }
      }),
    );
  });
});

describe("a door converted back into its opening", () => {
  it("gives the same opening if nothing was rounded", () => {
    fc.assert(
      fc.property(opening, rule, (anOpening, aRule) => {
        const measured = { ...anOpening, width: [anOpening.width[0]], height: [anOpening.height[0]] } as const;
        const doors = doorsFor(measured, aRule);
        if (!doors.ok || (doors.gap !== null && doors.gap !== aRule.gap)) return;
        expect(openingsOf([{ ...doors, pair: measured.pair }], aRule)).toEqual([measured]);
      }),
    );
  });

  it("gives the same door again, even if the gap had to be widened", () => {
    const size = fc.integer({ min: 16, max: 9999 });
    fc.assert(
      fc.property(fc.record({ width: size, height: size, pair: fc.boolean() }), rule, (door, aRule) => {
        const [found] = openingsOf([door], aRule);
        if (!found) return;
        const doors = doorsFor(found, aRule);
        if (doors.ok) expect(doors).toMatchObject({ width: door.width, height: door.height });
        else expect(doors.problems.every(({ kind }) => kind === "too-large")).toBe(true);
      }),
    );
  });

  it("is null if the overlay is larger than the door", () => {
    expect(openingsOf([{ width: 16, height: inches(30), pair: false }], usualRule("full"))).toEqual([null]);
  });
});

describe("a stored opening", () => {
  const text = writeOpening(pair(inches(29, 1), inches(30)), usualRule("partial"));

  it("belongs to a piece until the size of that piece changes", () => {
    expect(isFromOpening(text, { width: inches(14, 15), height: inches(31) })).toBe(true);
    expect(isFromOpening(text, { width: inches(15), height: inches(31) })).toBe(false);
    expect(isFromOpening("1x1 inset 3 3 pair", { width: 0, height: 0 })).toBe(false);
    expect(isFromOpening("", { width: 0, height: 0 })).toBe(false);
  });

  it("has a usual rule for every mount", () => {
    expect(MOUNTS.map((mount) => addedTo(usualRule(mount), "height"))).toEqual([32, 80, 88, 16, -6, -4]);
  });
});
