import type { PieceDetail } from "./piece";

/** The texts of all details. */
export type DetailTexts = Readonly<Record<PieceDetail, string>>;

/**
 * No details: every name of a piece's details, in the order in which links and drafts list them, so a new one goes to
 * the end. Their rules are in `piece-details`, which pages load only with the order form.
 */
export const BLANK_DETAILS: DetailTexts = {
  hinge: "",
  boring: "",
  note: "",
  opening: "",
  hingesFrom: "",
  cups: "",
  fixing: "",
  grain: "",
  centerRail: "",
  handle: "",
  glass: "",
};

export const DETAIL_NAMES = Object.keys(BLANK_DETAILS) as readonly PieceDetail[];
