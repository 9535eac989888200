/** A length in whole sixteenths of an inch. No float ever holds a size (specification, section 9). */
export type Sixteenths = number;

export const SIXTEENTHS_PER_INCH = 16;

/** The exact product of two lengths. */
export type SquareSixteenths = number;

export const SQUARE_SIXTEENTHS_PER_SQUARE_INCH: SquareSixteenths = SIXTEENTHS_PER_INCH ** 2;
export const SQUARE_SIXTEENTHS_PER_SQ_FT: SquareSixteenths = 144 * SQUARE_SIXTEENTHS_PER_SQUARE_INCH;

export const MAX_INCHES = 999;

/** The longest side that is read at all, in whole inches: four digits keep every later sum a safe integer. */
export const MAX_READ_INCHES = 9999;

/** Index n is n sixteenths (specification, section 3: 0 and sixteenths from 1/16 to 15/16). */
export const FRACTIONS = [
  "0",
  "1/16",
  "1/8",
  "3/16",
  "1/4",
  "5/16",
  "3/8",
  "7/16",
  "1/2",
  "9/16",
  "5/8",
  "11/16",
  "3/4",
  "13/16",
  "7/8",
  "15/16",
] as const;

export type Fraction = (typeof FRACTIONS)[number];

export interface Measure {
  readonly inches: number;
  readonly fraction: Fraction;
}

const SIXTEENTHS_BY_TEXT: ReadonlyMap<string, number> = new Map(
  FRACTIONS.flatMap((text, n): [string, number][] => [
    [text, n],
    ...[2, 4, 8, 16].filter((d) => (n * d) % 16 === 0).map((d): [string, number] => [`${(n * d) / 16}/${d}`, n]),
  ]),
);

/** A fraction over 2, 4, 8 or 16, reduced or not (`1/8`, `2/16`), or `0`; `null` for `17/16`, `1/3`, `0.5`. */
export function parseFraction(text: string): Sixteenths | null {
  return SIXTEENTHS_BY_TEXT.get(text.trim()) ?? null;
}

/**
 * Reads a whole number of inches. Empty text is 0 (specification, section 5).
 *
 * @param most the largest number that is read
 * @returns the inches, or `null` for anything that is not such a whole number (`abc`, `-3`, `1e9`, `24.5`).
 */
export function parseInches(text: string, most = MAX_INCHES): number | null {
  const trimmed = text.trim();
  if (trimmed === "") return 0;
  if (!/^\d{1,12}$/.test(trimmed)) return null;
  const inches = Number(trimmed);
  return inches <= most ? inches : null;
}

export function toSixteenths(measure: Measure): Sixteenths {
  return measure.inches * SIXTEENTHS_PER_INCH + FRACTIONS.indexOf(measure.fraction);
}

/** @throws RangeError when the length is negative or not a whole number of sixteenths */
export function fromSixteenths(length: Sixteenths): Measure {
  const fraction = FRACTIONS[length % SIXTEENTHS_PER_INCH];
  if (fraction === undefined || length < 0) throw new RangeError(`not a length in sixteenths: ${length}`);
  return { inches: Math.floor(length / SIXTEENTHS_PER_INCH), fraction };
}

/** Prints a measure as a tape measure reads, without a unit: `15 1/2`, `30`, `3/4`, `0`. */
export function formatMeasure({ inches, fraction }: Measure): string {
  if (fraction === "0") return String(inches);
  return inches === 0 ? fraction : `${inches} ${fraction}`;
}

/** Prints two measures width before height, in inches: `15 1/2" x 30"` with a multiplication sign. */
export function formatSize(width: Measure, height: Measure): string {
  return `${formatMeasure(width)}" × ${formatMeasure(height)}"`;
}
