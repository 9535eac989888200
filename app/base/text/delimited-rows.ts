export interface DelimitedRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface DelimitedCell {
  readonly text: string;
  readonly end: number;
}

export function endOfBareCell(text: string, from: number, delimiter: string): number {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n") end += 1;
  return end;
}

export function lineBreaks(text: string, from: number, to: number): number {
  // Within the part alone: the next line break may be far behind it.
  const part = text.slice(from, to);
  let count = 0;
  for (let at = part.indexOf("\n"); at >= 0; at = part.indexOf("\n", at + 1)) count += 1;
  return count;
}

type CellReader = (from: number) => DelimitedCell;

/** One at a time, so that the caller can stop. `cellAt` reads the cell that begins at an index. */
export const filledRows = (text: string, delimiter: string, cellAt: CellReader): Iterable<DelimitedRow> =>
  rowsIn(text, delimiter, cellAt, true);

export const splitRows = (text: string, delimiter: string, cellAt: CellReader): readonly DelimitedRow[] => [
  ...rowsIn(text, delimiter, cellAt, false),
];

function* rowsIn(text: string, delimiter: string, cellAt: CellReader, isFilled: boolean): Generator<DelimitedRow> {
  let cells: string[] = [];
  let [line, firstLine] = [1, 1];
  for (let at = 0; at <= text.length; ) {
    if (isFilled && cells.length === 0 && text[at] === "\n") {
      at += 1;
      line += 1;
      firstLine = line;
      continue;
    }
    const cell = cellAt(at);
    cells.push(cell.text);
    line += lineBreaks(text, at, cell.end);
    if (text[cell.end] !== delimiter || cell.end >= text.length) {
      yield { line: firstLine, cells };
      cells = [];
      line += 1;
      firstLine = line;
    }
    at = cell.end + 1;
  }
}
