const BYTE_ORDER_MARK = "\uFEFF";

/** The characters that begin a formula: the ASCII ones, their full-width and small forms, and the minus sign. */
const SIGN = "[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212]";

const BLANK = "[\\s\\p{Cc}\\p{Cf}]*";

/** Also matches behind apostrophes that were already there. No blank can belong to two parts: the search is linear. */
const FORMULA = new RegExp(`^${BLANK}(?:'+${BLANK})?${SIGN}`, "u");
const BARE_FORMULA = new RegExp(`^${BLANK}${SIGN}`, "u");
const GUARD = new RegExp(`^'(?='*${BLANK}${SIGN})`, "u");

const NUMBER = /^[+-]?[\d\s().,/x-]+$/;

export const isFormula = (text: string): boolean => FORMULA.test(text);

/** Text that begins like a formula gets a leading apostrophe, which the cut list import removes again. */
export function guarded(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return isFormula(line) ? `'${line}` : line;
}

export const unguarded = (text: string): string => text.replace(GUARD, "");

/** Applied to every cell here, so that no table can leave it out. */
const safe = (text: string) => (BARE_FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

function cell(text: string): string {
  return /[",;|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Each line ends in CRLF (RFC 4180). */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(safe).map(cell).join(",")}\r\n`).join("");
}

/** With the byte order mark by which spreadsheets recognize UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + csvLines(rows);
