import { HINGE_SIDES, type HingeSide } from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";

export const HINGE_WORDS: Readonly<Record<HingeSide, string>> = {
  left: "Left",
  right: "Right",
  pair: "Pair",
  top: "Top",
  none: "None",
};

/** The sides that the row of a pre-bored door offers; the others, and those of an unbored door, are in its details. */
export const ROW_SIDES = HINGE_SIDES.slice(0, 3);

/** Whether the hinge side of a row stands in the row, not in its details. */
export const isInRow = ({ hinge, preBored }: PieceDraft): boolean =>
  preBored && (ROW_SIDES as readonly string[]).includes(hinge);
