import { maxInches, type PieceList } from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { ConfigurationDraft, PieceRow } from "~/trade/pieces/configuration-draft";
import { readSide, SIDES, settleSide } from "~/trade/pieces/piece-draft";
import { fieldName } from "../piece-field-name";

/**
 * Settles sizes that were typed before the form's code ran: each size that is a mark of the tape is split into both
 * fields, as when a field loses the focus. The field still being typed stays unchanged, and so does a size between two
 * marks, whose message quotes the typed text.
 *
 * @param focusedName the name of the field that has the focus
 */
export function settleTyped(draft: ConfigurationDraft, focusedName: string | null | undefined): ConfigurationDraft {
  function settle(list: PieceList, index: number, piece: PieceDraft): PieceDraft {
    const changes = SIDES.map((side) => {
      const isTyped = fieldName(list, index, side.inches) === focusedName;
      const isExact = readSide(piece, side, maxInches(list)).kind === "exact";
      return isExact && !isTyped ? settleSide(piece, side, list)?.change : null;
    });
    return Object.assign({}, piece, ...changes);
  }
  const rowsOf = (list: PieceList): PieceRow[] =>
    draft.rows[list].map((row, index) => ({ ...row, draft: settle(list, index, row.draft) }));
  return {
    ...draft,
    rows: {
      doors: rowsOf("doors"),
      drawers: rowsOf("drawers"),
      panels: rowsOf("panels"),
      fillers: rowsOf("fillers"),
    },
  };
}
