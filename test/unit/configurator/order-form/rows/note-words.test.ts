import { expect, it } from "vitest";
import { faultText, pieceNoteText } from "~/configurator/order-form/rows/note-words";

it("says what happens to a panel or filler", () => {
  expect(pieceNoteText({ list: "panels", index: 1, kind: "blank" })).toBe(
    "Panel 2 is blank and is left out of the order.",
  );
  expect(pieceNoteText({ list: "fillers", index: 0, kind: "location-too-long" })).toBe(
    "Only the first 80 characters of the location of Filler 1 fit its label.",
  );
  expect(pieceNoteText({ list: "panels", index: 0, kind: "unmakeable", faults: ["no-width", "no-height"] })).toBe(
    "Panel 1 cannot be made as it is: no width and no height.",
  );
});

it.each([
  [["no-height"], "no height"],
  [["too-wide"], "wider than 999 inches"],
  [["too-wide", "too-high"], "wider and taller than 999 inches"],
  [["no-width", "too-high"], "no width, taller than 999 inches"],
] as const)("describes the faults %j briefly", (faults, text) => {
  expect(faultText(faults)).toBe(text);
});
