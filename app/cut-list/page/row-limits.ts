import type { ProductSpecification } from "~/catalog/product";
import type { CutRow } from "~/cut-list/reading/cut-row";
import { type Finding, findingWords, judgePiece } from "~/making/making";
import { toSixteenths } from "~/measure/measure";
import { toDoor, toPiece } from "~/pieces/drafted-piece";

/**
 * What the workshop says about a row's piece in a style: that it cannot be made, or what is lost at that size. Empty
 * while the row has an open question.
 */
export function limitsOfRow(
  { piece: draft, list, asks }: CutRow,
  specification: ProductSpecification | null,
): readonly Pick<Finding, "severity" | "text">[] {
  if (!draft || asks.some((question) => !question.isAnswered)) return [];
  const piece = list === "doors" ? toDoor(draft) : toPiece(draft, list);
  const sized = { ...piece, width: toSixteenths(piece.width), height: toSixteenths(piece.height) };
  return judgePiece(list, sized, specification).map((finding) => ({
    severity: finding.severity,
    text: findingWords(finding),
  }));
}
