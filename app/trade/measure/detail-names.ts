import type { PieceDetail } from "./piece";

export type DetailTexts = Readonly<Record<PieceDetail, string>>;

/** In the order of links and drafts, so a new name goes to the end. The rules are loaded only with the order form. */
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
