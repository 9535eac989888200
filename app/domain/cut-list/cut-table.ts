/** One line of a list, taken apart. */
export interface CutRecord {
  /** The line of the file that it begins on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Its source, where that is not the whole of its lines: one piece of several on a typed line, a row of HTML. */
  readonly text?: string;
  /** The numbers of which one may count its pieces, where its words leave that open; ascending. */
  readonly candidates?: readonly number[];
  /** Whether its words call its size an opening. */
  readonly isOpening?: boolean;
  /** Whether its count is of pairs. */
  readonly ofPairs?: boolean;
  /** Why no two sizes could be told in it. */
  readonly fault?: "no-sizes" | "three-sizes";
}

/** A list as a table of texts, before anybody knows what its columns mean. */
export interface CutTable {
  /** `typed` is written by a person line by line, `faces` a program's records of keys and values. */
  readonly source: "table" | "typed" | "faces";
  readonly records: readonly CutRecord[];
  /** The mark between the cells; empty where there is none. */
  readonly delimiter: string;
}

/** The longest list that is read at once, in lines. */
export const MAX_CUT_LIST_LINES = 2000;

/** The largest file, in bytes, and the longest text, in UTF-16 code units. */
export const MAX_CUT_LIST_BYTES = 1024 * 1024;

/** The longest text of one cell that is looked at, in UTF-16 code units. */
const MAX_CELL_LENGTH = 500;

/** Takes out of a cell what cannot be seen or would break a line, and cuts it to {@link MAX_CELL_LENGTH}. */
export function cleanCell(text: string): string {
  if (text.length <= MAX_CELL_LENGTH && /^[\x20-\x7e]*$/.test(text)) return text.trim().replace(/ {2,}/g, " ");
  const cut = text.length > MAX_CELL_LENGTH ? text.slice(0, MAX_CELL_LENGTH).replace(/[\uD800-\uDBFF]$/, "") : text;
  const seen = cut
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/\p{Cf}|[\uD800-\uDFFF](?<![\uD800-\uDBFF][\uDC00-\uDFFF])(?![\uDC00-\uDFFF])/gu, "");
  return seen.trim();
}
