/** A piece while it is being typed: exactly the text of each field, so that nothing typed is lost. */
export interface PieceDraft {
  readonly widthInches: string;
  readonly widthFraction: string;
  readonly heightInches: string;
  readonly heightFraction: string;
  readonly location: string;
  readonly preBored: boolean;
  readonly quantity: string;
  /** One of `HINGE_SIDES`, or empty; doors only. */
  readonly hinge: string;
  /** One of `BORING_DISTANCES`, or empty for the default; doors only. */
  readonly boring: string;
  readonly note: string;
  /** As in `Piece`; empty for a size that was typed. */
  readonly opening: string;
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
  hinge: "",
  boring: "",
  note: "",
  opening: "",
};
