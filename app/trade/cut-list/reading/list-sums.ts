import { timesInHeading } from "../balance/heading-times";
import { mayCountPieces, mayNamePieces } from "../balance/left-out";
import {
  type CountedRow,
  checkedTotals,
  type LineQuestion,
  type ListBalance,
  takenSumsOf,
} from "../balance/list-balance";
import { type SaidOf, type SaidTotal, saidByHeading, saidIn } from "../balance/said-totals";
import { frontKindOf } from "../typed/front-words";
import type { CutColumn } from "./columns";
import { countInCell } from "./count-cells";
import { countQuestion } from "./count-question";
import type { CutListChoices, CutRow } from "./cut-row";
import type { CutRecord, CutTable } from "./cut-table";
import type { RowCells } from "./row-cells";
import type { SourcedRow } from "./source-lines";
import { cellsText, type HeadedSection } from "./walk-records";

interface WalkedList {
  readonly walked: readonly SourcedRow[];
  readonly sections: readonly HeadedSection[];
  /** As they were read, before any choice. */
  readonly columns: readonly CutColumn[];
  readonly cellsOf: (cells: readonly string[]) => RowCells;
}

interface ListLines {
  readonly table: CutTable;
  readonly source: readonly string[];
  /** What stands above the heading of a table. */
  readonly top: readonly CutRecord[];
  /** The rows that are totals. */
  readonly sums: readonly CutRecord[];
  readonly records: readonly CutRecord[];
}

/** More totals than these are not shown. */
const MOST_TOTALS = 60;
/** More lines than these are not asked about one by one; the others stay in the field. */
const MOST_LINES = 500;

export function listBalanceOf(list: WalkedList, lines: ListLines, choices: CutListChoices): ListBalance {
  const { walked, sections, columns } = list;
  const rows = walked.map(({ row }) => row);
  const counted = walked.map(
    ({ row, record }): CountedRow => ({
      row,
      raw: record.isLoose ? row.quantity : rawCount(list.cellsOf(record.cells)),
    }),
  );
  const said = [...saidTotals(list, lines)].sort((one, other) => one.line - other.line).slice(0, MOST_TOTALS);
  const pieces = walked.filter(({ row, record }) => row.kind !== "other" && !record.isLoose);
  return {
    taken: takenSumsOf(rows),
    totals: checkedTotals(
      said,
      counted,
      sections.map(({ record }) => record.line),
    ),
    counts: countQuestion(
      columns,
      pieces.map(({ record }) => record.cells),
      choices,
    ),
    lines: lineQuestions(rows, sections, lines, new Set(said.map(({ line }) => line)), choices).slice(0, MOST_LINES),
  };
}

const rawCount = (cells: RowCells): number =>
  cells("quantity").reduce((sum, cell) => sum + (countInCell(cell) ?? 0), 0) ||
  (cells("quantity").length === 0 ? 1 : 0);

const isArea = (title: string) =>
  /\b(?:area|sq\.? ?f(?:t|eet)|sqft|s\.?f\.?|square feet|ft2)(?![a-z])|ft²/i.test(title);

function saidTotals({ sections, columns, cellsOf }: WalkedList, { table, source, sums, records, top }: ListLines) {
  const found: SaidTotal[] = [];
  for (const record of sums) {
    const text = cellsText(record).slice(0, 60);
    const add = (of: SaidOf, said: number) =>
      found.push({ line: record.line, text: nameOf(record), of, said, isHeading: false });
    const before = found.length;
    for (const { of, said } of record.cells.filter(Boolean).flatMap(saidIn)) add(of, said);
    if (found.length === before)
      for (const { of, said } of inColumns(record, columns, cellsOf(record.cells), text)) add(of, said);
  }
  for (const { record } of sections) {
    const text = cellsText(record);
    for (const { of, said } of saidByHeading(text)) found.push({ line: record.line, text, of, said, isHeading: true });
  }
  for (const record of top) {
    const text = cellsText(record);
    for (const { of, said } of saidIn(text)) found.push({ line: record.line, text, of, said, isHeading: false });
  }
  if (table.source !== "typed") return found;
  const used = new Set([...records, ...sums].map(({ line }) => line));
  for (const [index, text] of source.entries()) {
    if (used.has(index + 1)) continue;
    for (const { of, said } of saidIn(text))
      found.push({ line: index + 1, text: text.trim(), of, said, isHeading: false });
  }
  return found;
}

/** How a row of totals calls itself: its words. */
const nameOf = ({ cells }: CutRecord) =>
  cells.find((cell) => /\p{L}{2}/u.test(cell))?.slice(0, 60) ?? cells.filter(Boolean).join(" ").slice(0, 60);

