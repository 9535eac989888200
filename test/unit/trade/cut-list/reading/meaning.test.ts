import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CutRow } from "~/trade/cut-list/reading/cut-row";
import { readCutList } from "~/trade/cut-list/reading/read-cut-list";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import { sizeOf } from "~/trade/pieces/piece-draft";
import { triesOf } from "../../../../set-up/tier";
import { meantInOneLine, meantLines } from "./meant-lines";
import { type MeantPiece, meantTable } from "./meant-lists";

const sizesOf = (piece: PieceDraft) => {
  const { width, height } = sizeOf(piece);
  return `${width} x ${height}`;
};

/** A row as it was taken, or the reason why it was not. */
function taken(row: CutRow): string {
  if (!row.piece || !row.isTicked) return row.problems[0]?.kind ?? row.unticked ?? "";
  return `${row.list} ${row.quantity} of ${sizesOf(row.piece)}`;
}

const meant = ({ kind, count, across, up }: MeantPiece) =>
  kind === "other" ? "not-a-front" : `${kind} ${count} of ${across} x ${up}`;

describe("a generated list", () => {
  it("is read as it is meant, with any words, columns, units and separators", () => {
    fc.assert(
      fc.property(meantTable, ({ text, pieces }) => {
        expect(readCutList(text).rows.map(taken)).toEqual(pieces.map(meant));
      }),
      { numRuns: triesOf(400) },
    );
  });

  it("is read as it is meant when typed line by line", () => {
    fc.assert(
      fc.property(meantLines, ({ text, pieces }) => {
        expect(readCutList(text).rows.map(taken)).toEqual(pieces.map(meant));
      }),
      { numRuns: triesOf(400) },
    );
  });

  it("loses no piece of a line and takes only what is meant; otherwise it asks", () => {
    fc.assert(
      fc.property(meantInOneLine, ({ text, pieces }) => {
        const { rows } = readCutList(text);
        const wrong = rows.filter((row, at) => {
          const own = pieces[at];
          return row.isTicked && (!own || taken(row) !== meant(own));
        });
        expect([rows.length, wrong.map(taken)]).toEqual([pieces.length, []]);
      }),
      { numRuns: triesOf(400) },
    );
  });
});
