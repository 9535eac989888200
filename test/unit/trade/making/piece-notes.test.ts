import { describe, expect, it } from "vitest";
import { faultsOf, pieceNotesOf } from "~/trade/making/piece-notes";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { createDraft } from "~/trade/pieces/configuration-draft";

const GOOD: PieceDraft = { ...BLANK_PIECE, widthInches: "24", heightInches: "36", location: "Sink" };

function notes(panels: readonly PieceDraft[], fillers: readonly PieceDraft[] = [], included = true) {
  return pieceNotesOf(
    createDraft({
      pieces: { doors: [BLANK_PIECE], drawers: [BLANK_PIECE], panels, fillers },
      included: { doors: true, drawers: true, panels: included, fillers: included },
      preBoredByDefault: false,
    }),
  );
}

describe("the notes of an order about its panels and fillers", () => {
  it("are empty for those that can be made, and for doors and drawers, which are checked instead", () => {
    expect(notes([GOOD, { ...GOOD, location: "" }], [GOOD])).toEqual([]);
  });

  it("say that a blank one is left out", () => {
    expect(notes([GOOD, BLANK_PIECE], [BLANK_PIECE])).toEqual([
      { list: "panels", index: 1, kind: "blank" },
      { list: "fillers", index: 0, kind: "blank" },
    ]);
  });

  it("say why one cannot be made", () => {
    const flat = { ...GOOD, heightInches: "0" };
    const named = { ...BLANK_PIECE, location: "Island" };
    expect(notes([flat, named, { ...GOOD, widthInches: "1000" }], [GOOD])).toEqual([
      { list: "panels", index: 0, kind: "unmakeable", faults: ["no-height"] },
      { list: "panels", index: 1, kind: "unmakeable", faults: ["no-width", "no-height"] },
      { list: "panels", index: 2, kind: "unmakeable", faults: ["too-wide"] },
    ]);
  });

  it("say that a location is cut to the length of its label", () => {
    expect(notes([{ ...GOOD, location: "x".repeat(81) }], [GOOD])).toEqual([
      { list: "panels", index: 0, kind: "location-too-long" },
    ]);
  });

  it("say nothing about one that cannot be read, which is refused, or that is not included", () => {
    expect(notes([{ ...GOOD, widthInches: "abc" }], [GOOD])).toEqual([]);
    expect(notes([BLANK_PIECE], [BLANK_PIECE], false)).toEqual([]);
  });
});

describe("a stored piece", () => {
  const side = (inches: number) => ({ inches, fraction: "0" as const });

  it.each([
    [24, 36, []],
    [999, 999, []],
    [0, 36, ["no-width"]],
    [24, 0, ["no-height"]],
    [1000, 1000, ["too-wide", "too-high"]],
  ])("of %i x %i has the faults %j", (width, height, faults) => {
    expect(faultsOf({ width: side(width), height: side(height) })).toEqual(faults);
  });

  it("of 999 15/16 can be made, like a door of that size", () => {
    expect(faultsOf({ width: { inches: 999, fraction: "15/16" }, height: side(1) })).toEqual([]);
  });
});
