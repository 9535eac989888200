import { describe, expect, it } from "vitest";
import type { CartItem } from "~/configurator/lines/cart";
import {
  boardFeet,
  linealFeet,
  materialTotals,
  orderWeight,
  pounds,
  squareFeet,
} from "~/ordering/cutting/cutting-totals";
import { sawnPartsOf } from "~/ordering/cutting/order-parts";
import { orderedPieces } from "~/ordering/cutting/ordered-piece";
import { workOrder } from "~/ordering/paper/work-order";
import { inchWords } from "~/trade/making/hinge-words";
import { JOINERY } from "~/trade/making/joinery";
import { fromSixteenths } from "~/trade/measure/measure";
import { aCartLine } from "../../../support/cart-builders";
import { specificationOf } from "../../../support/specifications";

const piece = (width: number, height: number, quantity = 1) => ({
  width: fromSixteenths(width * 16),
  height: fromSixteenths(height * 16),
  location: "",
  quantity,
});
const door = (width: number, height: number, quantity = 1) => ({ ...piece(width, height, quantity), preBored: false });

const line = (handle: string, lists: Partial<CartItem>) =>
  aCartLine(handle, { productId: handle, specification: specificationOf(handle), doors: [], ...lists });

interface ByHand {
  readonly what: string;
  readonly cart: readonly ReturnType<typeof line>[];
  /** Each cut, in the order of the paper. */
  readonly cuts: readonly string[];
  /** By material: lineal feet by width without waste; square feet of sheet and board feet with 15 % of it. */
  readonly takes: readonly string[];
  readonly pounds: string;
}

/**
 * Worked out with paper and pencil: tenon and groove 3/8, play 1/8 in solid panels and 1/16 in boards. Figures of
 * material are rounded up to a tenth.
 */
