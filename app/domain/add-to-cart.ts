import type { ConfigurationDraft } from "./configuration-draft";
import { type Configuration, isValidated, mostInches, PIECE_LISTS, type PieceList } from "./piece";
import {
  type FieldProblem,
  isBlank,
  isLocationTooLong,
  type PieceDraft,
  requiredProblems,
  toPiece,
  unreadableProblems,
} from "./piece-draft";

/** What is wrong with one piece; one line of the error summary. */
export interface PieceProblems {
  readonly list: PieceList;
  readonly index: number;
  readonly problems: readonly FieldProblem[];
}

export type AddToCartCheck =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly errors: readonly PieceProblems[] };

/** All that one piece of a list is refused for: what it lacks, what cannot be read, and what is longer than it may be. */
export function pieceProblems(list: PieceList, draft: PieceDraft): FieldProblem[] {
  const unreadable = unreadableProblems(draft, mostInches(list));
  if (!isValidated(list)) return unreadable;
  const tooLong: FieldProblem[] = isLocationTooLong(draft) ? [{ field: "location", kind: "too-long" }] : [];
  return [...requiredProblems(draft), ...unreadable, ...tooLong];
}

/**
 * Validates the order form for the cart (specification, section 5): each door and drawer needs a width, a height and a
 * location; panels and fillers need nothing and know no limits, but what cannot be read is refused in every included
 * list. Panels and fillers that were left wholly blank are not kept. No errors and `ok: false` means that nothing is
 * ordered.
 */
export function checkAddToCart(draft: ConfigurationDraft): AddToCartCheck {
  const errors = PIECE_LISTS.filter((list) => draft.included[list]).flatMap((list) => {
    return draft.rows[list].flatMap((row, index): PieceProblems[] => {
      const problems = pieceProblems(list, row.draft);
      return problems.length > 0 ? [{ list, index, problems }] : [];
    });
  });
  if (errors.length > 0) return { ok: false, errors };
  const configuration = toConfiguration(draft);
  if (PIECE_LISTS.every((list) => configuration[list].length === 0)) return { ok: false, errors };
  return { ok: true, configuration };
}

function toConfiguration(draft: ConfigurationDraft): Configuration {
  const rowsOf = (list: PieceList) => (draft.included[list] ? draft.rows[list].map((row) => row.draft) : []);
  const entered = (list: PieceList) =>
    rowsOf(list)
      .filter((piece) => !isBlank(piece))
      .map((piece) => toPiece(piece, mostInches(list)));
  return {
    doors: rowsOf("doors").map((door) => ({ ...toPiece(door), preBored: door.preBored })),
    drawers: rowsOf("drawers").map((drawer) => toPiece(drawer)),
    panels: entered("panels"),
    fillers: entered("fillers"),
  };
}
