import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Configuration, type Door, MAX_PIECES, PIECE_LISTS, quantityOf } from "~/trade/measure/piece";
import { splitConfiguration } from "~/trade/pieces/split-configuration";
import { door, piece } from "../../../support/arbitraries";

const NOTHING: Configuration = { doors: [], drawers: [], panels: [], fillers: [] };
const SINK: Door = {
  width: { inches: 15, fraction: "1/2" },
  height: { inches: 30, fraction: "0" },
  location: "Sink",
  preBored: false,
};

const countsOf = (lines: readonly Configuration[]) => lines.map((line) => line.doors.map(quantityOf));

/** Doors in whole pairs, as the form requires. */
const wholePairs = door.map((each): Door => {
  if (each.hinge !== "pair") return each;
  return { ...each, quantity: Math.max(2, quantityOf(each) - (quantityOf(each) % 2)) };
});

const order: fc.Arbitrary<Configuration> = fc.record({
  doors: fc.array(wholePairs, { maxLength: 12 }),
  drawers: fc.array(piece, { maxLength: 12 }),
  panels: fc.array(piece, { maxLength: 3 }),
  fillers: fc.array(piece, { maxLength: 3 }),
});

/** The single pieces of a list, in order, each without its quantity. */
function oneByOne(lines: readonly Configuration[], list: (typeof PIECE_LISTS)[number]): string[] {
  return lines.flatMap((line) =>
    line[list].flatMap((each) => {
      const { quantity: _, ...rest } = each;
      return Array.from({ length: quantityOf(each) }, () => JSON.stringify(rest));
    }),
  );
}

describe("the lines of the cart that hold an order", () => {
  it("are one unchanged line for an order that fits", () => {
    const small = { ...NOTHING, doors: [SINK, { ...SINK, quantity: 3 }] };
    expect(splitConfiguration(small)).toEqual([small]);
  });

  it("split a row when a list is full", () => {
    const lines = splitConfiguration({
      ...NOTHING,
      doors: [
        { ...SINK, quantity: 200 },
        { ...SINK, quantity: 100 },
      ],
    });
    expect(countsOf(lines)).toEqual([[200, 50], [50]]);
  });

  it("leave an odd place empty rather than split a pair", () => {
    const pairs: Door = { ...SINK, hinge: "pair", quantity: 4 };
    const lines = splitConfiguration({ ...NOTHING, doors: [{ ...SINK, quantity: 247 }, pairs] });
    expect(countsOf(lines)).toEqual([[247, 2], [2]]);
  });

  it("hold every piece in order, at most 250 to a list, and split no pair", () => {
    fc.assert(
      fc.property(order, (configuration) => {
        const lines = splitConfiguration(configuration);
        for (const list of PIECE_LISTS) {
          expect(oneByOne(lines, list)).toEqual(oneByOne([configuration], list));
          for (const line of lines) {
            expect(line[list].reduce((sum, each) => sum + quantityOf(each), 0)).toBeLessThanOrEqual(MAX_PIECES);
          }
        }
        for (const each of lines.flatMap((line) => line.doors)) {
          if (each.hinge === "pair") expect(quantityOf(each) % 2).toBe(0);
        }
        const holdsAny = (line: Configuration) => PIECE_LISTS.some((list) => line[list].length > 0);
        expect(lines.every(holdsAny)).toBe(true);
        expect(lines.length > 0).toBe(holdsAny(configuration));
      }),
    );
  });
});
