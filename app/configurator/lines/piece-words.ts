import { formatDollars } from "~/trade/measure/money";
import type { PieceList } from "~/trade/measure/piece";
import { PRE_BORE_CENTS } from "~/trade/pricing/pricing";

export const PIECE_NAMES: Readonly<Record<PieceList, string>> = {
  doors: "Door",
  drawers: "Drawer",
  panels: "Panel",
  fillers: "Filler",
};

export const BLOCK_TITLES: Readonly<Record<PieceList, string>> = {
  doors: "Doors",
  drawers: "Drawers",
  panels: "Panels",
  fillers: "Fillers",
};

/** The label of a door's pre-bored toggle (specification, section 2). */
export const PRE_BORED_LABEL = `Pre-bored? (${formatDollars(PRE_BORE_CENTS)} per door: 3" drilling from top/bottom to center of hinge.)`;

export function leaveOutLabel(list: PieceList): string {
  return `No ${BLOCK_TITLES[list].toLowerCase()} in this order`;
}

/** The name of a piece by its index in its list, from 0: "Door 1". */
export function pieceName(list: PieceList, index: number): string {
  return `${PIECE_NAMES[list]} ${index + 1}`;
}

export function rowId(list: PieceList, index: number): string {
  return `${list}-${index + 1}`;
}
