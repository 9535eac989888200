import { describe, expect, it } from "vitest";
import { areAllTicked, chosenLines, noPiece, readChoices, tickedAll } from "~/ordering/lists/chosen-pieces";
import { aCartItem } from "../../../support/cart-builders";
import { aDoor } from "../../../support/order-builders";

const LINES = [
  aCartItem({ doors: [aDoor(), aDoor({ location: "Oven", quantity: 3 })] }),
  aCartItem({ productId: "juniper", drawers: [aDoor({ location: "Island" })], doors: [] }),
];

describe("the pieces of an earlier order that are ordered again", () => {
  it("are none of them at first, and all of them at one press, as often as before", () => {
    expect(chosenLines(LINES, noPiece(LINES))).toEqual({ lines: [], refused: {} });
    const all = tickedAll(noPiece(LINES), true);
    expect(chosenLines(LINES, all)).toEqual({ lines: LINES, refused: {} });
    expect([areAllTicked(all), areAllTicked(noPiece(LINES))]).toEqual([true, false]);
  });

  it.each([
    ["all", true],
    ["none", false],
  ])("are ticked by a posted button too, with the quantities as typed: %s", (tick, isChosen) => {
    const form = new URLSearchParams({ chosen: "0-doors-0", "quantity-0-doors-1": "12", tick });
    expect(readChoices(form, LINES)["0-doors-1"]).toEqual({ isChosen, quantity: "12" });
    expect(readChoices(form, LINES)["0-doors-0"]?.isChosen).toBe(isChosen);
  });

  it("are those that are ticked, as often as typed; a line without any is left out", () => {
    const form = new URLSearchParams([
      ["chosen", "0-doors-1"],
      ["quantity-0-doors-1", "12"],
      ["quantity-1-drawers-0", "5"],
    ]);
    const chosen = chosenLines(LINES, readChoices(form, LINES));
    expect(chosen).toEqual({
      lines: [{ ...LINES[0], doors: [aDoor({ location: "Oven", quantity: 12 })] }],
      refused: {},
    });
  });

  it.each(["", "0", "-1", "1.5", "251", "a few"])("name a quantity that cannot be ordered: %s", (typed) => {
    const choices = { ...noPiece(LINES), "0-doors-0": { isChosen: true, quantity: typed } };
    expect(chosenLines(LINES, choices).refused).toEqual({ "0-doors-0": 250 });
  });
});
