import { countText } from "./counts";
import { type DelimitedCell, type DelimitedRow, endOfBareCell, filledRows, lineBreaks } from "./delimited-rows";

type CsvRows = { readonly rows: readonly DelimitedRow[] } | { readonly line: number; readonly problem: string };

const DELIMITERS = [",", ";", "\t"] as const;

const MAX_CELL_LENGTH = 4000;
const MAX_CELLS = 200;

function delimiterOf(text: string): string {
  const [first = ""] = text.split("\n", 1);
  const cells = (delimiter: string) => first.split(delimiter, MAX_CELLS).length;
  return DELIMITERS.reduce((best, one) => (cells(one) > cells(best) ? one : best));
}

class MalformedCell extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

const UNCLOSED = "A quotation mark is never closed: the file may be cut off";
const TOO_LONG = `A cell has more than ${countText(MAX_CELL_LENGTH)} characters`;
const TOO_WIDE = `A row has more than ${MAX_CELLS} cells`;
const MISPLACED =
  'A quotation mark is in the middle of a cell: put the cell in quotation marks, and double the mark inside it ("")';

function quotedCell(text: string, at: number, delimiter: string): DelimitedCell {
  for (let close = text.indexOf('"', at + 1); close >= 0; close = text.indexOf('"', close + 2)) {
    if (text[close + 1] === '"') continue;
    const end = close + 1;
    if (end < text.length && text[end] !== delimiter && text[end] !== "\n") throw new MalformedCell(MISPLACED, at);
    return { text: text.slice(at + 1, close).replaceAll('""', '"'), end };
  }
  throw new MalformedCell(UNCLOSED, at);
}

function bareCell(text: string, at: number, delimiter: string): DelimitedCell {
  const end = endOfBareCell(text, at, delimiter);
  const cell = text.slice(at, end);
  if (cell.includes('"')) throw new MalformedCell(MISPLACED, at);
  return { text: cell, end };
}

function cellReader(text: string, delimiter: string): (at: number) => DelimitedCell {
  let cells = 0;
  return (at) => {
    const cell = (text[at] === '"' ? quotedCell : bareCell)(text, at, delimiter);
    if (cell.text.length > MAX_CELL_LENGTH) throw new MalformedCell(TOO_LONG, at);
    cells = text[cell.end] === delimiter ? cells + 1 : 0;
    if (cells >= MAX_CELLS) throw new MalformedCell(TOO_WIDE, at);
    return cell;
  };
}

const isFilled = ({ cells }: DelimitedRow) => cells.some((cell) => cell.trim() !== "");

/** RFC 4180, or with semicolons or tabs, as spreadsheets write it. Reads nothing after a row that is too much. */
export function readCsv(text: string, mostRows: number): CsvRows {
  const plain = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const delimiter = delimiterOf(plain);
  try {
    const rows: DelimitedRow[] = [];
    for (const row of filledRows(plain, delimiter, cellReader(plain, delimiter))) {
      if (!isFilled(row)) continue;
      if (rows.length === mostRows)
        return { line: row.line, problem: `The file has more than ${countText(mostRows)} rows` };
      rows.push(row);
    }
    return { rows };
  } catch (error) {
    if (!(error instanceof MalformedCell)) throw error;
    return { line: lineBreaks(plain, 0, error.at) + 1, problem: error.message };
  }
}
