import { toSixteenths } from "~/measure/measure";
import { type Configuration, PIECE_LISTS, quantityOf } from "~/measure/piece";
import type { SquareSixteenths } from "~/pricing/pricing";

/** How many pieces there are, and their area. */
export interface ListSum {
  readonly count: number;
  readonly area: SquareSixteenths;
}

/** The number of pieces of a line, and their area. */
export function sumOfPieces(line: Configuration): ListSum {
  let [count, area] = [0, 0];
  for (const piece of PIECE_LISTS.flatMap((list) => line[list])) {
    const quantity = quantityOf(piece);
    count += quantity;
    area += toSixteenths(piece.width) * toSixteenths(piece.height) * quantity;
  }
  return { count, area };
}
