import type { PieceList } from "~/domain/piece";
import type { PieceField } from "~/domain/piece-draft";

/** The element id of one piece's field; the scope keeps two editors on one page apart. */
export function fieldId(scope: string, list: PieceList, index: number, field: PieceField): string {
  return `${scope}${list}-${index + 1}-${field}`;
}