/** What a row of totals says in the columns of counts and areas, or in a single number elsewhere. */
function inColumns(
  record: CutRecord,
  columns: readonly CutColumn[],
  cells: RowCells,
  text: string,
): { readonly of: SaidOf; readonly said: number }[] {
  const kind = frontKindOf(text);
  const ofKind: SaidOf = kind === "other" || kind === "unknown" ? "pieces" : kind;
  const side = cells("hinge").find((cell) => cell === "left" || cell === "right");
  const of = (side ?? ofKind) as SaidOf;
  const found: { of: SaidOf; said: number }[] = [];
  for (const cell of cells("quantity")) {
    const said = totalInCell(cell);
    if (said !== null) found.push({ of, said });
  }
  for (const { index, title } of columns) {
    const said = isArea(title) ? totalInCell(record.cells[index] ?? "") : null;
    if (said !== null) found.push({ of: "area", said });
  }
  const numbers = record.cells.filter((cell) => /^[\d,]{1,7}$/.test(cell));
  const hasCounts = columns.some(({ meaning, doubt }) => meaning === "quantity" || doubt === "counts");
  if (found.length > 0 || hasCounts || numbers.length !== 1) return found;
  const said = totalInCell(numbers[0] ?? "");
  return said === null ? [] : [{ of, said }];
}

function totalInCell(cell: string): number | null {
  const figures =
    /^(\d{1,3}(?:,\d{3})*|\d{1,6})(\.\d{1,4})?(?: ?(?:pcs?|pieces|doors?|drawers?|ea|sq\.? ?ft\.?|ft²|sf))?$/i.exec(
      cell.trim(),
    );
  return figures ? Number(`${figures[1]?.replaceAll(",", "")}${figures[2] ?? ""}`) : null;
}

function lineQuestions(
  rows: readonly CutRow[],
  sections: readonly HeadedSection[],
  { table, source, top, records, sums }: ListLines,
  said: ReadonlySet<number>,
  choices: CutListChoices,
): LineQuestion[] {
  const answers = choices.lines ?? {};
  const found: LineQuestion[] = [];
  const byLine = new Map<number, CutRow[]>();
  for (const row of rows) if (row.piece) byLine.set(row.line, [...(byLine.get(row.line) ?? []), row]);
  const ask = (kind: LineQuestion["kind"], line: number, text: string, times = 1) =>
    found.push({ kind, line, text: text.slice(0, 120), times, answer: answers[line] ?? null });
  for (const record of records) {
    if (!record.isLoose || found.at(-1)?.line === record.line) continue;
    const own = byLine.get(record.line) ?? [];
    const isDecided = own.length > 0 && own.every(({ isTicked, unticked }) => isTicked || unticked === null);
    const answer =
      answers[record.line] ?? (isDecided ? (own.some(({ isTicked }) => isTicked) ? "piece" : "note") : null);
    if (own.length > 0)
      found.push({ kind: "sizes", line: record.line, text: sourceText(record, source), times: 1, answer });
  }
  const isLoose = new Set(found.map(({ line }) => line));
  const heads = [...top.map((record) => ({ record, ...headOf(record, top) })), ...sections];
  for (const { record, times } of heads) {
    if (isLoose.has(record.line)) continue;
    const text = cellsText(record);
    if (timesInHeading(text) > 1 && times > 1) ask("times", record.line, text, times);
    else if (answers[record.line] === "note" && timesInHeading(text) > 1)
      ask("times", record.line, text, timesInHeading(text));
    else if (!said.has(record.line) && !record.candidates && mayCountPieces(text)) ask("words", record.line, text);
  }
  if (table.source === "typed") {
    const used = new Set([...records, ...sums].map(({ line }) => line));
    const end = table.endsAt ?? Number.POSITIVE_INFINITY;
    for (const [index, text] of source.entries()) {
      if (index + 1 >= end) break;
      if (!used.has(index + 1) && !said.has(index + 1) && mayNamePieces(text)) ask("words", index + 1, text.trim());
    }
  }
  return found.sort((one, other) => one.line - other.line);
}

/** Of the lines above a table, only the last that counts its pieces several times applies. */
function headOf(record: CutRecord, top: readonly CutRecord[]): { readonly times: number } {
  const last = top.findLast((one) => timesInHeading(cellsText(one)) > 1);
  return { times: last === record ? timesInHeading(cellsText(record)) : 1 };
}

const sourceText = ({ line, text }: CutRecord, source: readonly string[]) =>
  (text ?? source[line - 1] ?? "").replace(/^[\s,;|]+|[\s,;|]+$/g, "");

/** The lines that stay in the field, apart from rows: those that may ask for pieces, unless a person says otherwise. */
export const keptLines = ({ lines }: ListBalance): number[] =>
  lines.flatMap(({ kind, line, answer }) => (kind === "words" && answer !== "note" ? [line] : []));
