import type { PieceList } from "~/domain/piece";

/** What a list is called as a whole: the names of its region and of its line in the breakdown. */
export const BLOCK_TITLES: Readonly<Record<PieceList, string>> = {
  doors: "Doors",
  drawers: "Drawers",
  panels: "Panels",
  fillers: "Fillers",
};
