const BYTE_ORDER_MARK = "\uFEFF";

/** What begins a formula, as on a keyboard, in full width, small, and as the sign of subtraction. */
const SIGN = "[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212]";

/** What spreadsheets pass over before it. */
const BLANK = "[\\s\\p{Cc}\\p{Cf}]*";

/** Also behind apostrophes that stood there before. */
const FORMULA = new RegExp(`^${BLANK}'*${BLANK}${SIGN}`, "u");
const BARE_FORMULA = new RegExp(`^${BLANK}${SIGN}`, "u");
const GUARD = new RegExp(`^'(?='*${BLANK}${SIGN})`, "u");

/** A number, or one to call. */
const NUMBER = /^[+-]?[\d\s().,/x-]+$/;

/** Whether a spreadsheet would take a text for a formula. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

/**
 * A text that somebody typed, as one line that no spreadsheet takes for a formula: one that begins like a formula gets
 * an apostrophe in front, which the cut list import takes off again.
 */
export function guarded(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return isFormula(line) ? `'${line}` : line;
}

/** Takes off the apostrophe that {@link guarded} put in front. */
export const unguarded = (text: string): string => text.replace(GUARD, "");

/** The guard is here so that no table can leave it out. */
const safe = (text: string) => (BARE_FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** Quoted where a spreadsheet, or a guess at the mark between cells, could go wrong. */
function cell(text: string): string {
  return /[",;|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of comma-separated text that end in CRLF (RFC 4180). */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(safe).map(cell).join(",")}\r\n`).join("");
}

/** A table as comma-separated text for spreadsheets: with a byte order mark, by which they know UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + csvLines(rows);
