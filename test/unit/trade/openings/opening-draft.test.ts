import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addOpening,
  BLANK_OPENING,
  EMPTY_OPENINGS,
  FITS,
  GAP_CHOICES,
  insertOpening,
  joinOpenings,
  MAX_OPENINGS,
  removeOpening,
  ruleOf,
  SIDE_CHOICES,
  withOpenings,
} from "~/trade/openings/opening-draft";
import { readOpeningsDraft, writeOpeningsDraft } from "~/trade/openings/opening-draft-schema";
import { MOUNTS } from "~/trade/openings/opening-rule";

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
  });

  it("follow the usual rule of their mount until another is chosen", () => {
    expect(ruleOf({ mount: "inset", side: null, gap: null })).toEqual({ mount: "inset", side: 3, gap: 3 });
    expect(ruleOf({ mount: "full", side: 16, gap: 0 })).toEqual({ mount: "full", side: 16, gap: 0 });
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
      gap: fc.option(fc.constantFrom(...GAP_CHOICES)),
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
