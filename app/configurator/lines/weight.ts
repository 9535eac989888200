import type { ProductSpecification } from "~/trade/catalog/product";
import { weightOfPiece as pieceWeight } from "~/trade/making/hinges";
import { madeSize } from "~/trade/making/made-size";
import { PIECE_LISTS, type Piece, quantityOf } from "~/trade/measure/piece";
import type { FreightLoad } from "~/trade/pricing/freight";
import type { CartItem } from "./cart";

/** A weight in hundredths of a pound, in whole pounds as it is said everywhere: rounded up. */
export const wholePounds = (hundredthsLb: number): number => Math.ceil(hundredthsLb / 100);

/** A piece to weigh, and how many there are of it. */
interface Weighed {
  readonly piece: Piece;
  readonly specification: ProductSpecification | null;
  readonly quantity: number;
}

/**
 * What pieces weigh as they are made, with their glass, in hundredths of a pound. One whose style states no weight is
 * weighed as MDF. Every weight of an order is this sum: freight, shipment and the workshop's papers.
 */
export const totalWeight = (pieces: readonly Weighed[]): number =>
  pieces.reduce(
    (sum, { piece, specification, quantity }) => sum + quantity * pieceWeight(madeSize(piece), specification),
    0,
  );

/**
 * What some pieces weigh, in whole pounds rounded up, from the weight per square foot that their styles state, with
 * their glass; packing is not included. A door of 15 1/2 x 30, 3.229 sq ft, at 2.30 lb per square foot weighs 7.43 lb,
 * rounded up to 8.
 *
 * @returns `null` if one of the styles states no weight
 */
export function itemsWeight(items: readonly CartItem[]): number | null {
  if (items.some(({ specification }) => !specification)) return null;
  const pieces = items.flatMap(({ specification = null, ...item }) =>
    PIECE_LISTS.flatMap((list) =>
      item[list].map((piece: Piece) => ({ piece, specification, quantity: quantityOf(piece) })),
    ),
  );
  return wholePounds(totalWeight(pieces));
}

const SIXTEENTHS_PER_INCH = 16;

/** What a carrier has to know about some pieces; `null` if one of the styles states no weight. */
export function itemsLoad(items: readonly CartItem[]): FreightLoad | null {
  const pounds = itemsWeight(items);
  if (pounds === null) return null;
  const sides = items.flatMap((item) =>
    PIECE_LISTS.flatMap((list) =>
      item[list].map((piece: Piece) => {
        const { width, height } = madeSize(piece);
        return Math.max(width, height);
      }),
    ),
  );
  const longest = sides.reduce((most, side) => Math.max(most, side), 0);
  return { pounds, longestInches: Math.ceil(longest / SIXTEENTHS_PER_INCH) };
}
