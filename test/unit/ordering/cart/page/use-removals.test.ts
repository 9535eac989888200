import { describe, expect, it } from "vitest";
import type { Cart } from "~/configurator/lines/cart";
import {
  placeInCart,
  type RemovedLines,
  removalText,
  shownEntries,
  withoutRemoval,
} from "~/ordering/cart/page/use-removals";
import { aCartLine } from "../../../../support/cart-builders";

const [A, B, C, D] = ["a", "b", "c", "d"].map((id) => aCartLine(id, { productTitle: id.toUpperCase() })) as [
  Cart[number],
  Cart[number],
  Cart[number],
  Cart[number],
];

const shownAs = (cart: Cart, removals: readonly RemovedLines[]) =>
  shownEntries(cart, removals).map((entry) => (entry.kind === "line" ? entry.line.lineId : "undo"));

describe("removed lines", () => {
  const second: RemovedLines = { lines: [B], place: 1 };
  const fourth: RemovedLines = { lines: [D], place: 3 };

  it("leave a notice in their place, in any order of removal", () => {
    expect(shownAs([A, C], [second, fourth])).toEqual(["a", "undo", "c", "undo"]);
    expect(shownAs([A, C], [fourth, second])).toEqual(["a", "undo", "c", "undo"]);
    expect(shownAs([], [{ lines: [A, B], place: 0 }])).toEqual(["undo"]);
    expect(shownAs([A], [fourth])).toEqual(["a", "undo"]);
  });

  it("are restored after the lines that are shown before them", () => {
    const shown = shownEntries([A, C], [second, fourth]);
    expect(placeInCart(shown, second)).toBe(1);
    expect(placeInCart(shown, fourth)).toBe(2);
  });

  it("let later notices move up when one is dismissed", () => {
    const left = withoutRemoval([second, fourth], second);
    expect(left).toEqual([{ lines: [D], place: 2 }]);
    expect(shownAs([A, C], left)).toEqual(["a", "c", "undo"]);
  });

  it("are named if single and counted if several", () => {
    expect(removalText(second)).toBe("B was removed.");
    expect(removalText({ lines: [A, B, C], place: 0 })).toBe("All 3 lines were removed.");
  });
});
