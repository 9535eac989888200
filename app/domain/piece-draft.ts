import {
  FRACTIONS,
  type Fraction,
  MAX_INCHES,
  type Measure,
  parseFraction,
  parseInches,
  toSixteenths,
} from "./measure";
import { type Door, MAX_LOCATION_LENGTH, type Piece, quantityOf } from "./piece";
import type { SizedPiece } from "./pricing";

/** A piece while it is being typed: exactly the texts of its fields, so that nothing typed is lost. */
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

/** Something wrong with one field of a piece: nothing in it, no size that can be read, or more than is kept. */
export interface FieldProblem {
  readonly field: PieceField;
  readonly kind: "missing" | "unreadable" | "too-long";
}

/** The blank piece that every list starts with (specification, section 4). */
export const BLANK_PIECE: PieceDraft = {
  widthInches: "0",
  widthFraction: "0",
  heightInches: "0",
  heightFraction: "0",
  location: "",
  preBored: false,
  quantity: "1",
  hinge: "",
  boring: "",
  note: "",
  opening: "",
};

const SIDES = [
  { inches: "widthInches", fraction: "widthFraction" },
  { inches: "heightInches", fraction: "heightFraction" },
] as const;

type Side = (typeof SIDES)[number];

function readMeasure(draft: PieceDraft, side: Side, most: number): Measure | null {
  const inches = parseInches(draft[side.inches], most);
  const sixteenths = parseFraction(draft[side.fraction]);
  if (inches === null || sixteenths === null) return null;
  return { inches, fraction: FRACTIONS[sixteenths] as Fraction };
}

/**
 * The draft's size for pricing, in sixteenths; a side that cannot be read counts as 0.
 *
 * @param most the longest side that the piece's list takes, in whole inches
 */
export function sizeOf(draft: PieceDraft, most = MAX_INCHES): SizedPiece {
  const [width, height] = SIDES.map((side) => readMeasure(draft, side, most));
  return {
    width: width ? toSixteenths(width) : 0,
    height: height ? toSixteenths(height) : 0,
    preBored: draft.preBored,
  };
}

/** Whether nothing was entered: no size and no location. */
export function isBlank(draft: PieceDraft): boolean {
  return unreadableProblems(draft).length === 0 && requiredProblems(draft).length === 3;
}

/**
 * What cannot be read at all, in any list: inches that are not whole, or a fraction that no tape shows.
 *
 * @param most the longest side that the piece's list takes, in whole inches
 */
export function unreadableProblems(draft: PieceDraft, most = MAX_INCHES): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const side of SIDES) {
    if (parseInches(draft[side.inches], most) === null) problems.push({ field: side.inches, kind: "unreadable" });
    if (parseFraction(draft[side.fraction]) === null) problems.push({ field: side.fraction, kind: "unreadable" });
  }
  return problems;
}

/** Whether a location is longer than its label holds. */
export function isLocationTooLong(draft: PieceDraft): boolean {
  return draft.location.trim().length > MAX_LOCATION_LENGTH;
}

/** What is missing from a door or drawer (specification, section 5): a side of 0, or a blank location. */
export function requiredProblems(draft: PieceDraft): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const side of SIDES) {
    const measure = readMeasure(draft, side, MAX_INCHES);
    if (measure && toSixteenths(measure) === 0) {
      problems.push({ field: side.inches, kind: "missing" });
    }
  }
  if (draft.location.trim() === "") problems.push({ field: "location", kind: "missing" });
  return problems;
}

/** A location as it is kept: trimmed, and cut to whole characters that fit its label. */
function toLocation(text: string): string {
  const fits = text.trim().slice(0, MAX_LOCATION_LENGTH);
  return fits.replace(/[\uD800-\uDBFF]$/, "").trim();
}

/**
 * The piece that a draft describes.
 *
 * @param most the longest side that the piece's list takes, in whole inches
 * @throws TypeError when {@link unreadableProblems} finds a size that cannot be read; check first.
 */
export function toPiece(draft: PieceDraft, most = MAX_INCHES): Piece {
  const [width, height] = SIDES.map((side) => readMeasure(draft, side, most));
  if (!width || !height) throw new TypeError("a piece needs two readable sides");
  return { width, height, location: toLocation(draft.location) };
}

/** The draft that shows a kept piece for editing. */
export function toDraft(piece: Piece | Door): PieceDraft {
  return {
    widthInches: String(piece.width.inches),
    widthFraction: piece.width.fraction,
    heightInches: String(piece.height.inches),
    heightFraction: piece.height.fraction,
    location: piece.location,
    preBored: "preBored" in piece ? piece.preBored : false,
    quantity: String(quantityOf(piece)),
    hinge: ("hinge" in piece && piece.hinge) || "",
    boring: "boring" in piece && piece.boring ? String(piece.boring) : "",
    note: piece.note ?? "",
    opening: piece.opening ?? "",
  };
}
