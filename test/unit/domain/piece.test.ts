import { expect, it } from "vitest";
import { MAX_LOCATION_LENGTH, MAX_PIECES, PIECE_LISTS, PIECE_NAMES } from "~/domain/piece";

it("has four lists in the order in which they are shown, each with the name of one piece", () => {
  expect(PIECE_LISTS.map((list) => [list, PIECE_NAMES[list]])).toEqual([
    ["doors", "Door"],
    ["drawers", "Drawer"],
    ["panels", "Panel"],
    ["fillers", "Filler"],
  ]);
});

it("holds up to 100 pieces a list and 80 characters a location", () => {
  expect([MAX_PIECES, MAX_LOCATION_LENGTH]).toEqual([100, 80]);
});
