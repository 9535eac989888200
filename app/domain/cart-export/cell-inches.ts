import type { Measure } from "../measure";

/** The fractions whose numerator no month has: `13/16` stays what it is, where `1/2` becomes a day in January. */
const NO_DATE = /^1[35]\/16$/;

/**
 * Inches as a tape reads them, for a cell of a spreadsheet: a fraction alone, as `13/16`, unless a spreadsheet takes it for
 * a date. Those keep a 0 before them, which it reads as the number: `0 1/2` (decision 106).
 */
export function cellInches({ inches, fraction }: Measure): string {
  if (fraction === "0") return String(inches);
  return inches === 0 && NO_DATE.test(fraction) ? fraction : `${inches} ${fraction}`;
}
