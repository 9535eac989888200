const BYTE_ORDER_MARK = "\uFEFF";

/** The characters that begin a formula: the ASCII ones, their full-width and small forms, and the minus sign. */
const SIGN = "[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212]";

/** Characters that spreadsheets skip before it. */
const BLANK = "[\\s\\p{Cc}\\p{Cf}]*";

/** Also matches behind apostrophes that were already there. No blank can belong to two parts: the search is linear. */
const FORMULA = new RegExp(`^${BLANK}(?:'+${BLANK})?${SIGN}`, "u");
const BARE_FORMULA = new RegExp(`^${BLANK}${SIGN}`, "u");
const GUARD = new RegExp(`^'(?='*${BLANK}${SIGN})`, "u");

/** A number or a telephone number. */
const NUMBER = /^[+-]?[\d\s().,/x-]+$/;

/** Whether a spreadsheet would take a text for a formula. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

/**
 * Typed text as one line that no spreadsheet takes for a formula: text that begins like one gets a leading apostrophe,
 * which the cut list import removes again.
 */
export function guarded(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return isFormula(line) ? `'${line}` : line;
}

/** Removes the apostrophe that {@link guarded} added. */
export const unguarded = (text: string): string => text.replace(GUARD, "");

/** Applied to every cell here, so that no table can leave it out. */
const safe = (text: string) => (BARE_FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** Quotes a cell that a spreadsheet, or a guess at the delimiter, could misread. */
function cell(text: string): string {
  return /[",;|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of comma-separated text, each ending in CRLF (RFC 4180). */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(safe).map(cell).join(",")}\r\n`).join("");
}

/** A table as comma-separated text for spreadsheets, with the byte order mark by which they recognize UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + csvLines(rows);
