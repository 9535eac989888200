/** A row of delimited text. */
export interface DelimitedRow {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A cell of delimited text. */
export interface DelimitedCell {
  readonly text: string;
  /** The index of the delimiter or line break after it, or of the end of the text. */
  readonly end: number;
}

/** The index at which a cell without quotation marks ends. */
export function endOfBareCell(text: string, from: number, delimiter: string): number {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n") end += 1;
  return end;
}

/**
 * Splits text into rows; blank lines are rows with one empty cell.
 *
 * @param cellAt reads the cell that begins at an index, which may contain line breaks
 */
export function splitRows(
  text: string,
  delimiter: string,
  cellAt: (from: number) => DelimitedCell,
): readonly DelimitedRow[] {
  const rows: DelimitedRow[] = [];
  let cells: string[] = [];
  let [line, firstLine] = [1, 1];
  for (let at = 0; at <= text.length; ) {
    const cell = cellAt(at);
    cells.push(cell.text);
    line += text.slice(at, cell.end).split("\n").length - 1;
    if (text[cell.end] !== delimiter || cell.end >= text.length) {
      rows.push({ line: firstLine, cells });
      cells = [];
      line += 1;
      firstLine = line;
    }
    at = cell.end + 1;
  }
  return rows;
}
