import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { type ConfigurationDraft, createDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { configurationReducer, type RemovedRow } from "~/trade/pieces/configuration-steps";
import { uncopied } from "~/trade/pieces/copied-details";
import { copyDown } from "~/trade/pieces/copied-hinges";
import { configurationDraft, pieceDraft } from "../../../support/arbitraries";

const NO_PIECES = { doors: [], drawers: [], panels: [], fillers: [] };
const SINK: PieceDraft = { ...BLANK_PIECE, widthInches: "15", heightInches: "30", location: "Sink", preBored: true };
const HALL: PieceDraft = { ...SINK, location: "Hall" };
const withDoors = (doors: readonly PieceDraft[], preBoredByDefault = false): ConfigurationDraft =>
  createDraft({ ...EMPTY_DRAFT, preBoredByDefault, pieces: { ...NO_PIECES, doors } });
const doorsOf = (draft: ConfigurationDraft) => draft.rows.doors.map((row) => row.draft);

describe("a copy of a row", () => {
  it("has everything from its row but the location", () => {
    const draft = withDoors([{ ...SINK, hinge: "left", note: "grain", quantity: "2" }]);
    const [, copy] = doorsOf(configurationReducer(draft, { type: "duplicate", list: "doors", key: 0 }));
    expect(copy).toEqual({ ...SINK, hinge: "left", note: "grain", quantity: "2", location: "" });
  });

  it("is pre-bored like its row, unless the list's switch bores all", () => {
    const plain = { ...SINK, preBored: false };
    const copied = (from: PieceDraft, all: boolean) =>
      doorsOf(configurationReducer(withDoors([from], all), { type: "duplicate", list: "doors", key: 0 }))[1]?.preBored;
    expect([copied(SINK, false), copied(plain, false), copied(plain, true)]).toEqual([true, false, true]);
  });
});

describe("a piece made from an opening", () => {
  const fitted = { ...SINK, opening: "an opening" };
  const edit = (change: Partial<PieceDraft>) =>
    doorsOf(configurationReducer(withDoors([fitted]), { type: "edit", list: "doors", key: 0, change }))[0];

  it.each(["widthInches", "widthFraction", "heightInches", "heightFraction"] as const)(
    "no longer refers to it once its %s is typed",
    (field) => {
      expect(edit({ [field]: "7" })).toEqual({ ...fitted, [field]: "7", opening: "" });
    },
  );

  it("still refers to it after every other change", () => {
    expect(edit({ location: "Hall", quantity: "2", note: "x", hinge: "top", preBored: false })?.opening).toBe(
      "an opening",
    );
  });
});

describe("the height of a cup", () => {
  const plain = { ...SINK, preBored: false };
  const edit = (from: PieceDraft, change: Partial<PieceDraft>) =>
    doorsOf(configurationReducer(withDoors([from]), { type: "edit", list: "doors", key: 0, change }))[0];

  it("ticks that the door is pre-bored, and clearing it changes nothing", () => {
    expect(edit(plain, { cups: "3 1/2" })?.preBored).toBe(true);
    expect(edit({ ...plain, cups: "3 1/2" }, { cups: "" })?.preBored).toBe(false);
  });

  it("leaves the tick to whoever takes it away, and to a door without hinges", () => {
    expect(edit({ ...SINK, cups: "3; 27" }, { preBored: false })?.preBored).toBe(false);
    expect(edit({ ...plain, hinge: "none" }, { cups: "3" })?.preBored).toBe(false);
  });

  it("ticks it for doors to which heights are copied, and Undo takes both back", () => {
    const draft = withDoors([{ ...SINK, cups: "3; 27" }, plain]);
    const copy = copyDown(draft, "doors", 0);
    if (!copy) throw new Error("nothing to copy to");
    const copied = configurationReducer(draft, copy);
    expect(doorsOf(copied)[1]).toMatchObject({ cups: "3; 27", preBored: true });
    expect(doorsOf(configurationReducer(copied, uncopied(draft, copy)))).toEqual(doorsOf(draft));
  });
});

describe("restored rows", () => {
  it("return to their places, among what was typed since", () => {
    const without = configurationReducer(withDoors([SINK, HALL]), { type: "remove", list: "doors", key: 0 });
    const typed = configurationReducer(without, { type: "edit", list: "doors", key: 1, change: { location: "Stove" } });
    const back = configurationReducer(typed, {
      type: "restore",
      rows: [{ list: "doors", index: 0, draft: SINK }],
    });
    expect(doorsOf(back)).toEqual([SINK, { ...HALL, location: "Stove" }]);
  });

  it("replace the one blank row, and restore their choices too", () => {
    const choices = { included: { ...EMPTY_DRAFT.included, panels: true }, preBoredByDefault: true };
    const rows = [SINK, HALL].map((draft, index): RemovedRow => ({ list: "doors", index, draft }));
    const back = configurationReducer(EMPTY_DRAFT, { type: "restore", rows, choices });
    expect(doorsOf(back)).toEqual([SINK, HALL]);
    expect(back).toMatchObject(choices);
  });

  it("undo the removal of any row", () => {
    fc.assert(
      fc.property(configurationDraft, fc.nat(2), (draft, nth) => {
        const row = draft.rows.doors[nth];
        if (!row || draft.rows.doors.length === 1) return;
        const without = configurationReducer(draft, { type: "remove", list: "doors", key: row.key });
        const [only] = without.rows.doors;
        if (without.rows.doors.length === 1 && only && only.draft.location.trim() === "") return;
        const rows = [{ list: "doors" as const, index: nth, draft: row.draft }];
        expect(doorsOf(configurationReducer(without, { type: "restore", rows }))).toEqual(doorsOf(draft));
      }),
    );
  });
});

describe("pieces from elsewhere", () => {
  it("are added after the existing rows, replacing a blank row, and leave out untouched lists", () => {
    const taken = configurationReducer(EMPTY_DRAFT, { type: "append", pieces: { ...NO_PIECES, doors: [SINK] } });
    expect(doorsOf(taken)).toEqual([SINK]);
    expect(taken.included).toEqual({ doors: true, drawers: false, panels: false, fillers: false });
    const more = configurationReducer(taken, { type: "append", pieces: { ...NO_PIECES, panels: [HALL] } });
    expect(doorsOf(more)).toEqual([SINK]);
    expect(more.included.panels).toBe(true);
  });

  it("never remove a row", () => {
    fc.assert(
      fc.property(configurationDraft, fc.array(pieceDraft, { minLength: 1, maxLength: 5 }), (draft, doors) => {
        const taken = doorsOf(configurationReducer(draft, { type: "append", pieces: { ...NO_PIECES, doors } }));
        expect(taken.slice(-doors.length)).toEqual(doors);
        const before = doorsOf(draft);
        if (before.length > 1) expect(taken.slice(0, before.length)).toEqual(before);
      }),
    );
  });
});
