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
