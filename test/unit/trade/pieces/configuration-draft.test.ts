import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { type ConfigurationDraft, createDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { type ConfigurationAction, configurationReducer } from "~/trade/pieces/configuration-steps";
import { draftOf, sizedOrderOf } from "~/trade/pieces/drafted-order";
import { configuration } from "../../../support/arbitraries";

const SINK: PieceDraft = { ...BLANK_PIECE, widthInches: "24", heightInches: "36", location: "Sink" };
const NONE: readonly PieceDraft[] = [];

function draftWith(pieces: Partial<Record<PieceList, readonly PieceDraft[]>>): ConfigurationDraft {
  return createDraft({
    pieces: { doors: NONE, drawers: NONE, panels: NONE, fillers: NONE, ...pieces },
    included: { doors: true, drawers: true, panels: true, fillers: true },
    preBoredByDefault: false,
  });
}

function play(draft: ConfigurationDraft, ...actions: ConfigurationAction[]): ConfigurationDraft {
  return actions.reduce(configurationReducer, draft);
}

function doors(draft: ConfigurationDraft) {
  return draft.rows.doors.map((row) => ({ key: row.key, ...row.draft }));
}

describe("a new form", () => {
  it("starts with one blank piece in each list, without panels and fillers", () => {
    for (const list of PIECE_LISTS) expect(EMPTY_DRAFT.rows[list].map((row) => row.draft)).toEqual([BLANK_PIECE]);
    expect(EMPTY_DRAFT.included).toEqual({ doors: true, drawers: true, panels: false, fillers: false });
    expect(EMPTY_DRAFT.preBoredByDefault).toBe(false);
  });

  it("holds what was typed, row by row, and gives each empty list a blank piece", () => {
    const draft = draftWith({ doors: [SINK, BLANK_PIECE], fillers: [SINK] });
    expect(PIECE_LISTS.map((list) => draft.rows[list].map((row) => row.draft))).toEqual([
      [SINK, BLANK_PIECE],
      [BLANK_PIECE],
      [BLANK_PIECE],
      [SINK],
    ]);
    expect(PIECE_LISTS.flatMap((list) => draft.rows[list].map((row) => row.key))).toEqual([0, 1, 2, 3, 4]);
    expect(draft.nextKey).toBe(5);
  });
});

describe("a piece list", () => {
  it("gains a blank piece at its end", () => {
    const draft = play(draftWith({ doors: [SINK] }), { type: "add", list: "doors" });
    expect(doors(draft)).toEqual([
      { key: 0, ...SINK },
      { key: 4, ...BLANK_PIECE },
    ]);
  });

  it("gains a copy after its original, with the location cleared", () => {
    const two = draftWith({ doors: [SINK, { ...SINK, location: "Oven" }] });
    const draft = play(two, { type: "duplicate", list: "doors", key: 0 });
    expect(doors(draft).map(({ key, location, widthInches }) => [key, location, widthInches])).toEqual([
      [0, "Sink", "24"],
      [5, "", "24"],
      [1, "Oven", "24"],
    ]);
  });

  it("loses a piece only while more than one remains", () => {
    const two = draftWith({ drawers: [SINK, BLANK_PIECE] });
    const one = play(two, { type: "remove", list: "drawers", key: 1 });
    expect(one.rows.drawers).toEqual([{ key: 2, draft: BLANK_PIECE }]);
    expect(play(one, { type: "remove", list: "drawers", key: 2 })).toBe(one);
  });

  it("applies an edit only to the row that it names", () => {
    const draft = play(draftWith({ doors: [SINK, SINK] }), {
      type: "edit",
      list: "doors",
      key: 1,
      change: { location: "Oven", preBored: true },
    });
    expect(doors(draft)).toEqual([
      { key: 0, ...SINK },
      { key: 1, ...SINK, location: "Oven", preBored: true },
    ]);
  });

  it("never reuses a key, even after its row is removed", () => {
    const draft = play(
      draftWith({ doors: [SINK] }),
      { type: "add", list: "doors" },
      { type: "remove", list: "doors", key: 4 },
      { type: "add", list: "doors" },
    );
    expect(doors(draft).map((row) => row.key)).toEqual([0, 5]);
  });

  it("holds at most 1,000 pieces", () => {
    const nearlyFull = draftWith({ doors: Array.from({ length: 999 }, () => SINK) });
    const full = play(nearlyFull, { type: "add", list: "doors" });
    expect(full.rows.doors).toHaveLength(1000);
    expect(play(full, { type: "add", list: "doors" })).toBe(full);
    expect(play(full, { type: "duplicate", list: "doors", key: 0 })).toBe(full);
    expect(play(full, { type: "add", list: "drawers" }).rows.drawers).toHaveLength(2);
  });

  it("ignores a key that it does not contain", () => {
    const draft = draftWith({ doors: [SINK, SINK] });
    const drawerKey = draft.rows.drawers[0]?.key ?? -1;
    for (const key of [drawerKey, 99, -1, 0.5, Number.NaN]) {
      expect(play(draft, { type: "duplicate", list: "doors", key })).toEqual(draft);
      expect(play(draft, { type: "remove", list: "doors", key })).toEqual(draft);
      expect(play(draft, { type: "edit", list: "doors", key, change: { location: "x" } })).toEqual(draft);
    }
  });
});

describe("the list-level pre-bore toggle", () => {
  const mixed = draftWith({ doors: [{ ...SINK, preBored: true }, SINK], drawers: [SINK] });
  const on = play(mixed, { type: "pre-bore-all", preBored: true });

  it("switches all doors, on or off, and nothing else", () => {
    expect(doors(on).map((row) => row.preBored)).toEqual([true, true]);
    expect(on.rows.drawers).toBe(mixed.rows.drawers);
    const off = play(on, { type: "pre-bore-all", preBored: false });
    expect(doors(off).map((row) => row.preBored)).toEqual([false, false]);
    expect(off.preBoredByDefault).toBe(false);
  });

  it("is the default for doors added or duplicated later; when off, a copy is bored like its original", () => {
    const bored = play(
      on,
      { type: "edit", list: "doors", key: 1, change: { preBored: false } },
      { type: "add", list: "doors" },
      { type: "duplicate", list: "doors", key: 1 },
    );
    expect(doors(bored).map((row) => row.preBored)).toEqual([true, false, true, true]);
    const plain = play(mixed, { type: "duplicate", list: "doors", key: 0 }, { type: "add", list: "doors" });
    expect(doors(plain).map((row) => row.preBored)).toEqual([true, true, false, false]);
  });

  it("leaves drawers, panels and fillers unbored", () => {
    for (const list of ["drawers", "panels", "fillers"] as const) {
      const draft = play(on, { type: "add", list });
      expect(draft.rows[list].map((row) => row.draft.preBored)).toEqual([false, false]);
    }
  });
});

describe("a stored configuration shown for editing", () => {
  const width = { inches: 24, fraction: "1/2" } as const;
  const piece = { width, height: width, location: "Sink" };

  it("includes the lists that hold a piece, and pre-bores by default if every door is pre-bored", () => {
    const bored = { ...piece, preBored: true };
    const draft = draftOf({ doors: [bored, bored], drawers: [], panels: [piece], fillers: [] });
    expect(draft.included).toEqual({ doors: true, drawers: false, panels: true, fillers: false });
    expect(draft.preBoredByDefault).toBe(true);
    const mixed = { doors: [bored, { ...piece, preBored: false }], drawers: [], panels: [], fillers: [] };
    expect(draftOf(mixed).preBoredByDefault).toBe(false);
    expect(draftOf({ ...mixed, doors: [] }).preBoredByDefault).toBe(false);
  });

  it("counts and sizes exactly the included pieces", () => {
    fc.assert(
      fc.property(configuration, (stored) => {
        const draft = draftOf(stored);
        const sized = sizedOrderOf(draft);
        const counts = PIECE_LISTS.map((list) => stored[list].length);
        expect(PIECE_LISTS.map((list) => sized[list].length)).toEqual(counts);
      }),
    );
  });

  it("is priced without the lists that are left out", () => {
    const draft = play(
      draftWith({ doors: [{ ...SINK, preBored: true }], panels: [SINK, SINK] }),
      { type: "include", list: "panels", included: false },
      { type: "include", list: "fillers", included: false },
    );
    expect(sizedOrderOf(draft)).toEqual({
      doors: [{ width: 384, height: 576, preBored: true, quantity: 1 }],
      drawers: [],
      panels: [],
      fillers: [],
    });
    expect(play(draft, { type: "include", list: "panels", included: true }).rows.panels).toHaveLength(2);
  });

  it("leaves out blank panels and fillers, and blank doors at the end, but none before another", () => {
    const order = sizedOrderOf(
      draftWith({
        doors: [BLANK_PIECE, SINK, BLANK_PIECE, BLANK_PIECE],
        drawers: [BLANK_PIECE, BLANK_PIECE],
        panels: [BLANK_PIECE, SINK],
        fillers: [BLANK_PIECE],
      }),
    );
    expect([order.doors, order.drawers, order.panels, order.fillers].map((list) => list.length)).toEqual([2, 0, 1, 0]);
  });
});
