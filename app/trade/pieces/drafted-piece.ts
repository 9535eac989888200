import { fromSixteenths } from "~/trade/measure/measure";
import {
  type Door,
  MAX_LOCATION_LENGTH,
  maxInches,
  type Piece,
  type PieceList,
  quantityOf,
} from "~/trade/measure/piece";
import { cut, readDetails, writeDetails } from "~/trade/measure/piece-details";
import type { PieceDraft } from "./blank-piece";
import { lengthOf, readQuantity, readSide, SIDES } from "./piece-draft";

/** @throws TypeError when a size cannot be read; check first */
export function toPiece(draft: PieceDraft, list: PieceList): Piece {
  const [width, height] = SIDES.map((side) => lengthOf(readSide(draft, side, maxInches(list))));
  if (width == null || height == null) throw new TypeError("a piece needs two readable sides");
  const quantity = readQuantity(draft) ?? 1;
  return {
    width: fromSixteenths(width),
    height: fromSixteenths(height),
    location: cut(draft.location, MAX_LOCATION_LENGTH),
    ...(quantity > 1 && { quantity }),
    ...readDetails(draft, list),
  };
}

export function toDoor(draft: PieceDraft): Door {
  return { ...toPiece(draft, "doors"), preBored: draft.preBored };
}

export function toDraft(piece: Piece | Door): PieceDraft {
  return {
    widthInches: String(piece.width.inches),
    widthFraction: piece.width.fraction,
    heightInches: String(piece.height.inches),
    heightFraction: piece.height.fraction,
    location: piece.location,
    preBored: "preBored" in piece ? piece.preBored : false,
    quantity: String(quantityOf(piece)),
    ...writeDetails(piece),
  };
}
