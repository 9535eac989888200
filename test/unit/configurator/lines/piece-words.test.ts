import { expect, it } from "vitest";
import { PRE_BORED_LABEL, pieceName } from "~/configurator/lines/piece-words";
import { PIECE_LISTS } from "~/trade/measure/piece";

it("names a piece by its place in its list", () => {
  expect(PIECE_LISTS.map((list, index) => pieceName(list, index))).toEqual([
    "Door 1",
    "Drawer 2",
    "Panel 3",
    "Filler 4",
  ]);
});

it("labels pre-boring in the words of the specification, with the actual price", () => {
  expect(PRE_BORED_LABEL).toBe('Pre-bored? ($6 per door: 3" drilling from top/bottom to center of hinge.)');
});
