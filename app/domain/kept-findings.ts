import { type Finding, judgePiece } from "./making";
import { toSixteenths } from "./measure";
import type { Door, Piece, PieceList } from "./piece";
import type { ProductSpecification } from "./product";

/** What the workshop says of a piece that the cart keeps; a piece without a width or a height is not judged. */
export function keptFindings(
  list: PieceList,
  piece: Piece | Door,
  specification: ProductSpecification | null,
): readonly Finding[] {
  const size = { width: toSixteenths(piece.width), height: toSixteenths(piece.height), quantity: piece.quantity };
  const door = "preBored" in piece ? { preBored: piece.preBored, hinge: piece.hinge, boring: piece.boring } : {};
  return judgePiece(list, { ...size, ...door }, specification);
}

/** What the workshop says of a piece of a line; nothing of samples, which hang nowhere, whatever the limits of their style. */
export function lineFindings(
  list: PieceList,
  piece: Piece | Door,
  { sample, specification }: { readonly sample?: unknown; readonly specification?: ProductSpecification | null },
): readonly Finding[] {
  return sample ? [] : keptFindings(list, piece, specification ?? null);
}
