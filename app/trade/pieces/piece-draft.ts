import { fromSixteenths, MAX_INCHES, parseFraction, parseInches, SIXTEENTHS_PER_INCH } from "~/trade/measure/measure";
import { MAX_PIECES, maxInches, type PieceList } from "~/trade/measure/piece";
import { readTape, type TapeReading } from "~/trade/measure/tape";
import type { SizedPiece } from "~/trade/pricing/pricing";
import type { PieceDraft } from "./blank-piece";

/** The two sides of a piece, width before height, and the fields that hold each. */
export const SIDES = [
  { side: "width", inches: "widthInches", fraction: "widthFraction" },
  { side: "height", inches: "heightInches", fraction: "heightFraction" },
] as const;

export type Side = (typeof SIDES)[number];

/** How a side reads: a tape reading, or two fractions that disagree, one typed and one chosen. */
export type SideReading = TapeReading | { readonly kind: "two-fractions" };

/** The price, the findings and the words all read each side; a draft never changes, so one reading serves them all. */
const readings = new WeakMap<PieceDraft, Map<string, SideReading>>();

/**
 * Reads one side of a draft. Empty inches are 0 (specification, section 5). Whole inches combine with the fraction
 * field. Anything else is read as a tape size and fills both (decision 33).
 *
 * @param most the longest side that the piece's list takes, in whole inches
 */
export function readSide(draft: PieceDraft, side: Side, most = MAX_INCHES): SideReading {
  const known = readings.get(draft) ?? new Map<string, SideReading>();
  readings.set(draft, known);
  const key = `${side.side} ${most}`;
  const reading = known.get(key) ?? parseSide(draft, side, most);
  known.set(key, reading);
  return reading;
}

function parseSide(draft: PieceDraft, { inches, fraction }: Side, most: number): SideReading {
  const sixteenths = parseFraction(draft[fraction]);
  if (sixteenths === null) return { kind: "unreadable", reason: "not-a-size" };
  const whole = parseInches(draft[inches], most);
  if (whole !== null) return { kind: "exact", length: whole * SIXTEENTHS_PER_INCH + sixteenths };
  const reading = readTape(draft[inches], { maxInches: most });
  if (sixteenths === 0 || !("length" in reading)) return reading;
  if (MARKED_INCHES.test(draft[inches])) return { ...reading, length: reading.length + sixteenths };
  return reading.length % SIXTEENTHS_PER_INCH === sixteenths ? reading : { kind: "two-fractions" };
}

/** Whole inches with an inch mark, which say nothing about the fraction. */
const MARKED_INCHES = /^\s*\d+\s*(?:["\u2033\u201d\u201c]|''|in\.?|inch|inches)\s*$/i;

/** The length of a side in sixteenths; `null` if it cannot be read. */
export const lengthOf = (reading: SideReading) => ("length" in reading ? reading.length : null);

/**
 * How many pieces a draft orders; empty is 1.
 *
 * @returns 1 to {@link MAX_PIECES}, or `null` for anything else
 */
export function readQuantity({ quantity }: Pick<PieceDraft, "quantity">): number | null {
  if (quantity.trim() === "") return 1;
  const count = parseInches(quantity, MAX_PIECES);
  return count === 0 ? null : count;
}

/** The draft's size and quantity for pricing; an unreadable side counts as 0, an unreadable quantity as 1. */
export function sizeOf(draft: PieceDraft, most = MAX_INCHES): SizedPiece {
  const [width, height] = SIDES.map((side) => lengthOf(readSide(draft, side, most)) ?? 0);
  return { width: width ?? 0, height: height ?? 0, preBored: draft.preBored, quantity: readQuantity(draft) ?? 1 };
}

/** What is typed into a row of pieces or of openings. */
interface TypedRow {
  /** Each size in any unit; `null` if it cannot be read. */
  readonly sizes: readonly (number | null)[];
  readonly texts: readonly string[];
  readonly quantity: string;
}

/**
 * Whether nothing is typed in a row: every size is empty or 0, its texts are empty, and its quantity is empty or 1.
 * Choices such as hinges do not count: they say how a piece is made, not that there is one (specification, section 5).
 */
export function isBlankRow({ sizes, texts, quantity }: TypedRow): boolean {
  return (
    sizes.every((size) => size === 0) && texts.every((text) => text.trim() === "") && readQuantity({ quantity }) === 1
  );
}

/** Whether nothing is typed in a piece's row. */
export function isBlank(draft: PieceDraft): boolean {
  const { location, note, quantity } = draft;
  const sizes = SIDES.map((side) => lengthOf(readSide(draft, side)));
  return isBlankRow({ sizes, texts: [location, note], quantity });
}

/** A size that was typed into the inches field, and the change that spreads it over both fields of its side. */
interface SettledSide {
  readonly change: Partial<PieceDraft>;
  readonly reading: SideReading;
}

/**
 * Spreads a size typed into the inches field, such as `15 1/2`, over both fields of its side. It was typed after the
 * fraction was chosen, so it replaces the fraction.
 *
 * @returns `null` if the fields already say it, or if the typed text cannot be used as it is
 */
export function settleSide(draft: PieceDraft, side: Side, list: PieceList): SettledSide | null {
  const text = draft[side.inches].trim();
  if (text === "" || /^\d+$/.test(text)) return null;
  const typedFraction = MARKED_INCHES.test(text) ? draft[side.fraction] : "0";
  const reading = readSide({ ...draft, [side.fraction]: typedFraction }, side, maxInches(list));
  if (!("length" in reading)) return null;
  const { inches, fraction } = fromSixteenths(reading.length);
  return { change: { [side.inches]: String(inches), [side.fraction]: fraction }, reading };
}
