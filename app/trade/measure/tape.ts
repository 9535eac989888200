import { formatMeasure, fromSixteenths, MAX_INCHES, SIXTEENTHS_PER_INCH, type Sixteenths } from "./measure";
import { isDate } from "./tape-date";
import { plus, type Ratio, times, ZERO } from "./tape-number";
import { type SizeParts, splitSize, type UnitSign } from "./tape-parts";
import { plainSizeText } from "./tape-text";

export type LengthUnit = "in" | "mm" | "cm" | "ft" | "m";

/** `fraction` is one over 0 or not below an inch, `mark` a comma or point that may be a thousands separator. */
export type UnreadableReason =
  | "empty"
  | "not-a-size"
  | "negative"
  | "date"
  | "two-sizes"
  | "too-long"
  | "fraction"
  | "mark";

export type TapeReading =
  | { readonly kind: "exact"; readonly length: Sixteenths }
  /** The nearest sixteenth minus the written size, as a person reads it: `0.3 mm` longer, `-0.0125 in` shorter. */
  | { readonly kind: "near"; readonly length: Sixteenths; readonly off: string }
  /** A fraction between two sixteenths (24 1/3, 23 31/32): the person chooses. */
  | { readonly kind: "between"; readonly below: Sixteenths; readonly above: Sixteenths }
  /** With what was typed if it is a fraction, so that what was meant can be asked. */
  | { readonly kind: "unreadable"; readonly reason: UnreadableReason; readonly typed?: string };

export interface TapeOptions {
  readonly unit?: LengthUnit;
  /** Whether the list writes `24,5`; `undefined` to decide from this text alone. */
  readonly decimalComma?: boolean | undefined;
  readonly maxInches?: number;
}

const LONGEST_TEXT = 64;

const SIGNS: Readonly<Record<LengthUnit, UnitSign>> = { in: "i", mm: "m", cm: "c", ft: "f", m: "M" };

const SIXTEENTHS: Readonly<Record<UnitSign, Ratio>> = {
  i: { numerator: 16n, denominator: 1n },
  f: { numerator: 192n, denominator: 1n },
  m: { numerator: 80n, denominator: 127n },
  c: { numerator: 800n, denominator: 127n },
  M: { numerator: 80_000n, denominator: 127n },
};

/** One size: feet if any, then a number, a fraction, or both, with or without an inch mark between them. */
const ONE_SIZE = /^(?:(?<feet>N)f-?)?(?:(?<alone>[ND])|(?:(?<whole>N)(?<mark>i?)-?)?N\/N)(?<unit>[ifmcM]?)$/;
const TWO_SIZES = /[ND].*x.*[ND]|^(?:[ND]|N?-?N\/N)[ifmcM]?-?(?:[ND]|N?-?N\/N)[ifmcM]?$/;

const unreadable = (reason: UnreadableReason): TapeReading => ({ kind: "unreadable", reason });

/** Removes a sign that the number is rounded, the apostrophe by which a spreadsheet marks text, and a cell's quotes. */
function unwrapped(text: string): string {
  const bare = text.replace(/^[~≈]\s*/, "").replace(/^'(?!$)/, "");
  const quoted = /^"(.*)"$/.exec(bare);
  return (quoted?.[1] ?? bare).trim();
}

/** Joins `1 209 mm`: in millimeters, and only there, a space may be a thousands separator. */
const joined = (text: string, unit: LengthUnit) =>
  unit === "mm" || text.endsWith("mm") ? text.replace(/^([1-9]\d{0,2}) (?=\d{3}(?:[., m]|$))/, "$1") : text;

/** Reads one size as people write it: with a fraction, decimals, feet, or in millimeters (specification, section 3). */
export function readTape(text: string, options: TapeOptions = {}): TapeReading {
  const written = readWritten(text, options);
  if (typeof written !== "string") return onTape(written);
  return written === "fraction" ? { kind: "unreadable", reason: written, typed: text.trim() } : unreadable(written);
}

export function readWritten(text: string, options: TapeOptions = {}): Written | UnreadableReason {
  const { unit = "in", decimalComma, maxInches = MAX_INCHES } = options;
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_TEXT || /\p{L}[²³]/u.test(trimmed)) return "not-a-size";
  const plain = joined(unwrapped(plainSizeText(trimmed)), unit);
  if (plain === "") return trimmed.includes('"') ? "not-a-size" : "empty";
  if (isDate(plain)) return "date";
  if (/^- ?[\d.,]/.test(plain)) return "negative";
  const parts = splitSize(plain, { decimalComma, pointMayGroup: unit === "mm" || plain.endsWith("mm") });
  if (parts === "ambiguous") return byElimination(plain, unit, options);
  if (parts === null) return /\d.*(?:x|×|\*|by).*\d/.test(plain) ? "two-sizes" : "not-a-size";
  const written = measured(parts, SIGNS[unit]);
  if (typeof written === "string") return written;
  const { numerator, denominator } = written.length;
  return numerator > BigInt(maxInches * SIXTEENTHS_PER_INCH) * denominator ? "too-long" : written;
}

