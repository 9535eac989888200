import { type DelimitedCell, type DelimitedRow, endOfBareCell, splitRows } from "./delimited-rows";

/** The rows of a CSV file, or why it cannot be read, and on which line. */
export type CsvRows = { readonly rows: readonly DelimitedRow[] } | { readonly line: number; readonly problem: string };

const DELIMITERS = [",", ";", "\t"] as const;

/** The delimiter that occurs most often in the first line. */
function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/\n|$/));
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** A cell that breaks the rules of CSV. */
class MalformedCell extends Error {
  constructor(
    message: string,
    /** The index of the cell in the text. */
    readonly at: number,
  ) {
    super(message);
  }
}

const UNCLOSED = "A quotation mark is never closed: the file may be cut off";
const MISPLACED =
  'A quotation mark is in the middle of a cell: put the cell in quotation marks, and double the mark inside it ("")';

/** @throws MalformedCell */
function quotedCell(text: string, at: number, delimiter: string): DelimitedCell {
  for (let close = text.indexOf('"', at + 1); close >= 0; close = text.indexOf('"', close + 2)) {
    if (text[close + 1] === '"') continue;
    const end = close + 1;
    if (end < text.length && text[end] !== delimiter && text[end] !== "\n") throw new MalformedCell(MISPLACED, at);
    return { text: text.slice(at + 1, close).replaceAll('""', '"'), end };
  }
  throw new MalformedCell(UNCLOSED, at);
}

/** @throws MalformedCell */
function bareCell(text: string, at: number, delimiter: string): DelimitedCell {
  const end = endOfBareCell(text, at, delimiter);
  const cell = text.slice(at, end);
  if (cell.includes('"')) throw new MalformedCell(MISPLACED, at);
  return { text: cell, end };
}

/**
 * Reads comma-separated text by its rules (RFC 4180), or the same with semicolons or tabs, as spreadsheets write it.
 * Blank lines are left out.
 *
 * @param mostRows the most rows that are read, with the first
 */
export function readCsv(text: string, mostRows: number): CsvRows {
  const plain = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const delimiter = delimiterOf(plain);
  try {
    const all = splitRows(plain, delimiter, (at) => (plain[at] === '"' ? quotedCell : bareCell)(plain, at, delimiter));
    const rows = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
    const extra = rows[mostRows];
    return extra ? { line: extra.line, problem: `The file has more than ${mostRows} rows` } : { rows };
  } catch (error) {
    if (!(error instanceof MalformedCell)) throw error;
    return { line: plain.slice(0, error.at).split("\n").length, problem: error.message };
  }
}
