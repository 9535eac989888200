import type { ProductSpecification } from "~/catalog/product";
import type { Cart } from "~/lines/cart";
import { type Door, type Piece, type PieceList, quantityOf } from "~/measure/piece";
import { groupByStyle, type NumberedPiece, type StyleGroup } from "~/paper/style-groups";

/** One of the pieces of an order, quantities expanded. */
export interface OrderedPiece {
  /** Identifies the row of the order: `1-doors-3` is the third door of the first style. */
  readonly key: string;
  readonly style: string;
  readonly list: PieceList;
  /** "Door 3" is the third door of its style. */
  readonly number: number;
  /** Of the row's quantity, from 1. */
  readonly nth: number;
  readonly of: number;
  readonly row: Piece | Door;
  readonly specification: ProductSpecification | null;
}

function expanded(group: StyleGroup, index: number, { list, number, piece }: NumberedPiece): OrderedPiece[] {
  const of = quantityOf(piece);
  return Array.from({ length: of }, (_, nth) => ({
    key: `${index + 1}-${list}-${number}`,
    style: group.title,
    list,
    number,
    nth: nth + 1,
    of,
    row: piece,
    specification: group.specification,
  }));
}

/** Each single piece of an order, in the order of its work order. */
export function orderedPieces(cart: Cart): OrderedPiece[] {
  return groupByStyle(cart).flatMap((group, index) =>
    group.pieces.flatMap((numbered) => expanded(group, index, numbered)),
  );
}
