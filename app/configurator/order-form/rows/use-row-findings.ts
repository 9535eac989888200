import { useState } from "react";
import { afterPress } from "~/base/browser/after-press";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { Finding } from "~/trade/making/making";
import { findingsOf } from "~/trade/making/piece-problems";
import type { PieceList } from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";

interface RowFindingsState {
  readonly findings: readonly Finding[];
  /** To be called when the focus enters the row, and when it leaves. */
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/**
 * The workshop's findings about a row. New ones wait until the focus leaves the row, because a size may be half typed;
 * corrected ones disappear immediately.
 */
export function useRowFindings(
  draft: PieceDraft,
  list: PieceList,
  specification: ProductSpecification | null,
): RowFindingsState {
  /** The row as it was when it received the focus; `null` while it does not have the focus. */
  const [found, setFound] = useState<PieceDraft | null>(null);
  const now = findingsOf(draft, list, specification);
  const stays = ({ rule }: Finding) => now.some((finding) => finding.rule === rule);
  return {
    findings: found ? findingsOf(found, list, specification).filter(stays) : now,
    onEnter: () => setFound((before) => before ?? draft),
    onLeave: () => afterPress(() => setFound(null)),
  };
}
