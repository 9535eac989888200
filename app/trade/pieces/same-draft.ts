import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft } from "./blank-piece";
import type { ConfigurationDraft } from "./configuration-draft";

const PIECE_FIELDS = Object.keys(BLANK_PIECE) as (keyof PieceDraft)[];

const isSamePiece = (one: PieceDraft, other: PieceDraft | undefined) =>
  PIECE_FIELDS.every((field) => one[field] === other?.[field]);

export function isSameDraft(one: ConfigurationDraft, other: ConfigurationDraft): boolean {
  const isSameList = (list: PieceList) =>
    one.included[list] === other.included[list] &&
    one.rows[list].length === other.rows[list].length &&
    one.rows[list].every((row, index) => isSamePiece(row.draft, other.rows[list][index]?.draft));
  return one === other || (one.preBoredByDefault === other.preBoredByDefault && PIECE_LISTS.every(isSameList));
}