/** The mark cannot be a thousands separator, because the size would be longer than any that is read. */
function byElimination(plain: string, unit: LengthUnit, options: TapeOptions): Written | UnreadableReason {
  const isMetric = /\dm|mm|cm| m/.test(plain) || (/^[\d.,]+$/.test(plain) && unit !== "in" && unit !== "ft");
  if (!isMetric) return "mark";
  const hasComma = plain.includes(",");
  const grouped = readWritten(plain, { ...options, decimalComma: !hasComma });
  return grouped === "too-long" ? readWritten(plain, { ...options, decimalComma: hasComma }) : "mark";
}

export interface Written {
  readonly length: Ratio;
  readonly sign: UnitSign;
  readonly isFraction: boolean;
}

function measured({ shape, numbers }: SizeParts, bareUnit: UnitSign): Written | UnreadableReason {
  const size = ONE_SIZE.exec(shape)?.groups;
  if (!size) return TWO_SIZES.test(shape) ? "two-sizes" : "not-a-size";
  const inInches = size.feet !== undefined || size.mark === "i";
  const sign = (size.unit || (inInches ? "i" : bareUnit)) as UnitSign;
  if (inInches && sign !== "i") return "not-a-size";
  const feet = size.feet ? numbers[0] : undefined;
  const rest = feet ? numbers.slice(1) : numbers;
  const isFraction = size.alone === undefined;
  const value = isFraction ? mixed(rest, size.whole !== undefined) : rest[0];
  if (!value) return "fraction";
  if (feet && value.numerator >= 12n * value.denominator) return "not-a-size";
  return { length: plus(times(value, SIXTEENTHS[sign]), feet ? times(feet, SIXTEENTHS.f) : ZERO), sign, isFraction };
}

/** A fraction below one, after a whole number or alone; `undefined` for `17/16` and `1/0`. */
function mixed(numbers: readonly Ratio[], hasWhole: boolean): Ratio | undefined {
  const [whole, top, bottom] = hasWhole ? numbers : [ZERO, ...numbers];
  if (!whole || !top || !bottom || top.numerator >= bottom.numerator) return undefined;
  return plus(whole, { numerator: top.numerator, denominator: bottom.numerator });
}

function onTape({ length: { numerator, denominator }, sign, isFraction }: Written): TapeReading {
  const below = numerator / denominator;
  const remainder = numerator % denominator;
  if (remainder === 0n) return { kind: "exact", length: Number(below) };
  if (isFraction && (sign === "i" || sign === "f")) {
    return { kind: "between", below: Number(below), above: Number(below + 1n) };
  }
  const taken = 2n * remainder >= denominator ? below + 1n : below;
  const off: Ratio = { numerator: taken * denominator - numerator, denominator };
  const size = off.numerator < 0n ? -off.numerator : off.numerator;
  const length = Number(taken);
  if (size * 200n <= 16n * denominator) return { kind: "exact", length };
  return { kind: "near", length, off: offText(off, sign === "i" || sign === "f") };
}

/** A difference in sixteenths as a person reads it: in inches to four decimals, or in millimeters to one. */
function offText({ numerator, denominator }: Ratio, inInches: boolean): string {
  const [sign, size] = numerator < 0n ? ["-", -numerator] : ["", numerator];
  const [top, bottom, places] = inInches ? [size * 10_000n, denominator * 16n, 4] : [size * 127n, denominator * 8n, 1];
  const figures = String((2n * top + bottom) / (2n * bottom)).padStart(places + 1, "0");
  const decimals = figures.slice(-places).replace(/0+$/, "");
  return `${sign}${figures.slice(0, -places)}${decimals && `.${decimals}`} ${inInches ? "in" : "mm"}`;
}

/** Prints a length as a tape measure reads, in inches without a unit: `15 1/2`. */
export function formatTape(length: Sixteenths): string {
  return formatMeasure(fromSixteenths(length));
}
