import { formatDollars } from "~/trade/measure/money";
import type { PieceList } from "~/trade/measure/piece";
import { PRE_BORE_CENTS } from "~/trade/pricing/pricing";

/** The name of one piece of a list, as in "Door 1". */
export const PIECE_NAMES: Readonly<Record<PieceList, string>> = {
  doors: "Door",
  drawers: "Drawer",
  panels: "Panel",
  fillers: "Filler",
};

/** The name of a whole list, for its region and its line in the breakdown. */
export const BLOCK_TITLES: Readonly<Record<PieceList, string>> = {
  doors: "Doors",
  drawers: "Drawers",
  panels: "Panels",
  fillers: "Fillers",
};

/** The label of a door's pre-bored toggle (specification, section 2). */
export const PRE_BORED_LABEL = `Pre-bored? (${formatDollars(PRE_BORE_CENTS)} per door: 3" drilling from top/bottom to center of hinge.)`;

/**
 * The checkbox that leaves out a whole list of doors or drawers. Each list keeps at least one piece, which must be valid:
 * without the checkbox, nobody could order only doors.
 */
export function leaveOutLabel(list: PieceList): string {
  return `No ${BLOCK_TITLES[list].toLowerCase()} in this order`;
}

/** The name of a piece by its index in its list, from 0: "Door 1". */
export function pieceName(list: PieceList, index: number): string {
  return `${PIECE_NAMES[list]} ${index + 1}`;
}

/** The element id of a piece's row in a long posted list. */
export function rowId(list: PieceList, index: number): string {
  return `${list}-${index + 1}`;
}
