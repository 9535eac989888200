import type { PieceField } from "~/domain/blank-piece";
import type { PieceList } from "~/domain/piece";

/** The form field of one piece: `doors[0].widthInches`. */
export function fieldName(list: PieceList, index: number, field: PieceField): string {
  return `${list}[${index}].${field}`;
}
