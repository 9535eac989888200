import { unreadableProblems } from "~/trade/making/piece-problems";
import { type Configuration, PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { isInOrder } from "~/trade/pieces/drafted-order";
import { toDoor, toPiece } from "~/trade/pieces/drafted-piece";
import { isBlank } from "~/trade/pieces/piece-draft";

/**
 * The pieces of an order form, as an account saves them: the rows that are in the order and not blank. A size or a
 * location may still be missing.
 *
 * @returns `null` if a size or a quantity cannot be read
 */
export function listOfDraft(draft: ConfigurationDraft): Configuration | null {
  const begun = (list: PieceList): PieceDraft[] =>
    draft.rows[list].filter((row) => isInOrder(draft, list, row) && !isBlank(row.draft)).map((row) => row.draft);
  const isUnreadable = PIECE_LISTS.some((list) =>
    begun(list).some((piece) => unreadableProblems(piece, list).length > 0),
  );
  if (isUnreadable) return null;
  return {
    doors: begun("doors").map(toDoor),
    drawers: begun("drawers").map((piece) => toPiece(piece, "drawers")),
    panels: begun("panels").map((piece) => toPiece(piece, "panels")),
    fillers: begun("fillers").map((piece) => toPiece(piece, "fillers")),
  };
}
