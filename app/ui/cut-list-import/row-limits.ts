import type { CutRow } from "~/domain/cut-list/cut-row";
import { toDoor, toPiece } from "~/domain/drafted-piece";
import { type Finding, findingWords, judgePiece } from "~/domain/making";
import { toSixteenths } from "~/domain/measure";
import type { ProductSpecification } from "~/domain/product";

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
