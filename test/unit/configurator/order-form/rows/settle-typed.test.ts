import { describe, expect, it } from "vitest";
import { settleTyped } from "~/configurator/order-form/rows/settle-typed";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { createDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";

const draftOf = (...doors: Partial<PieceDraft>[]) =>
  createDraft({
    ...EMPTY_DRAFT,
    pieces: { doors: doors.map((door) => ({ ...BLANK_PIECE, ...door })), drawers: [], panels: [], fillers: [] },
  });
const settledDoor = (door: Partial<PieceDraft>, focusedName?: string) =>
  settleTyped(draftOf(door), focusedName).rows.doors[0]?.draft;

describe("sizes that were typed before the form's JavaScript ran", () => {
  it("are split into both fields", () => {
    expect(settledDoor({ widthInches: "15 1/2", heightInches: "768.35 mm" })).toEqual({
      ...BLANK_PIECE,
      widthInches: "15",
      widthFraction: "1/2",
      heightInches: "30",
      heightFraction: "1/4",
    });
  });

  it("are unchanged in the field that has the focus", () => {
    const typed = { widthInches: "15 1", heightInches: "30.5" };
    expect(settledDoor(typed, "doors[0].heightInches")).toMatchObject({ heightInches: "30.5", heightFraction: "0" });
  });

  it.each(["30.26", "24 1/3", "abc", "", "15"])(
    "are unchanged if they are not on the tape or need no fraction: %s",
    (text) => {
      expect(settledDoor({ widthInches: text })).toEqual({ ...BLANK_PIECE, widthInches: text });
    },
  );

  it("leave the rows and the other choices unchanged", () => {
    const draft = draftOf({ location: "A" }, { location: "B" });
    expect(settleTyped(draft, undefined)).toEqual(draft);
  });
});
