import { useState } from "react";
import { afterPress } from "~/browser/after-press";
import type { PieceDraft } from "~/domain/blank-piece";
import type { Finding } from "~/domain/making";
import type { PieceList } from "~/domain/piece";
import { findingsOf } from "~/domain/piece-problems";
import type { ProductSpecification } from "~/domain/product";

interface RowFindingsState {
  readonly findings: readonly Finding[];
  /** Called when the focus comes into the row, and when it leaves. */
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/**
 * What the workshop says of a row. Half a size is no size yet: what is new waits until the row is left, and what is cured
 * goes at once.
 */
export function useRowFindings(
  draft: PieceDraft,
  list: PieceList,
  specification: ProductSpecification | null,
): RowFindingsState {
  /** The row as it was when somebody came to it; `null` while nobody is there. */
  const [found, setFound] = useState<PieceDraft | null>(null);
  const now = findingsOf(draft, list, specification);
  const stays = ({ rule }: Finding) => now.some((finding) => finding.rule === rule);
  return {
    findings: found ? findingsOf(found, list, specification).filter(stays) : now,
    onEnter: () => setFound((before) => before ?? draft),
    onLeave: () => afterPress(() => setFound(null)),
  };
}
