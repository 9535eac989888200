import type { PieceList } from "~/trade/measure/piece";
import { type CutRow, isQuestion, type Understood } from "./cut-row";
import type { CutRecord, CutTable } from "./cut-table";

export interface SourcedRow {
  readonly row: CutRow;
  readonly record: CutRecord;
  readonly heads: readonly CutRecord[];
}

const isAsking = ({ piece, unticked }: CutRow) => piece !== null && isQuestion(unticked);

/** Unreadable, with an open question, or over the limit of an order. */
export const staysInField = (row: CutRow): boolean =>
  row.problems.length > 0 || isAsking(row) || row.unticked === "too-many";

const isFilled = (line: string) => line.trim() !== "";

function lineFinder({ source, records }: CutTable, lines: readonly string[]) {
  const ends = new Map(records.map((record, at) => [record, (records[at + 1]?.line ?? lines.length + 1) - 1]));
  return (record: CutRecord) => {
    const end = source === "table" ? ends.get(record) : record.line;
    return lines.slice(record.line - 1, Math.max(end ?? 0, record.line)).filter(isFilled);
  };
}

export interface ListParts {
  readonly table: CutTable;
  readonly source: readonly string[];
  readonly remarks: readonly CutRecord[];
  readonly rest: readonly CutRecord[];
  /** Numbers of other lines that may hold pieces, in order. */
  readonly kept: readonly number[];
}

export function sourceFinder(table: CutTable, source: readonly string[]) {
  const find = lineFinder(table, source);
  return (record: CutRecord) => record.text?.split("\n").filter(isFilled) ?? find(record);
}

const linesAfter = ({ table, source }: ListParts) =>
  source.slice((table.endsAt ?? Number.POSITIVE_INFINITY) - 1).filter(isFilled);

/** Above the rows that stay are the lines needed to read them the same way: delimiter, remarks and headings. */
export function unreadLinesOf(rows: readonly SourcedRow[], parts: ListParts): string[] {
  const unread = rows.filter(({ row }) => staysInField(row));
  const after = linesAfter(parts);
  const kept = [...parts.kept];
  if (unread.length + parts.rest.length + after.length + kept.length === 0) return [];
  const linesOf = sourceFinder(parts.table, parts.source);
  const [first = ""] = parts.source;
  const lines = [...(/^"?sep=.?"?\s*$/i.test(first) ? [first] : []), ...parts.remarks.flatMap(linesOf)];
  const said = new Set(parts.remarks);
  const say = (heads: readonly CutRecord[]) => {
    for (const head of heads.filter((one) => !said.has(one)).sort((one, other) => one.line - other.line)) {
      said.add(head);
      lines.push(...linesOf(head));
    }
  };
  const keepTo = (line: number) => {
    while ((kept[0] ?? line) < line) lines.push(...[parts.source[(kept.shift() ?? 1) - 1] ?? ""].filter(isFilled));
  };
  for (const { record, heads } of unread) {
    keepTo(record.line);
    say(heads);
    lines.push(...linesOf(record));
  }
  keepTo(Number.POSITIVE_INFINITY);
  if (parts.rest.length + after.length > 0) say(rows.at(-1)?.heads ?? []);
  for (const record of parts.rest) {
    say(record.head ? [record.head] : []);
    lines.push(...linesOf(record));
  }
  return [...lines, ...after];
}

export function understoodOf(rows: readonly SourcedRow[], parts: ListParts): Understood {
  const find = lineFinder(parts.table, parts.source);
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
  const lines = parts.source.filter(isFilled).length;
  const notRead = parts.rest.flatMap(sourceFinder(parts.table, parts.source)).length + linesAfter(parts).length;
  return {
    lines,
    pieces,
    correcting,
    asking: asking + parts.kept.length,
    unticked,
    tooMany,
    leftOut: Math.max(0, lines - read.size - notRead - parts.kept.length),
    notRead,
  };
}
