import { describe, expect, it } from "vitest";
import { cupCells, withCup } from "~/trade/pieces/cup-cells";

/** A text typed key by key into the field of a cup. */
const typed = (text: string, cup: number, before = "") =>
  [...text].reduce((cups, key) => withCup(cups, cup, `${cupCells(cups)[cup]}${key}`), before);

describe("the fields of a door's cups", () => {
  it("keep the space between inches and fraction as it is typed", () => {
    expect(cupCells(typed("3 1/2", 0))[0]).toBe("3 1/2");
    expect(cupCells(typed("26 3/4", 1, "3 1/2"))).toEqual(["3 1/2", "26 3/4", "", "", ""]);
  });

  it("show the heights of an order without the blanks between them", () => {
    expect(cupCells("3 1/2; 96 mm")).toEqual(["3 1/2", "96 mm", "", "", ""]);
    expect(cupCells("1;2;3;4;5;6")).toHaveLength(6);
  });

  it("are empty again once each is cleared", () => {
    expect(withCup("3 1/2; 26", 1, "")).toBe("3 1/2");
    expect(withCup("3 1/2", 0, "")).toBe("");
  });
});
