import { fromSixteenths } from "~/measure/measure";
import {
  BORING_DISTANCES,
  type Door,
  HINGE_SIDES,
  MAX_LOCATION_LENGTH,
  MAX_NOTE_LENGTH,
  maxInches,
  type Piece,
  type PieceList,
  quantityOf,
} from "~/measure/piece";
import type { PieceDraft } from "./blank-piece";
import { lengthOf, readQuantity, readSide, SIDES } from "./piece-draft";

/** Cuts a text to the whole characters that fit. */
function cut(text: string, most: number): string {
  const fits = text.trim().slice(0, most);
  return fits.replace(/[\uD800-\uDBFF]$/, "").trim();
}

/**
 * The piece that a draft describes.
 *
 * @throws TypeError when a size cannot be read; check first.
 */
export function toPiece(draft: PieceDraft, list: PieceList): Piece {
  const [width, height] = SIDES.map((side) => lengthOf(readSide(draft, side, maxInches(list))));
  if (width == null || height == null) throw new TypeError("a piece needs two readable sides");
  const quantity = readQuantity(draft) ?? 1;
  const note = cut(draft.note, MAX_NOTE_LENGTH);
  return {
    width: fromSixteenths(width),
    height: fromSixteenths(height),
    location: cut(draft.location, MAX_LOCATION_LENGTH),
    ...(quantity > 1 && { quantity }),
    ...(note && { note }),
    ...(draft.opening && { opening: draft.opening }),
  };
}

/**
 * The door that a draft describes; the hinge side or boring distance is left out if the draft names none.
 *
 * @throws TypeError as {@link toPiece}
 */
export function toDoor(draft: PieceDraft): Door {
  const hinge = HINGE_SIDES.find((side) => side === draft.hinge);
  const boring = BORING_DISTANCES.find((distance) => String(distance) === draft.boring);
  return {
    ...toPiece(draft, "doors"),
    preBored: draft.preBored,
    ...(hinge && { hinge }),
    ...(boring && { boring }),
  };
}

/** The draft that shows a saved piece for editing. */
export function toDraft(piece: Piece | Door): PieceDraft {
  return {
    widthInches: String(piece.width.inches),
    widthFraction: piece.width.fraction,
    heightInches: String(piece.height.inches),
    heightFraction: piece.height.fraction,
    location: piece.location,
    preBored: "preBored" in piece ? piece.preBored : false,
    quantity: String(quantityOf(piece)),
    hinge: ("hinge" in piece && piece.hinge) || "",
    boring: "boring" in piece && piece.boring ? String(piece.boring) : "",
    note: piece.note ?? "",
    opening: piece.opening ?? "",
  };
}
