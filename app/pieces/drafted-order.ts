import { type Configuration, isValidated, mostInches, PIECE_LISTS, type PieceList } from "~/measure/piece";
import type { SizedOrder } from "~/pricing/pricing";
import type { PieceDraft } from "./blank-piece";
import { type ConfigurationDraft, createDraft } from "./configuration-draft";
import { toDraft } from "./drafted-piece";
import { isBlank, sizeOf } from "./piece-draft";

/** The draft that shows a saved configuration for editing: a list is included if it holds a piece. */
export function draftOf(configuration: Configuration): ConfigurationDraft {
  const { doors, drawers, panels, fillers } = configuration;
  return createDraft({
    pieces: {
      doors: doors.map(toDraft),
      drawers: drawers.map(toDraft),
      panels: panels.map(toDraft),
      fillers: fillers.map(toDraft),
    },
    included: {
      doors: doors.length > 0,
      drawers: drawers.length > 0,
      panels: panels.length > 0,
      fillers: fillers.length > 0,
    },
    preBoredByDefault: doors.length > 0 && doors.every((door) => door.preBored),
  });
}

/** Whether a piece is part of the order: its list is included, and a panel or filler is not blank. */
export function isInOrder(draft: ConfigurationDraft, list: PieceList, piece: PieceDraft): boolean {
  return draft.included[list] && (isValidated(list) || !isBlank(piece));
}

/** How many rows a draft has in all lists, not counting the one blank row that a list starts with. */
export function countRows({ rows }: ConfigurationDraft): number {
  const isBegun = (list: PieceList) => rows[list].length > 1 || rows[list].some((row) => !isBlank(row.draft));
  return PIECE_LISTS.filter(isBegun).reduce((count, list) => count + rows[list].length, 0);
}

/** The sizes to price: the rows of each included list, without blank panels and fillers. */
export function sizedOrderOf(draft: ConfigurationDraft): SizedOrder {
  const sizesOf = (list: PieceList) =>
    draft.rows[list]
      .filter((row) => isInOrder(draft, list, row.draft))
      .map((row) => sizeOf(row.draft, mostInches(list)));
  return {
    doors: sizesOf("doors"),
    drawers: sizesOf("drawers"),
    panels: sizesOf("panels"),
    fillers: sizesOf("fillers"),
  };
}
