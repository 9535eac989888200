import type { ProductSpecification } from "~/trade/catalog/product";
import { type FieldProblem, pieceProblems } from "~/trade/making/piece-problems";
import { type Configuration, MAX_ORDER_PIECES, PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { rowsInOrder } from "~/trade/pieces/drafted-order";
import { toDoor, toPiece } from "~/trade/pieces/drafted-piece";
import { isBlank, readQuantity } from "~/trade/pieces/piece-draft";

export interface PieceProblems {
  readonly list: PieceList;
  readonly index: number;
  readonly problems: readonly FieldProblem[];
  readonly isBlank: boolean;
}

type AddToCartCheck =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly errors: readonly PieceProblems[] };

/** The key of the row at which a list exceeds the pieces that one order form takes; `null` if it does not. */
function tooMany(draft: ConfigurationDraft, list: PieceList): number | null {
  let count = 0;
  const row = rowsInOrder(draft, list).find((row) => {
    count += readQuantity(row.draft) ?? 1;
    return count > MAX_ORDER_PIECES;
  });
  return row?.key ?? null;
}

/**
 * Validates the order form for the cart (specification, section 5). Each door and drawer needs a width, a height and a
 * location, and must be possible to make. Panels and fillers need nothing and have no limits. Unreadable values are
 * refused in every included list. Only rows that count (`rowsInOrder`) are read.
 *
 * `ok: false` without errors means that nothing is ordered.
 */
export function checkAddToCart(draft: ConfigurationDraft, specification: ProductSpecification | null): AddToCartCheck {
  const errors = PIECE_LISTS.flatMap((list) => {
    const overflow = tooMany(draft, list);
    const counted = new Set(rowsInOrder(draft, list));
    return draft.rows[list].flatMap((row, index): PieceProblems[] => {
      if (!counted.has(row)) return [];
      const problems = pieceProblems(list, row.draft, specification);
      if (row.key === overflow) problems.push({ field: "quantity", kind: "too-many" });
      return problems.length > 0 ? [{ list, index, problems, isBlank: isBlank(row.draft) }] : [];
    });
  });
  if (errors.length > 0) return { ok: false, errors };
  const configuration = toConfiguration(draft);
  if (PIECE_LISTS.every((list) => configuration[list].length === 0)) return { ok: false, errors };
  return { ok: true, configuration };
}

function toConfiguration(draft: ConfigurationDraft): Configuration {
  const inOrder = (list: PieceList): PieceDraft[] => rowsInOrder(draft, list).map((row) => row.draft);
  return {
    doors: inOrder("doors").map(toDoor),
    drawers: inOrder("drawers").map((piece) => toPiece(piece, "drawers")),
    panels: inOrder("panels").map((piece) => toPiece(piece, "panels")),
    fillers: inOrder("fillers").map((piece) => toPiece(piece, "fillers")),
  };
}
