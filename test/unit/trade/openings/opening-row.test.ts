import { describe, expect, it } from "vitest";
import { BLANK_OPENING, isBlankOpening, type OpeningRow } from "~/trade/openings/opening-draft";
import { workOut } from "~/trade/openings/opening-row";
import { usualRule } from "~/trade/openings/opening-rule";

const RULE = usualRule("partial");
const typed = (part: Partial<OpeningRow>): OpeningRow => ({ ...BLANK_OPENING, width: "15", height: "24", ...part });

describe("a typed opening", () => {
  it("is blank until something is typed", () => {
    expect(workOut(BLANK_OPENING, RULE, false)).toEqual({ kind: "blank" });
    expect(workOut({ ...BLANK_OPENING, location: "Pantry" }, RULE, false).kind).toBe("refused");
  });

  it.each<Partial<OpeningRow>>([
    { width: " 0 ", height: "0", location: "  " },
    { quantity: "" },
    { quantity: " 1 ", fit: "pair", preBored: true, boring: "5" },
  ])("is blank by the rule for pieces, whatever was chosen: %j", (part) => {
    expect(isBlankOpening({ ...BLANK_OPENING, ...part })).toBe(true);
  });

  it.each<Partial<OpeningRow>>([{ width: "1/16" }, { heightAgain: "30" }, { quantity: "3" }, { quantity: "two" }])(
    "is not blank with %j",
    (part) => {
      expect(isBlankOpening({ ...BLANK_OPENING, ...part })).toBe(false);
    },
  );

  it.each(["29 1/16", "29-1/16", "29.0625", "738.1875 mm", `2' 5 1/16"`])("reads %j as a tape does", (width) => {
    expect(workOut(typed({ width }), RULE, false)).toMatchObject({ opening: { width: [465] }, rounded: [] });
  });

  it("rounds millimeters to the nearest sixteenth and says so", () => {
    const result = workOut(typed({ width: "622 mm" }), RULE, false);
    expect(result).toMatchObject({ kind: "doors", rounded: [{ field: "width", reading: { length: 392 } }] });
  });

  it("refuses what is not on the tape, what is not a size, and an empty text", () => {
    expect(workOut(typed({ width: "24 1/3", height: "abc" }), RULE, false)).toMatchObject({
      kind: "refused",
      fields: [
        { field: "width", reading: { kind: "between" } },
        { field: "height", reading: { kind: "unreadable" } },
      ],
    });
    for (const width of ["", "0", "-3", "1000"]) {
      expect(workOut(typed({ width }), RULE, false)).toMatchObject({ kind: "refused", fields: [{ field: "width" }] });
    }
  });

  it("uses a second reading only if sides are measured twice", () => {
    const row = typed({ widthAgain: "15 1/4" });
    expect(workOut(row, RULE, false)).toMatchObject({ opening: { width: [240] } });
    expect(workOut(row, RULE, true)).toMatchObject({ opening: { width: [240, 244], height: [384] } });
  });

  it("names the side that leaves no door", () => {
    expect(workOut(typed({ width: "1" }), usualRule("inset"), false)).toEqual({
      kind: "refused",
      fields: [],
      sides: [{ side: "width", kind: "too-small" }],
    });
  });

  it("accepts as many doors as one row of a list holds, and half as many pairs", () => {
    expect(workOut(typed({ quantity: "250" }), RULE, false)).toMatchObject({ quantity: 250 });
    expect(workOut(typed({ quantity: "126", fit: "pair" }), RULE, false).kind).toBe("refused");
    for (const quantity of ["0", "1e3", "251", "-1", "two"]) {
      expect(workOut(typed({ quantity }), RULE, false)).toMatchObject({ fields: [{ field: "quantity" }] });
    }
  });
});
