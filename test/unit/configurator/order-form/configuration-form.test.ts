import { describe, expect, it } from "vitest";
import { readConfigurationForm } from "~/configurator/order-form/configuration-form";
import { intentValue, readIntent } from "~/configurator/order-form/order-intents";
import { fieldName } from "~/configurator/order-form/piece-field-name";
import { applyIntent, cupMoves } from "~/configurator/order-form/posted-intent";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";
import { EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { cupStamp } from "~/trade/pieces/kept-cups";

const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const drafts = (fields: Record<string, string>) => readConfigurationForm(form(fields));

describe("the posted order form", () => {
  it("is the empty form when nothing was posted", () => {
    expect(drafts({})).toEqual(EMPTY_DRAFT);
  });

  it("keeps every answer exactly as typed, even if it cannot be read", () => {
    const draft = drafts({
      "doors[0].widthInches": "24.5",
      "doors[0].widthFraction": "17/16",
      "doors[0].heightInches": "abc",
      "doors[0].heightFraction": "2/16",
      "doors[0].location": "  <b>K-A-01</b> ",
      "doors[0].preBored": "on",
      "doors[1].widthInches": "-3",
    });
    expect(draft.rows.doors.map((row) => row.draft)).toEqual([
      {
        ...BLANK_PIECE,
        widthInches: "24.5",
        widthFraction: "17/16",
        heightInches: "abc",
        heightFraction: "2/16",
        location: "  <b>K-A-01</b> ",
        preBored: true,
      },
      { ...BLANK_PIECE, widthInches: "-3" },
    ]);
  });

  it("reads the choices outside the rows", () => {
    const draft = drafts({ "leaveOut.drawers": "on", "include.panels": "on" });
    expect(draft.included).toEqual({ doors: true, drawers: false, panels: true, fillers: false });
  });

  it("sets all doors if the list-level toggle was changed, and leaves them alone if not", () => {
    const doors = { "doors[0].widthInches": "1", "doors[1].widthInches": "2", "doors[1].preBored": "on" };
    const preBored = (fields: Record<string, string>) =>
      drafts({ ...doors, ...fields }).rows.doors.map((row) => row.draft.preBored);
    expect(preBored({ preBoreAllBefore: "off" })).toEqual([false, true]);
    expect(preBored({ preBoreAllBefore: "off", preBoreAll: "on" })).toEqual([true, true]);
    expect(preBored({ preBoreAllBefore: "on", preBoreAll: "on" })).toEqual([false, true]);
    expect(preBored({ preBoreAllBefore: "on" })).toEqual([false, false]);
  });

  it("reads at most 1,000 rows of a list", () => {
    const fields = Object.fromEntries(
      Array.from({ length: 1050 }, (_, n) => [fieldName("doors", n, "widthInches"), "1"]),
    );
    expect(drafts(fields).rows.doors).toHaveLength(1000);
  });
});

describe("the submit buttons", () => {
  it.each([
    { type: "add-to-cart" },
    { type: "price" },
    { type: "add", list: "fillers" },
    { type: "duplicate", list: "doors", index: 12 },
    { type: "remove", list: "panels", index: 0 },
    { type: "details", list: "doors", index: 3 },
    { type: "details", list: "doors", index: 3, fold: "wood" },
    { type: "copy-above", list: "doors", index: 1 },
  ] as const)("carry an intent that is read back: %o", (intent) => {
    expect(readIntent(intentValue(intent))).toEqual(intent);
  });

  it.each([null, "", "add", "add:walls", "remove:doors", "remove:doors:x", "duplicate:doors:1.5", "add-to-cart:x"])(
    "only calculate the price when the intent is %j",
    (value) => {
      expect(readIntent(value)).toEqual({ type: "price" });
    },
  );

  it("add, duplicate and remove rows", () => {
    const one = drafts({ "doors[0].widthInches": "10", "doors[0].location": "A" });
    const two = applyIntent(one, { type: "duplicate", list: "doors", index: 0 });
    expect(two.rows.doors.map((row) => [row.draft.widthInches, row.draft.location])).toEqual([
      ["10", "A"],
      ["10", ""],
    ]);
    const three = applyIntent(two, { type: "add", list: "doors" });
    expect(three.rows.doors).toHaveLength(3);
    expect(applyIntent(three, { type: "remove", list: "doors", index: 0 }).rows.doors).toEqual(
      three.rows.doors.slice(1),
    );
    expect(applyIntent(three, { type: "remove", list: "doors", index: 99 })).toBe(three);
    expect(applyIntent(three, { type: "add-to-cart" })).toBe(three);
  });

  it("clear the form", () => {
    const one = drafts({ "doors[0].widthInches": "10", includePanels: "on" });
    expect(applyIntent(one, readIntent("start-over"))).toEqual(EMPTY_DRAFT);
  });
});

describe("the cups of doors, before JavaScript", () => {
  const shown = { ...BLANK_PIECE, widthInches: "15", heightInches: "30", heightFraction: "1/4", cups: "3 1/2;26 3/4" };
  const posted = (height: string, fraction: string, cups: readonly string[], next: readonly string[] = []) => {
    const fields = new URLSearchParams();
    const add = (index: number, inches: string, sixteenths: string) => {
      fields.append(`doors[${index}].widthInches`, "15");
      fields.append(`doors[${index}].heightInches`, inches);
      fields.append(`doors[${index}].heightFraction`, sixteenths);
      fields.append(`doors[${index}].location`, `K-${index + 1}`);
    };
    add(0, height, fraction);
    fields.append("doors[0].hingesFrom", "top");
    for (const cup of cups) fields.append("doors[0].cups", cup);
    fields.append("doors[0].cupsFor", cupStamp(shown));
    for (const [index, inches] of next.entries()) add(index + 1, inches, "0");
    return fields;
  };
  const cupsIn = (fields: URLSearchParams) => readConfigurationForm(fields).rows.doors.map(({ draft }) => draft.cups);
  const typed = ["3 1/2", "26 3/4", "", "", ""];

  it("keep their distance from the nearer end if only the height was changed, and that is said", () => {
    expect(cupsIn(posted("30", "1/4", typed))).toEqual(["3 1/2; 26 3/4"]);
    expect(cupsIn(posted("41", "1/2", typed))).toEqual(["3 1/2; 38"]);
    expect(cupsIn(posted("41", "1/2", ["3 1/2", "37", "", "", ""]))).toEqual(["3 1/2; 37"]);
    expect(cupMoves(posted("41", "1/2", typed), { type: "price" })).toEqual([
      'Door 1: its lower cup keeps its distance from the other end, now 38" from the top.',
    ]);
    expect(cupMoves(posted("30", "1/4", typed), { type: "price" })).toEqual([]);
  });

  it("are copied down as with JavaScript, and what moves is said", () => {
    const fields = posted("30", "1/4", typed, ["41", "30"]);
    fields.set("doors[2].heightFraction", "1/4");
    const intent = readIntent(intentValue({ type: "copy-down", list: "doors", index: 0 }));
    const after = applyIntent(readConfigurationForm(fields), intent as Parameters<typeof applyIntent>[1]);
    expect(after.rows.doors.map(({ draft }) => draft.cups)).toEqual([
      "3 1/2; 26 3/4",
      "3 1/2; 37 1/2",
      "3 1/2; 26 3/4",
    ]);
    expect(cupMoves(fields, intent as Parameters<typeof cupMoves>[1])).toEqual([
      'Copied to the 2 doors below. Doors of other heights keep the cups of the far end as far from it: door 2 at 37 1/2" from the top.',
    ]);
  });

  it("stay as typed with a stamp that cannot be read", () => {
    const fields = posted("41", "1/2", typed);
    for (const stamp of ["", "|", "x|||", "99999999|top|", `${"9".repeat(9000)}|left|top|3`]) {
      fields.set("doors[0].cupsFor", stamp);
      expect(cupsIn(fields)).toEqual(["3 1/2; 26 3/4"]);
    }
  });
});
