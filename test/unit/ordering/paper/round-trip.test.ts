import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cart } from "~/configurator/lines/cart";
import { cutListCsv } from "~/ordering/paper/cut-list-csv";
import { readCutList, takenPieces } from "~/trade/cut-list/reading/read-cut-list";
import { FRACTIONS, type Measure } from "~/trade/measure/measure";
import {
  BORING_DISTANCES,
  type Door,
  HINGE_SIDES,
  PIECE_LISTS,
  type Piece,
  type PieceList,
} from "~/trade/measure/piece";
import { readOpening } from "~/trade/openings/opening";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import { toDoor, toPiece } from "~/trade/pieces/drafted-piece";
import { triesOf } from "../../../set-up/tier";
import { aCartLine } from "../../../support/cart-builders";

const side: fc.Arbitrary<Measure> = fc
  .record({ inches: fc.integer({ min: 0, max: 998 }), fraction: fc.constantFrom(...FRACTIONS) })
  .filter(({ inches, fraction }) => inches > 0 || fraction !== "0");

/** What people write, including everything that breaks tables and spreadsheets; spaces are single, as in cells. */
const words = fc
  .array(fc.constantFrom(..."AbcK3 09-=+@'\",;|x/½ÄŽ漢😀()#.:!"), { maxLength: 24 })
  .map((parts) => parts.join("").replace(/ +/g, " ").trim());

const opening = fc
  .constantFrom("480x480 partial 16 4 single", "465/466x480 inset 3 4 pair")
  .filter((text) => readOpening(text) !== null);

const note = words.filter((text) => !/^['"]+$/.test(text));

const extras = fc.record(
  { quantity: fc.integer({ min: 2, max: 40 }), note: note.filter(Boolean), opening },
  { requiredKeys: [] },
);
const piece: fc.Arbitrary<Piece> = fc
  .tuple(fc.record({ width: side, height: side, location: words.filter(Boolean) }), extras)
  .map(([sides, more]) => ({ ...sides, ...more }));
const door: fc.Arbitrary<Door> = fc
  .tuple(
    piece,
    fc.boolean(),
    fc.record(
      { hinge: fc.constantFrom(...HINGE_SIDES), boring: fc.constantFrom(...BORING_DISTANCES) },
      { requiredKeys: [] },
    ),
  )
  .map(([sides, preBored, hung]) => ({ ...sides, preBored, ...hung }));

const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 4 });
const pieces = fc
  .record({ doors: few(door), drawers: few(piece), panels: few(piece), fillers: few(piece) })
  .filter((lists) => PIECE_LISTS.some((list) => lists[list].length > 0));

const toStored = (list: PieceList) => (draft: PieceDraft) => (list === "doors" ? toDoor(draft) : toPiece(draft, list));

/** The pieces that the import reads from an export. */
function readBack(cart: Cart) {
  const taken = takenPieces(readCutList(cutListCsv(cart)).rows);
  return {
    doors: taken.doors.map(toStored("doors")),
    drawers: taken.drawers.map(toStored("drawers")),
    panels: taken.panels.map(toStored("panels")),
    fillers: taken.fillers.map(toStored("fillers")),
  };
}

describe("what the cut list import reads from an exported cart", () => {
  it("is exactly what the cart held", () => {
    fc.assert(
      fc.property(pieces, (lists) => {
        expect(readBack([aCartLine("a", lists)])).toEqual(lists);
      }),
      { numRuns: triesOf(500) },
    );
  });

  it("includes every sixteenth below an inch, which spreadsheets turn into dates", () => {
    const drawers = FRACTIONS.slice(1).map((fraction) => ({
      width: { inches: 0, fraction },
      height: { inches: 15, fraction },
      location: fraction,
    }));
    expect(readBack([aCartLine("a", { doors: [], drawers })]).drawers).toEqual(drawers);
  });
});
