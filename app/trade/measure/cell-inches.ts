import type { Measure } from "./measure";

/** Spreadsheets leave `13/16` alone, but turn `1/2` into a day in January. */
const NOT_A_DATE = /^1[35]\/16$/;

/**
 * Inches as a tape reads them, for a spreadsheet cell. A fraction alone is written as `13/16`, unless a spreadsheet
 * would take it for a date: then a leading 0 makes it a number, `0 1/2`.
 */
export function cellInches({ inches, fraction }: Measure): string {
  if (fraction === "0") return String(inches);
  return inches === 0 && NOT_A_DATE.test(fraction) ? fraction : `${inches} ${fraction}`;
}
