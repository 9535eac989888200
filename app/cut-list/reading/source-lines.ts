import type { PieceList } from "~/measure/piece";
import { type CutRow, isQuestion, type Understood } from "./cut-row";
import type { CutRecord, CutTable } from "./cut-table";

/** A row with the record that it was read from, and the lines above it that say how it is read. */
export interface SourcedRow {
  readonly row: CutRow;
  readonly record: CutRecord;
  /** The lines that state an order of sizes, the column headings, the section heading. */
  readonly heads: readonly CutRecord[];
}

const isAsking = ({ piece, unticked }: CutRow) => piece !== null && isQuestion(unticked);

/**
 * Whether a row stays in the text field when the ticked ones are added: unreadable, with an open question, or over the
 * limit of an order.
 */
export const staysInField = (row: CutRow): boolean =>
  row.problems.length > 0 || isAsking(row) || row.unticked === "too-many";

const isFilled = (line: string) => line.trim() !== "";

/** Finds the lines of a record; in a table it ends where the next one begins. */
function lineFinder({ source, records }: CutTable, lines: readonly string[]) {
  const ends = new Map(records.map((record, at) => [record, (records[at + 1]?.line ?? lines.length + 1) - 1]));
  return (record: CutRecord) => {
    const end = source === "table" ? ends.get(record) : record.line;
    return lines.slice(record.line - 1, Math.max(end ?? 0, record.line)).filter(isFilled);
  };
}

/**
 * The source lines of the rows that stay: those that could not be read, have an open question, or exceed the limit of
 * an order. Above them are the lines that they need to be read the same way: the one that names the delimiter, the
 * remarks and the headings.
 *
 * @param remarks what the list says about all its rows
 */
export function unreadLinesOf(
  rows: readonly SourcedRow[],
  remarks: readonly CutRecord[],
  table: CutTable,
  source: readonly string[],
): string[] {
  const unread = rows.filter(({ row }) => staysInField(row));
  if (unread.length === 0) return [];
  const find = lineFinder(table, source);
  const linesOf = (record: CutRecord) => record.text?.split("\n").filter(isFilled) ?? find(record);
  const [first = ""] = source;
  const lines = [...(/^"?sep=.?"?\s*$/i.test(first) ? [first] : []), ...remarks.flatMap(linesOf)];
  const said = new Set(remarks);
  for (const { record, heads } of unread) {
    const isNew = (head: CutRecord) => !said.has(head);
    for (const head of heads.filter(isNew).sort((one, other) => one.line - other.line)) {
      said.add(head);
      lines.push(...linesOf(head));
    }
    lines.push(...linesOf(record));
  }
  return lines;
}

/** What was understood of a list, in numbers. */
export function understoodOf(rows: readonly SourcedRow[], table: CutTable, source: readonly string[]): Understood {
  const find = lineFinder(table, source);
  const pieces: Record<PieceList, number> = { doors: 0, drawers: 0, panels: 0, fillers: 0 };
  const read = new Set<number>();
  let [correcting, asking, unticked, tooMany] = [0, 0, 0, 0];
  for (const { row, record } of rows) {
    for (let at = find(record).length - 1; at >= 0; at -= 1) read.add(record.line + at);
    if (row.isTicked) pieces[row.list] += row.quantity;
    else if (row.problems.length > 0) correcting += 1;
    else if (isAsking(row)) asking += 1;
    else if (row.unticked === "too-many") tooMany += 1;
    else unticked += 1;
  }
  const lines = source.filter(isFilled).length;
  return { lines, pieces, correcting, asking, unticked, tooMany, leftOut: lines - read.size };
}
