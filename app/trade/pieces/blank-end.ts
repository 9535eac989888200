import type { PieceRow } from "./configuration-draft";
import { isBlank } from "./piece-draft";

/** The rows of a list up to the last one that is not blank: blank rows at its end never count, whoever added them. */
export function withoutBlankEnd(rows: readonly PieceRow[]): readonly PieceRow[] {
  return rows.slice(0, rows.findLastIndex((row) => !isBlank(row.draft)) + 1);
}
