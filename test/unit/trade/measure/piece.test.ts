import { expect, it } from "vitest";
import { MAX_LOCATION_LENGTH, MAX_ORDER_PIECES, MAX_PIECES, PIECE_LISTS } from "~/trade/measure/piece";

it("has four lists in the order in which they are shown", () => {
  expect(PIECE_LISTS).toEqual(["doors", "drawers", "panels", "fillers"]);
});

it("holds up to 250 pieces per list of a line, 1,000 per list of a form, and 80 characters per location", () => {
  expect([MAX_PIECES, MAX_ORDER_PIECES, MAX_LOCATION_LENGTH]).toEqual([250, 1000, 80]);
});
