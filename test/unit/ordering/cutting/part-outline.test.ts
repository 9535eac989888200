import { describe, expect, it } from "vitest";
import type { OrderPart } from "~/ordering/cutting/order-parts";
import type { Corner } from "~/ordering/cutting/part-outline";
import { fromSixteenths } from "~/trade/measure/measure";
import { aCartLine } from "../../../support/cart-builders";
import { specificationOf } from "../../../support/specifications";
import { planOf } from "./orders";

function partsOfDoor(width: number, height: number): OrderPart[] {
  const sizes = { width: fromSixteenths(width * 16), height: fromSixteenths(height * 16) };
  const door = { ...sizes, location: "", preBored: false };
  return planOf([aCartLine("orchard", { specification: specificationOf("orchard"), doors: [door] })]).parts;
}

const named = (parts: readonly OrderPart[], name: string) => parts.filter((part) => part.name === name);

/** The radius of the arc from one corner to the next, in inches. */
function radius(from: Corner, to: Corner): number {
  const chord = Math.hypot(to.x - from.x, to.y - from.y) / 16;
  const bulge = Math.abs(from.bulge);
  return (chord * (1 + bulge * bulge)) / (4 * bulge);
}

const inches = (outline: readonly Corner[]) => outline.map(({ x, y }) => [x / 16, y / 16]);

describe("the outline of an arched door", () => {
  it("has an arch in the lower edge of its top rail, as wide as the opening and as high as the rise", () => {
    // 18 x 36 with stiles of 2 1/4: opening 13 1/2, rail 14 1/4 with 3/8 of tenon at each end, rise 1 1/2.
    const [rail] = named(partsOfDoor(18, 36), "Top rail");
    const outline = rail?.outline ?? [];
    expect(inches(outline)).toEqual([
      [0, 0],
      [0.375, 0],
      [13.875, 0],
      [14.25, 0],
      [14.25, 3.75],
      [0, 3.75],
    ]);
    // The half angle of an arc has the tangent rise / half of the chord = 1.5 / 6.75; the arc is clockwise: it cuts in.
    expect(outline.map(({ bulge }) => bulge)).toEqual([0, -1.5 / 6.75, 0, 0, 0, 0]);
    const [, from, to] = outline;
    // (6 3/4² + 1 1/2²) / (2 x 1 1/2)
    expect(from && to && radius(from, to)).toBeCloseTo(15.9375, 6);
  });

  it("has a panel with an arc about the same center, 5/16 in larger, within its sawing size", () => {
    const [panel] = named(partsOfDoor(18, 36), "Panel");
    const outline = panel?.outline ?? [];
    expect(outline).toHaveLength(5);
    expect(Math.max(...outline.map(({ x }) => x))).toBe(panel?.length ?? 0);
    expect(outline[2]).toMatchObject({ x: 32.125 * 16, y: (14.125 / 2) * 16 });
    const [, from, crown] = outline;
    // 3/8 of groove less half of 1/8 of play.
    expect(from && crown && radius(from, crown)).toBeCloseTo(15.9375 + 0.3125, 6);
    expect((from?.bulge ?? 0) > 0).toBe(true);
  });

  it("has an arch for each opening of a divided door, and straight panels below the center rail", () => {
    const parts = partsOfDoor(30, 60);
    const [rail] = named(parts, "Top rail");
    expect(rail?.outline.filter(({ bulge }) => bulge < 0)).toHaveLength(2);
    const panels = named(parts, "Panel");
    expect(panels.map(({ outline }) => outline.length)).toEqual([5, 5, 4, 4]);
  });

  it("is a rectangle for every other part", () => {
    for (const part of partsOfDoor(18, 36)) {
      if (part.name === "Top rail" || part.name === "Panel") continue;
      expect(inches(part.outline)).toEqual([
        [0, 0],
        [part.length / 16, 0],
        [part.length / 16, part.width / 16],
        [0, part.width / 16],
      ]);
    }
  });
});
