import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BLANK_OLD_DOOR, oldDoorFrom } from "~/trade/openings/old-door-texts";
import {
  addOpening,
  BLANK_OPENING,
  BLANK_SIDES,
  EMPTY_OPENINGS,
  FITS,
  GAP_CHOICES,
  insertOpening,
  joinOpenings,
  MAX_OPENINGS,
  refusedSides,
  removeOpening,
  ruleOf,
  SIDE_CHOICES,
  withOpenings,
  withRule,
} from "~/trade/openings/opening-draft";
import { readOpeningsDraft, writeOpeningsDraft } from "~/trade/openings/opening-draft-schema";
import { isSameRule, MOUNTS, ruleWith } from "~/trade/openings/opening-rule";
import { rule } from "../../../support/opening-arbitraries";

const named = (...locations: readonly string[]) =>
  withOpenings(
    EMPTY_OPENINGS,
    locations.map((location) => ({ ...BLANK_OPENING, location })),
  );
const locations = ({ rows }: typeof EMPTY_OPENINGS) => rows.map(({ location }) => location);
const keys = ({ rows }: typeof EMPTY_OPENINGS) => rows.map(({ key }) => key);

describe("openings while they are typed", () => {
  it("include a new one with the fit of the last and its own key", () => {
    const draft = withOpenings(EMPTY_OPENINGS, [{ ...BLANK_OPENING, fit: "pair" }]);
    const added = addOpening(addOpening(draft));
    expect(added.rows.map(({ fit }) => fit)).toEqual(["pair", "pair", "pair"]);
    expect(new Set(keys(added)).size).toBe(3);
  });

  it("are limited to the number that can be calculated", () => {
    const full = named(...Array.from({ length: MAX_OPENINGS + 1 }, (_, n) => `L${n}`));
    expect(full.rows).toHaveLength(MAX_OPENINGS);
    expect(addOpening(full)).toBe(full);
    expect(insertOpening(full, 0, BLANK_OPENING).rows).toHaveLength(MAX_OPENINGS);
  });

  it("become one blank row when the last is removed, which is replaced by a restored one", () => {
    const [only] = named("Sink").rows;
    const empty = removeOpening(named("Sink"), 0);
    expect(locations(empty)).toEqual([""]);
    expect(locations(insertOpening(empty, 0, only ?? BLANK_OPENING))).toEqual(["Sink"]);
    const back = insertOpening(removeOpening(named("A", "B", "C"), 1), 1, { ...BLANK_OPENING, location: "B" });
    expect(locations(back)).toEqual(["A", "B", "C"]);
    expect(new Set(keys(back)).size).toBe(3);
  });

  it("are added after the stored ones", () => {
    expect(locations(joinOpenings(named("A"), named("B")))).toEqual(["A", "B"]);
    expect(locations(joinOpenings(EMPTY_OPENINGS, named("B")))).toEqual(["B"]);
    const measured = (doorWidth: string) => ({ ...named("B"), old: { ...BLANK_OLD_DOOR, doorWidth } });
    expect(joinOpenings(named("A"), measured("16")).old.doorWidth).toBe("16");
    expect(joinOpenings(measured("17"), measured("16")).old.doorWidth).toBe("17");
  });

  it("follow the usual rule of their mount until another is chosen", () => {
    expect(ruleOf({ mount: "inset", side: null, gap: null })).toEqual({ mount: "inset", side: 3, gap: 3 });
    expect(ruleOf({ mount: "full", side: 16, gap: 0 })).toEqual({ mount: "full", side: 16, gap: 0 });
  });

  it("follow the overlay that is typed for a side, and the single one elsewhere", () => {
    const sides = { ...BLANK_SIDES, top: " 1/4 ", bottom: "0" };
    const frameless = { mount: "frameless", side: null, gap: null, sides } as const;
    expect(ruleOf(frameless)).toEqual(ruleWith("frameless", { left: 2, right: 2, top: 8, bottom: 0 }, 4));
    expect(ruleOf({ ...frameless, sides: { ...sides, top: "18 mm", left: "-9/32" } })).toMatchObject({
      sides: { left: -9, top: 23 },
    });
    expect(ruleOf({ ...frameless, sides: { left: "1", right: "1", top: "1", bottom: "1" } })).toEqual({
      ...{ mount: "frameless", side: 32, gap: 4 },
    });
  });

  it("are refused with an overlay that is not on the tape, or above 2 in", () => {
    const refused = refusedSides({ sides: { left: "x", right: "1/3", top: "20", bottom: "1/32" } });
    expect(Object.keys(refused)).toEqual(["left", "right", "top"]);
  });

  it("take over any rule", () => {
    fc.assert(
      fc.property(rule, (aRule) => {
        const draft = withRule(named("A"), aRule);
        expect(isSameRule(ruleOf(draft), aRule)).toBe(true);
        expect(readOpeningsDraft(writeOpeningsDraft(draft))).toEqual(draft);
      }),
    );
  });

  it("offer every usual rule among the choices", () => {
    for (const mount of MOUNTS) {
      const { side, gap } = ruleOf({ mount, side: null, gap: null });
      expect([SIDE_CHOICES.includes(side), GAP_CHOICES.includes(gap)]).toEqual([true, true]);
    }
  });
});