const ORDERS: readonly ByHand[] = [
  {
    what: "two shaker doors with MDF panels",
    cart: [line("ashby", { doors: [door(15.5, 30, 2)] })],
    // Rail 15 1/2 - 4 1/2 + 3/4; panel 25 1/2 + 3/4 - 1/16 by 11 + 3/4 - 1/16.
    cuts: ['4 Stile 30" × 2 1/4"', '4 Rail 11 3/4" × 2 1/4"', '2 Panel 26 3/16" × 11 11/16"'],
    // 4 x 30 + 4 x 11.75 = 167 in = 13.92 ft; x 2.25 / 144 x 1.15 = 3.0008; 2 x 306.066 / 144 x 1.15 = 4.889.
    takes: ['Hard maple: 2 1/4" 14.0 ft, 3.1 board ft', "MDF: 4.9 sq ft"],
    // 3.2292 sq ft x 2.8 = 9.04 each.
    pounds: "19",
  },
  {
    what: "three walnut drawer fronts, their grain across",
    cart: [line("rowan", { drawers: [piece(24, 8, 3)] })],
    // Rail 24 - 4 1/2 + 3/4, 1 1/2 wide; panel 19 1/2 + 3/4 - 1/8 by 5 + 3/4 - 1/8.
    cuts: ['6 Stile 8" × 2 1/4"', '6 Rail 20 1/4" × 1 1/2"', '3 Panel 20 1/8" × 5 5/8"'],
    // 48 in; 121.5 in = 10.125 ft; (108 + 182.25) / 144 x 1.15 = 2.318; 339.61 / 144 x 1.15 = 2.712.
    takes: ['Black walnut: 2 1/4" 4.0 ft, 1 1/2" 10.2 ft, 2.4 board ft', "Black walnut: 2.8 board ft"],
    pounds: "10",
  },
  {
    what: "a mitered cherry door",
    cart: [line("harrow", { doors: [door(18, 36)] })],
    cuts: ['2 Stile 36" × 2 1/4"', '2 Rail 18" × 2 1/4"', '1 Panel 32 1/8" × 14 1/8"'],
    // 108 in; 243 / 144 x 1.15 = 1.941; 453.77 / 144 x 1.15 = 3.624. 4.5 sq ft x 2.25 = 10.125.
    takes: ['Black cherry: 2 1/4" 9.0 ft, 2.0 board ft', "Black cherry: 3.7 board ft"],
    pounds: "11",
  },
  {
    what: "an arched oak door",
    cart: [line("orchard", { doors: [door(18, 36)] })],
    // The top rail is wider by the rise of 1 1/2; the panel goes up to the crown.
    cuts: [
      '2 Stile 36" × 2 1/4"',
      '1 Rail 14 1/4" × 2 1/4"',
      '1 Top rail 14 1/4" × 3 3/4"',
      '1 Panel 32 1/8" × 14 1/8"',
    ],
    // 14.25 in; 72 + 14.25 = 86.25 in = 7.1875 ft; (194.06 + 53.44) / 144 x 1.15 = 1.977.
    takes: ['White oak: 3 3/4" 1.2 ft, 2 1/4" 7.2 ft, 2.0 board ft', "White oak: 3.7 board ft"],
    pounds: "14",
  },
  {
    what: "two frames for glass",
    cart: [line("pierce", { doors: [door(16, 36, 2)] })],
    // Stops of 31 1/2 + 3/4 and 11 1/2 + 3/4, 1/4 thick.
    cuts: [
      '4 Stile 36" × 2 1/4"',
      '4 Rail 12 1/4" × 2 1/4"',
      '4 Glass stop 32 1/4" × 3/8"',
      '4 Glass stop 12 1/4" × 3/8"',
    ],
    // 144 + 49 = 193 in = 16.08 ft; x 2.25 / 144 x 1.15 = 3.468. 178 in = 14.83 ft; x 0.375 / 144 x 1.15 = 0.533.
    takes: ['Hard maple: 2 1/4" 16.1 ft, 3.5 board ft', 'Hard maple: 3/8" 14.9 ft, 0.6 board ft', "Glass: "],
    // 4 sq ft x 2.8 = 11.20, and glass of 11 1/2 x 31 1/2 x 1.6 / 144 = 4.03, each.
    pounds: "31",
  },
  {
    what: "a beaded door, a sixteenth short of 30 in",
    cart: [line("fenwick", { doors: [door(15, 29.9375)] })],
    // Panel 25 7/16 + 3/4 - 1/16 by 10 1/2 + 3/4 - 1/16.
    cuts: ['2 Stile 29 15/16" × 2 1/4"', '2 Rail 11 1/4" × 2 1/4"', '1 Panel 26 1/8" × 11 3/16"'],
    // 59.875 + 22.5 = 82.375 in = 6.865 ft; x 2.25 / 144 x 1.15 = 1.480; 292.27 / 144 x 1.15 = 2.334.
    takes: ['Hard maple: 2 1/4" 6.9 ft, 1.5 board ft', "MDF: 2.4 sq ft"],
    pounds: "10",
  },
  {
    what: "laminate slabs with bands of 1/16 in",
    cart: [line("quarry", { doors: [door(15.5, 30, 2)], drawers: [piece(24, 8)], fillers: [piece(3, 84)] })],
    // 1/8 in less wherever two edges are banded; a strip only across.
    cuts: ['2 Board 29 7/8" × 15 3/8"', '1 Board 7 7/8" × 23 7/8"', '1 Strip 84" × 2 7/8"'],
    // 918.66 + 188.02 + 241.5 = 1348.17 / 144 x 1.15 = 10.767.
    takes: ["High-pressure laminate on MDF: 10.8 sq ft"],
    // 2 x 9.69 + 4.00 + 5.25.
    pounds: "29",
  },
  {
    what: "a door divided both ways",
    cart: [line("rowan", { doors: [door(26, 60)] })],
    // Opening 21 1/2 x 55 1/2; two of 9 5/8 side by side, two of 26 5/8 one above the other.
    cuts: [
      '2 Stile 60" × 2 1/4"',
      '2 Rail 22 1/4" × 2 1/4"',
      '1 Center stile 56 1/4" × 2 1/4"',
      '2 Center rail 10 3/8" × 2 1/4"',
      '4 Panel 27 1/4" × 10 1/4"',
    ],
    // 120 + 44.5 + 56.25 + 20.75 = 241.5 in = 20.125 ft; x 2.25 / 144 x 1.15 = 4.340; 1117.25 / 144 x 1.15 = 8.922.
    takes: ['Black walnut: 2 1/4" 20.2 ft, 4.4 board ft', "Black walnut: 9.0 board ft"],
    pounds: "26",
  },
  {
    what: "a lift-up door of MDF, wider than high",
    cart: [line("hadley", { doors: [door(48, 20)] })],
    // Stiles of 1 in: rail 48 - 2 + 3/4; panel 18 + 11/16 by 46 + 11/16. It fits one panel lying down.
    cuts: ['2 Stile 20" × 1"', '2 Rail 46 3/4" × 1"', '1 Panel 18 11/16" × 46 11/16"'],
    // 133.5 / 144 x 1.15 = 1.066; 872.47 / 144 x 1.15 = 6.968.
    takes: ["MDF: 1.1 sq ft", "MDF: 7.0 sq ft"],
    pounds: "20",
  },
  {
    what: "two styles: twelve slabs and a raised door",
    cart: [line("calder", { doors: [door(12, 24, 12)] }), line("bellamy", { doors: [door(15, 30)] })],
    cuts: [
      '12 Board 24" × 12"',
      '2 Stile 30" × 2 1/4"',
      '2 Rail 11 1/4" × 2 1/4"',
      // 25 1/2 + 5/8 by 10 1/2 + 5/8.
      '1 Panel 26 1/8" × 11 1/8"',
    ],
    // 12 x 2 x 1.15; 82.5 in = 6.875 ft; x 2.25 / 144 x 1.15 = 1.482; 290.64 / 144 x 1.15 = 2.321.
    takes: ["MDF: 27.6 sq ft", 'Hard maple: 2 1/4" 6.9 ft, 1.5 board ft', "Hard maple: 2.4 board ft"],
    // 72 + 8.75.
    pounds: "81",
  },
  {
    what: "a shaker door with its center rail 24 in from the bottom",
    cart: [line("ashby", { doors: [{ ...door(18, 40), centerRail: 24 * 16 }] })],
    // Lower edge of the center rail at 24 - 1 1/8 = 22 7/8: openings of 20 5/8 below it and 35 1/2 - 2 1/4 - 20 5/8 =
    // 12 5/8 above; panels 11/16 more, by 13 1/2 + 11/16.
    cuts: [
      '2 Stile 40" × 2 1/4"',
      '2 Rail 14 1/4" × 2 1/4"',
      '1 Center rail 14 1/4" × 2 1/4"',
      '1 Panel 21 5/16" × 14 3/16"',
      '1 Panel 13 5/16" × 14 3/16"',
    ],
    // 80 + 3 x 14.25 = 122.75 in = 10.229 ft; x 2.25 / 144 x 1.15 = 2.206; 34.625 x 14.1875 / 144 x 1.15 = 3.923.
    takes: ['Hard maple: 2 1/4" 10.3 ft, 2.3 board ft', "MDF: 4.0 sq ft"],
    // 5 sq ft x 2.8.
    pounds: "14",
  },
  {
    what: "veneered fronts with matched grain and bands of 1/16 in",
    cart: [
      line("corbin", {
        drawers: [6, 10, 12].map((height) => ({ ...piece(18, height), grain: "matched", location: "B30" })),
      }),
    ],
    // Matched grain is upright: the length is the height. 1/8 less each way for two bands.
    cuts: ['1 Board 11 7/8" × 17 7/8"', '1 Board 9 7/8" × 17 7/8"', '1 Board 5 7/8" × 17 7/8"'],
    // 27.625 x 17.875 = 493.80 / 144 x 1.15 = 3.944.
    takes: ["White oak veneer on MDF: 4.0 sq ft"],
    // 3.5 sq ft x 3 = 10.5.
    pounds: "11",
  },
  {
    what: "three raised drawer fronts with matched grain",
    cart: [
      line("bellamy", {
        drawers: [9, 9, 12].map((height) => ({ ...piece(20, height), grain: "matched", location: "B20" })),
      }),
    ],
    // Rail 20 - 4 1/2 + 3/4 = 16 1/4, 1 1/2 wide; panels stand upright: 6 + 5/8 and 9 + 5/8 long, 15 1/2 + 5/8 wide.
    cuts: [
      '2 Stile 12" × 2 1/4"',
      '4 Stile 9" × 2 1/4"',
      '6 Rail 16 1/4" × 1 1/2"',
      '1 Panel 9 5/8" × 16 1/8"',
      '2 Panel 6 5/8" × 16 1/8"',
    ],
    // 36 + 24 = 60 in = 5 ft; 97.5 in = 8.125 ft; (135 + 146.25) / 144 x 1.15 = 2.246; 22.875 x 16.125 / 144 x 1.15 = 2.946.
    takes: ['Hard maple: 2 1/4" 5.0 ft, 1 1/2" 8.2 ft, 2.3 board ft', "Hard maple: 3.0 board ft"],
    // 4.1667 sq ft x 2.8 = 11.67.
    pounds: "12",
  },
];

const WASTE = 15;

describe("work orders, checked by hand", () => {
  it.each(ORDERS)("$what", ({ cart, cuts, takes, pounds: weight }) => {
    const lines = workOrder(cart, JOINERY).flatMap(({ materials }) => materials.flatMap((material) => material.lines));
    expect(
      lines.map(({ count, name, length, width }) => `${count} ${name} ${inchWords(length)} × ${inchWords(width)}`),
    ).toEqual(cuts);
    const pieces = orderedPieces(cart);
    const totals = materialTotals(pieces.flatMap((one) => sawnPartsOf(one, JOINERY)));
    const said = totals.map(({ material, sticks, sheetArea, roughVolume }) => {
      const amounts = [
        ...sticks.map(({ width, length }) => `${inchWords(width)} ${linealFeet(length)} ft`),
        ...(sheetArea > 0 ? [`${squareFeet(sheetArea, WASTE)} sq ft`] : []),
        ...(roughVolume > 0 ? [`${boardFeet(roughVolume, WASTE)} board ft`] : []),
      ];
      return `${material}: ${amounts.join(", ")}`;
    });
    expect(said).toEqual(takes);
    // Rounded up, as carriers do.
    expect(pounds(orderWeight(pieces))).toBe(weight);
  });
});
