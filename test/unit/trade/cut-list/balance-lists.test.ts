import fc from "fast-check";
import { expect, it } from "vitest";
import { openQuestions } from "~/trade/cut-list/balance/list-balance";
import { isQuestion } from "~/trade/cut-list/reading/cut-row";
import { readCutList, takenPieces } from "~/trade/cut-list/reading/read-cut-list";
import { formatMeasure, fromSixteenths } from "~/trade/measure/measure";
import { sizeOf } from "~/trade/pieces/piece-draft";
import { byNight, triesOf } from "../../../set-up/tier";
import { countedList, LAYOUT_NAMES } from "./balance-lists";

/** Another one each night, so that other lists are tried; a failure prints it. */
const SEED = byNight ? Math.floor(Date.now() / 86_400_000) : 188;

const size = (length: number) => formatMeasure(fromSixteenths(length));

/** The pieces that are taken of a list without a question, and whether there is one. */
function readAsMeant(text: string) {
  const { rows, balance } = readCutList(text);
  const pieces = Object.values(takenPieces(rows)).flatMap((list) =>
    list.flatMap((piece) => {
      const { width, height } = sizeOf(piece);
      return Array<string>(Number(piece.quantity)).fill(`${size(width)} x ${size(height)}`);
    }),
  );
  const isAsked =
    openQuestions(balance) > 0 ||
    balance.totals.some(({ agrees }) => !agrees) ||
    rows.some(({ problems, unticked }) => problems.length > 0 || isQuestion(unticked));
  return { pieces: pieces.sort(), isAsked };
}

it("takes the pieces that a list in any of twelve layouts means, or asks", () => {
  expect(LAYOUT_NAMES).toHaveLength(12);
  fc.assert(
    fc.property(countedList, ({ text, pieces }) => {
      const read = readAsMeant(text);
      if (!read.isAsked) expect(read.pieces).toEqual(pieces);
    }),
    { numRuns: triesOf(200) * (byNight ? 1 : 3), seed: SEED },
  );
});

it("takes them without a question if the list agrees with itself in columns that it names", () => {
  const plain = countedList.filter(({ isPlain }) => isPlain);
  fc.assert(
    fc.property(plain, ({ text, pieces }) => {
      expect(readAsMeant(text)).toEqual({ pieces, isAsked: false });
    }),
    { numRuns: triesOf(100), seed: SEED },
  );
});
