import type { ProductSpecification } from "~/catalog/product";
import { type FieldProblem, isUntouched, pieceProblems } from "~/making/piece-problems";
import { type Configuration, MAX_ORDER_PIECES, PIECE_LISTS, type PieceList } from "~/measure/piece";
import type { PieceDraft } from "~/pieces/blank-piece";
import type { ConfigurationDraft, PieceRow } from "~/pieces/configuration-draft";
import { isInOrder } from "~/pieces/drafted-order";
import { toDoor, toPiece } from "~/pieces/drafted-piece";
import { readQuantity } from "~/pieces/piece-draft";

/** What is wrong with one piece: one line of the error summary. */
export interface PieceProblems {
  readonly list: PieceList;
  readonly index: number;
  readonly problems: readonly FieldProblem[];
  /** The row is as the form offered it, so the customer may have meant to leave it out. */
  readonly untouched: boolean;
}

export type AddToCartCheck =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly errors: readonly PieceProblems[] };

/** The row at which a list exceeds the pieces that one order form takes; empty if it does not. */
function tooMany(draft: ConfigurationDraft, list: PieceList): ReadonlySet<number> {
  let count = 0;
  const rows = draft.rows[list].flatMap((row, index) => {
    count += readQuantity(row.draft) ?? 1;
    return count > MAX_ORDER_PIECES ? [index] : [];
  });
  return new Set(rows.slice(0, 1));
}

/** Whether a row is one that Enter in a last field added and nobody touched. */
const isLeftOut = ({ draft, offered }: PieceRow) => offered === true && isUntouched(draft);

/**
 * Validates the order form for the cart (specification, section 5): each door and drawer needs a width, a height and a
 * location, and must be one that can be made; panels and fillers need nothing and know no limits, but what cannot be read
 * is refused in every included list. Untouched rows that Enter added, and blank panels and fillers, are left out. No errors and
 * `ok: false` means that nothing is ordered.
 */
export function checkAddToCart(draft: ConfigurationDraft, specification: ProductSpecification | null): AddToCartCheck {
  const errors = PIECE_LISTS.filter((list) => draft.included[list]).flatMap((list) => {
    const overflow = tooMany(draft, list);
    return draft.rows[list].flatMap((row, index): PieceProblems[] => {
      if (isLeftOut(row)) return [];
      const problems = pieceProblems(list, row.draft, specification);
      if (overflow.has(index)) problems.push({ field: "quantity", kind: "too-many" });
      return problems.length > 0 ? [{ list, index, problems, untouched: isUntouched(row.draft) }] : [];
    });
  });
  if (errors.length > 0) return { ok: false, errors };
  const configuration = toConfiguration(draft);
  if (PIECE_LISTS.every((list) => configuration[list].length === 0)) return { ok: false, errors };
  return { ok: true, configuration };
}

function toConfiguration(draft: ConfigurationDraft): Configuration {
  const inOrder = (list: PieceList): PieceDraft[] =>
    draft.rows[list].flatMap((row) => (isLeftOut(row) || !isInOrder(draft, list, row.draft) ? [] : [row.draft]));
  return {
    doors: inOrder("doors").map(toDoor),
    drawers: inOrder("drawers").map((piece) => toPiece(piece, "drawers")),
    panels: inOrder("panels").map((piece) => toPiece(piece, "panels")),
    fillers: inOrder("fillers").map((piece) => toPiece(piece, "fillers")),
  };
}
