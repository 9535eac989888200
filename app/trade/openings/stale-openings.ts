import { maxInches, type PieceList } from "~/trade/measure/piece";
import type { ConfigurationDraft, PieceRow } from "~/trade/pieces/configuration-draft";
import { sizeOf } from "~/trade/pieces/piece-draft";
import { isFromOpening } from "./opening-doors";

/** Without JavaScript, a size changed by hand is posted together with the opening that it came from. */
export function withoutStaleOpenings(draft: ConfigurationDraft): ConfigurationDraft {
  const fresh = (list: PieceList): PieceRow[] =>
    draft.rows[list].map((row) => {
      const { opening } = row.draft;
      if (!opening || isFromOpening(opening, sizeOf(row.draft, maxInches(list)))) return row;
      return { ...row, draft: { ...row.draft, opening: "" } };
    });
  return {
    ...draft,
    rows: { doors: fresh("doors"), drawers: fresh("drawers"), panels: fresh("panels"), fillers: fresh("fillers") },
  };
}
