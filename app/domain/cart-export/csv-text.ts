const BYTE_ORDER_MARK = "\uFEFF";

/** What spreadsheets take for the beginning of a formula, also behind apostrophes that stood there before. */
const FORMULA = /^'*[=+\-@]/;

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

/** Quoted where a spreadsheet, or a guess at the mark between cells, could go wrong. */
function cell(text: string): string {
  return /[",;|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of comma-separated text that end in CRLF (RFC 4180). */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** A table as comma-separated text for spreadsheets: with a byte order mark, by which they know UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + csvLines(rows);
