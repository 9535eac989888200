import type { EpochMs } from "~/base/time/time";
/** One line of a list, split into cells. */
export interface CutRecord {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Its source, if that is not all of its lines: one of several pieces on a typed line, or a row of HTML. */
  readonly text?: string;
  /** The line above that it needs to be read the same way, such as the cabinet of a face. */
  readonly head?: CutRecord;
  /** The numbers that may be its count of pieces, if its words leave that open; ascending. */
  readonly candidates?: readonly number[];
  /** Whether its words call its size an opening. */
  readonly isOpening?: boolean;
  /** Whether it counts pairs rather than doors. */
  readonly countsPairs?: boolean;
  /** What it has besides its two sizes that may belong to them. */
  readonly leftover?: string;
  /** Whether it is crossed out, or its words leave it out of the list or doubt it. */
  readonly isSetAside?: boolean;
  /** Why two sizes could not be made out in it. */
  readonly fault?: "no-sizes" | "three-sizes" | "long-line";
}

/** A list as a table of texts, before its columns have meanings. */
export interface CutTable {
  /** `typed` was written line by line by a person; `faces` are a program's records of keys and values. */
  readonly source: "table" | "typed" | "faces";
  readonly records: readonly CutRecord[];
  /** The delimiter between the cells; empty if there is none. */
  readonly delimiter: string;
  /** The first line that was not read, because those above it hold the most rows that are read at once. */
  readonly endsAt?: EpochMs;
}

/** The longest list that is read at once, in lines, and the most rows: a typed line can hold several pieces. */
export const MAX_CUT_LIST_LINES = 2000;

/** The longest line of a list that is not HTML, in UTF-16 code units: patterns see no longer text. */
export const MAX_LINE_LENGTH = 2000;

/** The most columns of a table, up to the last one with anything in it. */
export const MAX_COLUMNS = 60;

/** The largest file, in bytes, and the longest text, in UTF-16 code units. */
export const MAX_CUT_LIST_BYTES = 1024 * 1024;

/** The most text of one cell or typed line that is read, in UTF-16 code units. */
export const MAX_CELL_LENGTH = 500;

/** Removes from a cell what is invisible or would break a line, and cuts it to {@link MAX_CELL_LENGTH}. */
export function cleanCell(text: string): string {
  if (text.length <= MAX_CELL_LENGTH && /^[\x20-\x7e]*$/.test(text)) return text.trim().replace(/ {2,}/g, " ");
  const cut = text.length > MAX_CELL_LENGTH ? text.slice(0, MAX_CELL_LENGTH).replace(/[\uD800-\uDBFF]$/, "") : text;
  const seen = cut
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/\p{Cf}|[\uD800-\uDFFF](?<![\uD800-\uDBFF][\uDC00-\uDFFF])(?![\uDC00-\uDFFF])/gu, "");
  return seen.trim();
}
