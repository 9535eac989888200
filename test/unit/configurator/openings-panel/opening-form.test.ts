import { describe, expect, it } from "vitest";
import { openingFieldName, readOpeningsForm } from "~/configurator/openings-panel/opening-form";
import { applyOpenings } from "~/configurator/openings-panel/opening-form.server";
import { EMPTY_OPENINGS, MAX_OPENINGS, MAX_SIZE_TEXT } from "~/trade/openings/opening-draft";
import { OPENINGS_INTENTS } from "~/trade/openings/opening-intents";
import { EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";

const CHOSEN = { "openings.mount": "full", "openings.side": "", "openings.gap": "2", "openings.twice": "on" };
const ROW = {
  [openingFieldName(0, "width")]: "29 1/16",
  [openingFieldName(0, "widthAgain")]: "29",
  [openingFieldName(0, "height")]: "30",
  [openingFieldName(0, "fit")]: "pair",
  [openingFieldName(0, "location")]: " Sink ",
};
const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields);
const apply = (fields: Readonly<Record<string, string>>) => applyOpenings(form(fields), EMPTY_DRAFT);

describe("posted openings", () => {
  it("are read exactly as they were typed", () => {
    expect(readOpeningsForm(form({ ...CHOSEN, ...ROW }))).toEqual({
      ...EMPTY_OPENINGS,
      mount: "full",
      gap: 2,
      twice: true,
      replace: false,
      rows: [
        {
          ...EMPTY_OPENINGS.rows[0],
          width: "29 1/16",
          widthAgain: "29",
          height: "30",
          fit: "pair",
          location: " Sink ",
        },
      ],
    });
  });

  it("have the overlay of each side and the old door, as they were typed", () => {
    const typed = { "openings.sides.top": " 1/4 ", "openings.old.doorWidth": "16", "openings.match": "on" };
    const read = readOpeningsForm(form({ ...CHOSEN, ...ROW, ...typed, "openings.old.top": "9".repeat(1000) }));
    expect(read).toMatchObject({
      sides: { left: "", top: " 1/4 " },
      old: { doorWidth: "16", doorHeight: "", top: "9".repeat(MAX_SIZE_TEXT) },
      matchesCups: true,
    });
  });

  it("follow an old door at the press of its button, and stay as they are if it cannot be read", () => {
    const old = {
      "openings.mount": "inset",
      "openings.old.doorWidth": "16 1/16",
      "openings.old.doorHeight": "25",
      "openings.old.openingWidth": "15",
      "openings.old.openingHeight": "24",
      "openings.old.left": "1/2",
      "openings.old.topCup": "3",
      "openings.old.bottomCup": "4",
      intent: OPENINGS_INTENTS.oldDoor,
    };
    expect(apply(old).openings).toMatchObject({
      mount: "partial",
      sides: { left: "1/2", right: "9/16", top: "1/2", bottom: "1/2" },
      matchesCups: true,
    });
    expect(apply({ ...old, "openings.old.doorWidth": "x" }).openings).toMatchObject({
      mount: "inset",
      sides: { left: "" },
      old: { doorWidth: "x", bottomCup: "4" },
    });
  });

  it("keep the fields of a door that was converted", () => {
    const along = {
      "openings[0].preBored": "on",
      "openings[0].boring": "3",
      "openings[0].note": "no bore",
      "openings[0].cups": "3;27",
    };
    expect(readOpeningsForm(form({ ...CHOSEN, ...ROW, ...along }))?.rows[0]).toMatchObject({
      preBored: true,
      boring: "3",
      note: "no bore",
      cups: "3;27",
    });
  });

  it("are null in a form without them", () => {
    expect(readOpeningsForm(form({}))).toBeNull();
    expect(readOpeningsForm(form({ ...ROW, "openings.mount": "sideways" }))).toBeNull();
    expect(apply({ intent: OPENINGS_INTENTS.take })).toEqual({ draft: EMPTY_DRAFT });
  });

  it("replace forged values with the defaults, within limits", () => {
    const forged = {
      "openings.mount": "inset",
      "openings.side": "1e3",
      "openings.gap": "-1",
      "openings[0].width": "9".repeat(5000),
      "openings[0].fit": "__proto__",
      "openings[2].width": "after a hole",
    };
    const draft = readOpeningsForm(form(forged));
    expect(draft).toMatchObject({ side: null, gap: null, rows: [{ width: "9".repeat(MAX_SIZE_TEXT), fit: "door" }] });
    expect(draft?.rows).toHaveLength(1);
    const many = form(CHOSEN);
    for (let index = 0; index <= MAX_OPENINGS; index += 1) many.append(openingFieldName(index, "width"), "1");
    expect(readOpeningsForm(many)?.rows).toHaveLength(MAX_OPENINGS);
  });
});

describe("a button of the openings panel", () => {
  it("moves their doors into the order", () => {
    const { draft, openings } = apply({ ...CHOSEN, ...ROW, intent: OPENINGS_INTENTS.take });
    expect(draft.rows.doors.map((row) => row.draft)).toMatchObject([
      {
        widthInches: "15",
        widthFraction: "3/4",
        heightInches: "32",
        heightFraction: "1/2",
        location: " Sink ",
        quantity: "2",
        hinge: "pair",
        opening: "465/464x480 full 40 2 pair",
      },
    ]);
    expect(openings?.rows).toEqual(EMPTY_OPENINGS.rows);
    expect(openings?.mount).toBe("full");
  });

  it("adds one, removes one, and converts the doors of the order back", () => {
    const added = apply({ ...CHOSEN, ...ROW, intent: OPENINGS_INTENTS.addRow });
    expect(added.openings?.rows.map(({ width }) => width)).toEqual(["29 1/16", ""]);
    const removed = apply({ ...CHOSEN, ...ROW, intent: OPENINGS_INTENTS.removeRow(0) });
    expect(removed.openings?.rows).toEqual(EMPTY_OPENINGS.rows);
    const { draft, openings } = apply({ ...CHOSEN, ...ROW, intent: OPENINGS_INTENTS.take });
    const turned = applyOpenings(form({ ...CHOSEN, intent: OPENINGS_INTENTS.turn }), draft);
    expect(turned.openings?.rows).toMatchObject([{ width: "29 1/16", widthAgain: "29", height: "30", fit: "pair" }]);
    expect(openings?.replace).toBe(false);
    expect(turned.openings?.replace).toBe(true);
  });

  it("returns openings that are in use, but no untouched ones", () => {
    const untouched = { "openings.mount": "partial", "openings[0].width": "", "openings[0].quantity": "1" };
    expect(apply({ ...untouched, intent: "price" })).toEqual({ draft: EMPTY_DRAFT });
    expect(apply({ ...untouched, intent: OPENINGS_INTENTS.workOut }).openings).toEqual(EMPTY_OPENINGS);
    expect(apply({ ...untouched, ...ROW, intent: OPENINGS_INTENTS.take }).openings).toBeUndefined();
    expect(apply({ ...untouched, "openings.mount": "inset", intent: "price" }).openings?.mount).toBe("inset");
  });

  it("that is unknown changes nothing and keeps what was typed", () => {
    for (const intent of [
      "add-to-cart",
      "price",
      OPENINGS_INTENTS.workOut,
      "openings:remove-row:7",
      "openings:remove-row:x",
    ]) {
      const { draft, openings } = apply({ ...CHOSEN, ...ROW, intent });
      expect(draft).toEqual(EMPTY_DRAFT);
      expect(openings?.rows[0]?.width).toBe("29 1/16");
    }
  });
});
