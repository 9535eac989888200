import { PIECE_NAMES } from "~/lines/piece-words";
import { PIECE_LISTS } from "~/measure/piece";
import type { PieceNumber } from "~/paper/work-order";

/** Ascending numbers as ranges: `1-3, 5`. */
function runs(numbers: readonly number[]): string {
  const found: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = found.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else found.push([number, number]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(", ");
}

/** Pieces as ranges: `Door 1–3, 5; Drawer 2`. */
export function pieceRanges(pieces: readonly PieceNumber[]): string {
  return PIECE_LISTS.flatMap((list) => {
    const numbers = pieces.filter((piece) => piece.list === list).map(({ number }) => number);
    return numbers.length > 0 ? [`${PIECE_NAMES[list]} ${runs(numbers)}`] : [];
  }).join("; ");
}
