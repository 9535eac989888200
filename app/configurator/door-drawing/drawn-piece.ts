import type { ProductSpecification } from "~/trade/catalog/product";
import type { HingedDoor } from "~/trade/making/hinges";
import { madeSize } from "~/trade/making/made-size";
import type { WoodenSize } from "~/trade/making/making-limits";
import type { Door, HingeSide, Piece, PieceList } from "~/trade/measure/piece";

export interface DrawnPiece {
  readonly list: PieceList;
  readonly piece: Piece | Door;
  /** `null` if the provider does not say how the style is built; the piece is then drawn as a plain board. */
  readonly specification: ProductSpecification | null;
}

/** The drawn gap between the doors of a pair, in sixteenths: 1/8 in. */
export const PAIR_GAP = 2;

/** A piece's width and height in sixteenths, with its grain, center rail and glass if they were chosen. */
export function drawnSizeOf({ piece }: Pick<DrawnPiece, "piece">): WoodenSize {
  return madeSize(piece);
}

/** What a door's hinges depend on besides its size; other pieces have none. */
export function hingesOf({ list, piece }: Pick<DrawnPiece, "list" | "piece">): Omit<HingedDoor, "width" | "height"> & {
  readonly preBored: boolean;
} {
  if (list !== "doors" || !("preBored" in piece)) return { hinge: "none", preBored: false };
  const { hinge, boring, hingesFrom, cups, fixing, glass, preBored } = piece;
  return { hinge, boring, hingesFrom, cups, fixing, glass, preBored };
}

/** The hinge side of each door in a row: for a pair, of both doors from the left. */
export function leavesOf(hinge: HingeSide | undefined): readonly (HingeSide | undefined)[] {
  return hinge === "pair" ? ["left", "right"] : [hinge];
}

/** How wide a row is drawn, in sixteenths: two doors and their gap for a pair. */
export function drawnSpanOf(drawn: DrawnPiece): number {
  const { width } = drawnSizeOf(drawn);
  const count = leavesOf(hingesOf(drawn).hinge).length;
  return count * width + (count - 1) * PAIR_GAP;
}

/** Converts sixteenths of an inch to drawing units, rounded to the hundredth to keep the document small. */
export type Scale = (sixteenths: number) => number;

/** A scale with the given drawing units per sixteenth of an inch. */
export function scaleOf(unit: number): Scale {
  return (sixteenths) => Math.round(sixteenths * unit * 100) / 100;
}

/** The largest scale, in drawing units per sixteenth, at which a size fits a box. */
export function scaleToFit(size: { width: number; height: number }, box: { width: number; height: number }): number {
  return Math.min(box.width / Math.max(size.width, 1), box.height / Math.max(size.height, 1));
}

/** The outline of a rectangle as path data, so that one element can hold several. */
export function outline(part: { x: number; y: number; width: number; height: number }, at: Scale): string {
  return `M${at(part.x)} ${at(part.y)}h${at(part.width)}v${at(part.height)}h${at(-part.width)}z`;
}
