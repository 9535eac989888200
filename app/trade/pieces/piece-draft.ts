import { fromSixteenths, MAX_INCHES, parseFraction, parseInches, SIXTEENTHS_PER_INCH } from "~/trade/measure/measure";
import { MAX_PIECES, maxInches, type PieceList } from "~/trade/measure/piece";
import { readTape, type TapeReading } from "~/trade/measure/tape";
import type { SizedPiece } from "~/trade/pricing/pricing";
import type { PieceDraft } from "./blank-piece";

export const SIDES = [
  { side: "width", inches: "widthInches", fraction: "widthFraction" },
  { side: "height", inches: "heightInches", fraction: "heightFraction" },
] as const;

export type Side = (typeof SIDES)[number];

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

export const lengthOf = (reading: SideReading) => ("length" in reading ? reading.length : null);

/** 1 to {@link MAX_PIECES}, empty is 1; `null` for anything else. */
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

interface TypedRow {
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

export function isBlank(draft: PieceDraft): boolean {
  const { location, note, quantity } = draft;
  const sizes = SIDES.map((side) => lengthOf(readSide(draft, side)));
  return isBlankRow({ sizes, texts: [location, note], quantity });
}

interface SettledSide {
  readonly change: Partial<PieceDraft>;
  readonly reading: SideReading;
}

/** It was typed after the fraction was chosen, so it replaces the fraction. `null` if nothing is to be spread. */
export function settleSide(draft: PieceDraft, side: Side, list: PieceList): SettledSide | null {
  const text = draft[side.inches].trim();
  if (text === "" || /^\d+$/.test(text)) return null;
  const typedFraction = MARKED_INCHES.test(text) ? draft[side.fraction] : "0";
  const reading = readSide({ ...draft, [side.fraction]: typedFraction }, side, maxInches(list));
  if (!("length" in reading)) return null;
  const { inches, fraction } = fromSixteenths(reading.length);
  return { change: { [side.inches]: String(inches), [side.fraction]: fraction }, reading };
}
