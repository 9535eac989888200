import type { PieceList } from "~/measure/piece";
import type { PieceField } from "~/pieces/blank-piece";

/** The form field of one piece: `doors[0].widthInches`. */
export function fieldName(list: PieceList, index: number, field: PieceField): string {
  return `${list}[${index}].${field}`;
}
