import type { ProductSpecification } from "~/trade/catalog/product";
import type { Door, Piece, PieceList } from "~/trade/measure/piece";
import { madeSize } from "./made-size";
import { type Finding, judgePiece } from "./making";

/** The findings on a piece stored in the cart; a piece without a width or a height is not judged. */
export function pieceFindings(
  list: PieceList,
  piece: Piece | Door,
  specification: ProductSpecification | null,
): readonly Finding[] {
  return judgePiece(list, { ...piece, ...madeSize(piece) }, specification);
}

/** Samples have none, whatever the limits of their style, since they are never hung. */
export function lineFindings(
  list: PieceList,
  piece: Piece | Door,
  { sample, specification }: { readonly sample?: unknown; readonly specification?: ProductSpecification | null },
): readonly Finding[] {
  return sample ? [] : pieceFindings(list, piece, specification ?? null);
}
