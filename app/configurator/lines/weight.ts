import { weightOf as pieceWeight } from "~/trade/making/hinges";
import { madeSize } from "~/trade/making/made-size";
import { PIECE_LISTS, type Piece, quantityOf } from "~/trade/measure/piece";
import type { CartItem } from "./cart";

/** A weight in hundredths of a pound, in whole pounds as it is said everywhere: rounded up. */
export const wholePounds = (hundredthsLb: number): number => Math.ceil(hundredthsLb / 100);

/**
 * What some pieces weigh, in whole pounds rounded up, from the weight per square foot that their styles state, with their
 * glass; packing is not included. A door of 15 1/2 x 30, 3.229 sq ft, at 2.30 lb per square foot weighs 7.43 lb, rounded
 * up to 8.
 *
 * @returns `null` if one of the styles states no weight
 */
export function weightOf(items: readonly CartItem[]): number | null {
  let hundredths = 0;
  for (const { specification, ...item } of items) {
    if (!specification) return null;
    for (const list of PIECE_LISTS) {
      for (const piece of item[list] as readonly Piece[]) {
        hundredths += quantityOf(piece) * pieceWeight(madeSize(piece), specification);
      }
    }
  }
  return wholePounds(hundredths);
}
