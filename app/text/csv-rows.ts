/** A row of a CSV file. */
export interface CsvRow {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a CSV file, or why it cannot be read and the line of that. */
export type CsvRows = { readonly rows: readonly CsvRow[] } | { readonly line: number; readonly problem: string };

const DELIMITERS = [",", ";", "\t"] as const;

/** The delimiter that occurs most often in the first line. */
function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/\n|$/));
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

interface Cell {
  readonly text: string;
  /** Where it ends: at a delimiter, at the end of a line, or of the text. */
  readonly end: number;
}

const UNCLOSED = "A quotation mark is opened and never closed: the file may be cut off";
const MISPLACED =
  'A quotation mark is in the middle of a cell: it must be doubled, "", in a cell that is in quotation marks';

/** The quoted cell that begins at a quotation mark, or why it cannot be read. */
function quotedCell(text: string, at: number, isEnd: (end: number) => boolean): Cell | string {
  for (let close = text.indexOf('"', at + 1); close >= 0; close = text.indexOf('"', close + 2)) {
    if (text[close + 1] === '"') continue;
    const end = close + 1;
    return isEnd(end) ? { text: text.slice(at + 1, close).replaceAll('""', '"'), end } : MISPLACED;
  }
  return UNCLOSED;
}

/**
 * Reads comma-separated text (RFC 4180), or the same with semicolons or tabs, as spreadsheets write it. Blank lines are
 * left out.
 *
 * @param mostRows the most rows that are read, with the first
 */
export function readCsv(text: string, mostRows: number): CsvRows {
  const plain = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const delimiter = delimiterOf(plain);
  const special = new RegExp(`["${delimiter}\n]`, "g");
  const isEnd = (at: number) => at >= plain.length || plain[at] === delimiter || plain[at] === "\n";
  const bareCell = (at: number): Cell | string => {
    special.lastIndex = at;
    const end = special.exec(plain)?.index ?? plain.length;
    return plain[end] === '"' ? MISPLACED : { text: plain.slice(at, end), end };
  };
  const rows: CsvRow[] = [];
  let line = 1;
  for (let at = 0; at < plain.length; ) {
    const cells: string[] = [];
    const begins = line;
    for (let isMore = true; isMore; at += 1) {
      const cell = plain[at] === '"' ? quotedCell(plain, at, isEnd) : bareCell(at);
      if (typeof cell === "string") return { line, problem: cell };
      cells.push(cell.text);
      line += cell.text.split("\n").length - 1;
      at = cell.end;
      isMore = plain[at] === delimiter;
    }
    line += 1;
    if (cells.some((cell) => cell.trim() !== "")) rows.push({ line: begins, cells });
    if (rows.length > mostRows) return { line: begins, problem: `The file has more than ${mostRows} rows` };
  }
  return { rows };
}
