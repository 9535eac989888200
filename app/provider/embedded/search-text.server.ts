/** The longest text that is searched for: no field of what is searched in is longer, but texts of messages. */
const MAX_SEARCH_LENGTH = 254;

/** A text in which upper and lower case are one, and any white space or control characters are a single space. */
export const folded = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** What somebody searches for, as the texts that are searched in are written. */
export function foldedSearch(text: string): string {
  return folded(text.slice(0, MAX_SEARCH_LENGTH));
}

/** The driver lends SQLite {@link foldedLines} by this name. */
export const FOLDED_LINES = "folded_lines";

/** As {@link folded}, each line for itself, so that nothing is found across two; what is no text has none. */
export const foldedLines = (text: unknown) => (typeof text === "string" ? text.split("\n").map(folded).join("\n") : "");

/** SQLite's `lower` knows the letters of ASCII alone, but does it many times faster. */
const isPlain = (sql: string) => `(${sql}) NOT GLOB '*[^' || char(10) || ' -~]*'`;

/** The condition that a text of SQL, with a line for each field, has what {@link foldedSearch} gives; empty is in all. */
export const hasText = (sql: string) =>
  `instr(CASE WHEN ${isPlain(sql)} THEN lower(${sql}) ELSE ${FOLDED_LINES}(${sql}) END, ?) > 0`;
