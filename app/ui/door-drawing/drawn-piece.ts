import type { Size } from "~/domain/making-limits";
import { toSixteenths } from "~/domain/measure";
import type { BoringDistance, Door, HingeSide, Piece, PieceList } from "~/domain/piece";
import type { ProductSpecification } from "~/domain/product";

/** A piece of an order and the style that it is made in. */
export interface DrawnPiece {
  readonly list: PieceList;
  readonly piece: Piece | Door;
  /** `null` where the provider says nothing of how the style is built: then the piece is drawn as a plain board. */
  readonly specification: ProductSpecification | null;
}

/** The gap between the doors of a pair as it is drawn: 1/8 in. */
export const PAIR_GAP = 2;

/** A piece's width and height in sixteenths. */
export function sizeOf({ piece }: Pick<DrawnPiece, "piece">): Size {
  return { width: toSixteenths(piece.width), height: toSixteenths(piece.height) };
}

/** What there is to know of a door's hinges; nothing of another piece. */
export function hingesOf({ list, piece }: Pick<DrawnPiece, "list" | "piece">): {
  readonly hinge?: HingeSide | undefined;
  readonly boring?: BoringDistance | undefined;
  readonly preBored: boolean;
} {
  if (list !== "doors" || !("preBored" in piece)) return { hinge: "none", preBored: false };
  return { hinge: piece.hinge, boring: piece.boring, preBored: piece.preBored };
}

/** The hinge side of each door that a row stands for: of both in a pair, from the left. */
export function leavesOf(hinge: HingeSide | undefined): readonly (HingeSide | undefined)[] {
  return hinge === "pair" ? ["left", "right"] : [hinge];
}
