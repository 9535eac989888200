import { type LengthUnit, readTape } from "~/trade/measure/tape";
import { plainSizeText } from "~/trade/measure/tape-text";

interface ListHabits {
  /** Whether it writes `24,5`; `undefined` if that is unclear. */
  readonly decimalComma: boolean | undefined;
  readonly unit: LengthUnit;
  readonly hasBareNumbers: boolean;
  /** Whether numbers without a unit are read as inches but are probably not. */
  readonly isUnitUnclear: boolean;
}

const NAMED = /["']|in|m|ft|zoll|pulg/;
export const namesUnit = (plain: string) => NAMED.test(plain);
/** Whole numbers from this one up are usually millimeters: few doors are as many inches. */
export const MILLIMETERS_FROM = 130;

export function habitsOf(cells: readonly string[], delimiter: string): ListHabits {
  const plain = cells.map(plainSizeText).filter(Boolean);
  const bare = plain.filter((text) => !NAMED.test(text));
  const comma = decimalComma(plain, delimiter);
  const unit = unitOf(plain, bare);
  // If some sizes are in millimeters and none in inches, a bare number is probably not in inches.
  const isMetric = plain.some((text) => /m$/.test(text)) && !plain.some((text) => /["'/]|in|ft/.test(text));
  const isUnitUnclear = unit === "in" && (isMetric || (comma === true ? isTenths(bare) : isOffTape(bare)));
  return { decimalComma: comma, unit, hasBareNumbers: bare.length > 0, isUnitUnclear };
}

/** Whether numbers have at most one decimal, as centimeters do. */
const isTenths = (bare: readonly string[]) =>
  bare.some((text) => text.includes(",")) && bare.every((text) => /^\d+(?:,\d)?$/.test(text));

/** Whether at least a third of the numbers are not whole sixteenths of an inch, which suggests centimeters. */
function isOffTape(bare: readonly string[]): boolean {
  const off = bare.filter((text) => /^\d*\.\d+$/.test(text) && readTape(text).kind === "near");
  return off.length > 0 && off.length * 3 >= bare.length;
}

function decimalComma(plain: readonly string[], delimiter: string): boolean | undefined {
  const comma = plain.some((text) => /\d,(?:\d{1,2}|\d{4,})(?!\d)|\.\d{3},\d/.test(text));
  const point = plain.some((text) => /\d\.(?:\d{1,2}|\d{4,})(?!\d)|,\d{3}\.\d/.test(text));
  if (comma !== point) return comma;
  const [commas, points] = ([",", "."] as const).map((mark) => plain.some((text) => isDecimal(text, mark)));
  if (commas !== points) return commas;
  return !comma && delimiter === "," ? false : undefined;
}

/** Whether a mark before three digits cannot be a thousands separator: `0,622`, `762.000 mm`. */
function isDecimal(text: string, mark: "," | "."): boolean {
  const [, whole = ""] = /^(\d{1,3})[,.]\d{3}(?!\d)/.exec(text) ?? [];
  return whole !== "" && text[whole.length] === mark && (whole === "0" || (text.endsWith("m") && Number(whole) > 25));
}

function unitOf(plain: readonly string[], bare: readonly string[]): LengthUnit {
  const named = (["mm", "cm", "in"] as const).find(
    (unit) => plain.filter((text) => text.includes(unit)).length > plain.length / 2,
  );
  if (named) return named;
  const largest = bare.map((text) => Number(/^\d+/.exec(text)?.[0] ?? 0)).sort((a, b) => b - a);
  const isMillimeters =
    !bare.some((text) => text.includes("/")) && (largest[largest.length >> 2] ?? 0) >= MILLIMETERS_FROM;
  return isMillimeters ? "mm" : "in";
}
