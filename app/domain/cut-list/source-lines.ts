import type { PieceList } from "../piece";
import { type CutRow, isQuestion, type Understood } from "./cut-row";
import type { CutRecord, CutTable } from "./cut-table";

/** A row with the record that it was read from, and the heading of the section above it. */
export interface SourcedRow {
  readonly row: CutRow;
  readonly record: CutRecord;
  readonly section: CutRecord | null;
}

const isAsking = ({ piece, unticked }: CutRow) => piece !== null && isQuestion(unticked);
const isFilled = (line: string) => line.trim() !== "";

/** Finds the lines that a record takes up; in a table it ends where the next one begins. */
function lineFinder({ source, records }: CutTable, lines: readonly string[]) {
  const ends = new Map(records.map((record, at) => [record, (records[at + 1]?.line ?? lines.length + 1) - 1]));
  return (record: CutRecord) => {
    const end = source === "table" ? ends.get(record) : record.line;
    return lines.slice(record.line - 1, Math.max(end ?? 0, record.line)).filter(isFilled);
  };
}

/**
 * The source lines of the rows that could not be taken, under what they need to be read alike: the line that names the
 * mark between cells, the headings, and the heading of their section.
 *
 * @param heads the records above the rows that say how to read them
 */
export function unreadLinesOf(
  rows: readonly SourcedRow[],
  heads: readonly CutRecord[],
  table: CutTable,
  source: readonly string[],
): string[] {
  const unread = rows.filter(({ row }) => row.problems.length > 0 || isAsking(row));
  if (unread.length === 0) return [];
  const find = lineFinder(table, source);
  const linesOf = (record: CutRecord) => record.text?.split("\n").filter(isFilled) ?? find(record);
  const [first = ""] = source;
  const lines = [...(/^"?sep=.?"?\s*$/i.test(first) ? [first] : []), ...heads.flatMap(linesOf)];
  let last: CutRecord | null = null;
  for (const { record, section } of unread) {
    if (section && section !== last) lines.push(...linesOf(section));
    last = section;
    lines.push(...linesOf(record));
  }
  return lines;
}

/** What was understood of a list, in numbers. */
export function understoodOf(rows: readonly SourcedRow[], table: CutTable, source: readonly string[]): Understood {
  const find = lineFinder(table, source);
  const pieces: Record<PieceList, number> = { doors: 0, drawers: 0, panels: 0, fillers: 0 };
  const read = new Set<number>();
  let [correcting, asking, unticked] = [0, 0, 0];
  for (const { row, record } of rows) {
    for (let at = find(record).length - 1; at >= 0; at -= 1) read.add(record.line + at);
    if (row.isTicked) pieces[row.list] += row.quantity;
    else if (row.problems.length > 0) correcting += 1;
    else if (isAsking(row)) asking += 1;
    else unticked += 1;
  }
  const lines = source.filter(isFilled).length;
  return { lines, pieces, correcting, asking, unticked, leftOut: lines - read.size };
}
