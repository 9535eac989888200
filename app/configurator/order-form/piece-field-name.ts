import type { PieceList } from "~/trade/measure/piece";
import type { PieceField } from "~/trade/pieces/blank-piece";

/** The form field of one piece: `doors[0].widthInches`. */
export function fieldName(list: PieceList, index: number, field: PieceField): string {
  return `${list}[${index}].${field}`;
}

/** The form field that says for which height a door's cups were given (`cupStamp`). */
export function cupStampName(list: PieceList, index: number): string {
  return `${list}[${index}].cupsFor`;
}
