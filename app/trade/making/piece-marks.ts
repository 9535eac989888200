import type { ProductSpecification } from "~/trade/catalog/product";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { rowsInOrder } from "~/trade/pieces/drafted-order";
import type { Finding } from "./making";
import { findingsOf } from "./piece-problems";

export interface PieceMark {
  readonly list: PieceList;
  readonly index: number;
  readonly findings: readonly Finding[];
}

export function marksOf(draft: ConfigurationDraft, specification: ProductSpecification | null): PieceMark[] {
  return PIECE_LISTS.flatMap((list) => {
    const counted = new Set(rowsInOrder(draft, list));
    return draft.rows[list].flatMap((row, index) => {
      const findings = counted.has(row) ? findingsOf(row.draft, list, specification) : [];
      return findings.length > 0 ? [{ list, index, findings }] : [];
    });
  });
}