describe("stored openings", () => {
  const text = fc.string({ unit: "binary", maxLength: 64 });
  const row = fc.record({
    width: text,
    widthAgain: text,
    height: text,
    heightAgain: text,
    fit: fc.constantFrom(...FITS),
    quantity: text,
    location: text.map((location) => `${location}.`),
    oldDoor: text,
    preBored: fc.boolean(),
    boring: text,
    note: text,
    hingesFrom: text,
    cups: text,
    fixing: text,
    grain: text,
    centerRail: text,
    handle: text,
    glass: text,
    cupsFor: text,
  });
  const draft = fc
    .record({
      mount: fc.constantFrom(...MOUNTS),
      side: fc.option(fc.constantFrom(...SIDE_CHOICES)),
      sides: fc.record({ left: text, right: text, top: text, bottom: text }),
      gap: fc.option(fc.constantFrom(...GAP_CHOICES)),
      old: fc.array(text, { minLength: 12, maxLength: 12 }).map((texts) => oldDoorFrom(() => texts.pop() ?? "")),
      matchesCups: fc.boolean(),
      twice: fc.boolean(),
      replace: fc.boolean(),
      rows: fc.array(row, { minLength: 1, maxLength: 4 }),
    })
    .map(({ rows, ...choices }) => withOpenings({ ...choices, rows: [] }, rows));

  it("read back to what was typed", () => {
    fc.assert(
      fc.property(draft, (openings) => {
        expect(readOpeningsDraft(writeOpeningsDraft(openings))).toEqual(openings);
      }),
    );
  });

  it("are empty until something is typed", () => {
    expect(writeOpeningsDraft(EMPTY_OPENINGS)).toBe("");
  });

  it("from before overlays differed have one overlay and no old door", () => {
    const { sides, old, matchesCups, rows, ...before } = named("A");
    const typed = rows.map(({ oldDoor, ...row }) => row);
    expect(readOpeningsDraft(JSON.stringify({ ...before, rows: typed }))).toEqual({
      ...{ ...before, sides, old, matchesCups, rows },
    });
    expect([sides, old, matchesCups]).toEqual([BLANK_SIDES, BLANK_OLD_DOOR, false]);
  });

  const valid = JSON.stringify(named("A", "B"));
  it.each([
    "",
    "{}",
    "null",
    "[",
    valid.replace('"partial"', '"sideways"'),
    valid.replace('"side":null', '"side":1000'),
    valid.replace('"side":null', '"side":"16"'),
    valid.replace('"gap":null', '"gap":-1'),
    valid.replace('"key":1', '"key":0'),
    valid.replace('"fit":"door"', '"fit":"toString"'),
    valid.replace('"width":""', `"width":"${"9".repeat(65)}"`),
    valid.replace('"width":"",', ""),
    valid.replace(/"rows":.*/, '"rows":[]}'),
  ])("are not read from %j", (text) => {
    expect(text).not.toBe(valid);
    expect(readOpeningsDraft(text)).toBeNull();
  });
});
