import type { ConfigurationDraft } from "./configuration-draft";
import { isInOrder } from "./drafted-order";
import type { Finding } from "./making";
import { PIECE_LISTS, type PieceList } from "./piece";
import { findingsOf } from "./piece-problems";
import type { ProductSpecification } from "./product";

/** The findings on one piece of an order. */
export interface PieceMark {
  readonly list: PieceList;
  readonly index: number;
  readonly findings: readonly Finding[];
}

/** The pieces of an order that cannot be made, or only with a drawback. */
export function marksOf(draft: ConfigurationDraft, specification: ProductSpecification | null): PieceMark[] {
  return PIECE_LISTS.flatMap((list) =>
    draft.rows[list].flatMap((row, index) => {
      const findings = isInOrder(draft, list, row.draft) ? findingsOf(row.draft, list, specification) : [];
      return findings.length > 0 ? [{ list, index, findings }] : [];
    }),
  );
}
