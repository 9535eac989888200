import type { EpochMs } from "~/base/time/time";
export interface CutRecord {
  readonly line: number;
  readonly cells: readonly string[];
  /** Its source, if that is not all of its lines: one of several pieces on a typed line, or a row of HTML. */
  readonly text?: string;
  /** The line above that it needs to be read the same way, such as the cabinet of a face. */
  readonly head?: CutRecord;
  readonly candidates?: readonly number[];
  readonly isOpening?: boolean;
  readonly countsPairs?: boolean;
  readonly leftover?: string;
  readonly isSetAside?: boolean;
  /** Whether it holds sizes outside of the columns of its table; its cells are those of a typed line. */
  readonly isLoose?: boolean;
  readonly fault?: "no-sizes" | "three-sizes" | "long-line";
}

export interface CutTable {
  /** `typed` was written line by line by a person; `faces` are a program's records of keys and values. */
  readonly source: "table" | "typed" | "faces";
  readonly records: readonly CutRecord[];
  readonly delimiter: string;
  readonly endsAt?: EpochMs;
}

/** The longest list that is read at once, in lines, and the most rows: a typed line can hold several pieces. */
export const MAX_CUT_LIST_LINES = 2000;

/** The longest line of a list that is not HTML, in UTF-16 code units: patterns see no longer text. */
export const MAX_LINE_LENGTH = 2000;

export const MAX_COLUMNS = 60;

export const MAX_CUT_LIST_BYTES = 1024 * 1024;

export const MAX_CELL_LENGTH = 500;

export function cleanCell(text: string): string {
  if (text.length <= MAX_CELL_LENGTH && /^[\x20-\x7e]*$/.test(text)) return text.trim().replace(/ {2,}/g, " ");
  const cut = text.length > MAX_CELL_LENGTH ? text.slice(0, MAX_CELL_LENGTH).replace(/[\uD800-\uDBFF]$/, "") : text;
  const seen = cut
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/\p{Cf}|[\uD800-\uDFFF](?<![\uD800-\uDBFF][\uDC00-\uDFFF])(?![\uDC00-\uDFFF])/gu, "");
  return seen.trim();
}
