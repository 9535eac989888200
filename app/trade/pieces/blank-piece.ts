import { BLANK_DETAILS, type DetailTexts } from "~/trade/measure/detail-names";

export interface PieceDraft extends DetailTexts {
  readonly widthInches: string;
  readonly widthFraction: string;
  readonly heightInches: string;
  readonly heightFraction: string;
  readonly location: string;
  readonly preBored: boolean;
  readonly quantity: string;
}

export type PieceField = keyof PieceDraft;

/** The blank piece that every list starts with (specification, section 4). Inches of 0 are empty: see `readSide`. */
export const BLANK_PIECE: PieceDraft = {
  widthInches: "",
  widthFraction: "0",
  heightInches: "",
  heightFraction: "0",
  location: "",
  preBored: false,
  quantity: "1",
  ...BLANK_DETAILS,
};
