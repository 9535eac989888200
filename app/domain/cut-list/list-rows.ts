import { MAX_ORDER_PIECES, type PieceList } from "../piece";
import { type LengthUnit, readTape } from "../tape";
import { type ColumnMeaning, readHeading } from "./column-words";
import { type CutColumn, sizeColumns } from "./columns";
import type { CutListChoices, CutListReading, CutRow, RowProblem } from "./cut-row";
import type { CutRecord, CutTable } from "./cut-table";
import { type FrontKind, folded, frontKindOf } from "./front-words";
import { habitsOf } from "./list-habits";
import { openingRemarks, openingsBelow } from "./opening-notes";
import { type KnownRecord, kindOfRow, type RowContext, readRow } from "./read-row";
import { cellFinder } from "./row-cells";
import { type SourcedRow, understoodOf, unreadLinesOf } from "./source-lines";

const SIZE_MEANINGS: ReadonlySet<ColumnMeaning> = new Set(["size", "width", "height", "length"]);

const TOTAL =
  /^(?:sub|grand|gesamt)?[- ]?(?:totals?|summe|gesamt|totales|sum)\b[\s:]*(?:doors?|drawers?|pieces|panels|qty|parts|area|sq ?ft)?[\s:\d.,$]*$/;

/** A list taken apart: its table, the place of its heading among the records, or -1, and what its columns mean. */
export interface KnownList {
  readonly table: CutTable;
  readonly at: number;
  readonly columns: readonly CutColumn[];
  readonly source: readonly string[];
}

type Rows = Omit<CutListReading, "problem" | "lines" | "columns">;

/** Reads the records below the heading as rows. */
export function rowsOf({ table, at, columns, source }: KnownList, choices: CutListChoices): Rows {
  const heading = table.records[at] ?? null;
  const body = table.records.slice(at + 1).filter(({ cells }) => cells.some(Boolean));
  const sizes = columns.filter(({ meaning }) => SIZE_MEANINGS.has(meaning));
  const records = body.filter((record) => !isTotal(record) && !isRuler(record));
  const unnamed = sizes.filter(({ unit }) => unit === null);
  const habits = habitsOf(
    records.flatMap(({ cells }) => sizes.map(({ index }) => cells[index] ?? "")),
    table.delimiter,
  );
  const find = cellFinder(columns);
  const isSized = ({ cells }: CutRecord) => sizes.some(({ index }) => /\d/.test(cells[index] ?? ""));
  const remarks = openingRemarks([
    ...table.records.slice(0, Math.max(0, at)),
    ...records.filter((one) => !isSized(one)),
  ]);
  const deep = columns.filter(({ meaning, title }) => meaning === "ignore" && readHeading(title).isDeep);
  const isBox = ({ cells }: CutRecord) =>
    deep.some(({ index, unit }) => isDeep(cells[index] ?? "", unit ?? choices.unit ?? habits.unit));
  const known = records.map((record, key): KnownRecord => {
    const cells = find(record.cells);
    return { record, key, cells, kind: isBox(record) ? "other" : kindOfRow(cells, table.source === "typed") };
  });
  const kinds = known.map(({ kind }) => kind);
  const isLengthwise = sizes.some(({ meaning }) => meaning === "length");
  const context: RowContext = {
    columns,
    habits: {
      unit: choices.unit ?? habits.unit,
      isChosen: choices.unit !== undefined || table.source === "faces",
      decimalComma: habits.decimalComma,
      isUnitOpen: habits.isUnitOpen,
    },
    choices,
    room: "",
    sectionKind: kindAbove(table.records[at - 1]),
    isOpening: remarks.length > 0 || sizes.some((column) => column.isOpening),
    knowsPairs: table.source === "faces" || columns.some(({ meaning }) => meaning === "boring"),
    candidates: [],
    problem: null,
    isLengthUp: isLengthwise && isLengthUp(known),
    takesUnknown:
      table.source === "typed" ||
      (!kinds.includes("other") && !(isLengthwise && kinds.some((kind) => kind !== "unknown"))),
  };
  const walked = withinLimits(walk(table, heading, known, context));
  const rows = walked.map(({ row }) => row);
  return {
    unit: context.habits.unit,
    isUnitOpen: rows.some(({ unticked }) => unticked === "unit-asked"),
    hasBare: habits.hasBare && (unnamed.length > 0 || choices.unit !== undefined),
    isLengthwise,
    rows,
    skipped: body.length - rows.length + Math.max(0, at),
    hasOpenings: rows.some(({ asks }) => asks.some(({ kind }) => kind === "opening")),
    understood: understoodOf(walked, table, source),
    unreadLines: unreadLinesOf(
      walked,
      heading && table.source === "table" ? [...remarks, heading] : remarks,
      table,
      source,
    ),
  };
}

/** What is deeper than this, in sixteenths, is a box and no front. */
const DEEPEST_FRONT = 3 * 16;

function isDeep(text: string, unit: LengthUnit): boolean {
  const reading = readTape(text, { unit });
  return "length" in reading && reading.length > DEEPEST_FRONT;
}

/** Whether most drawer fronts of a list of lengths are longer across, so that their length runs up. */
function isLengthUp(known: readonly KnownRecord[]): boolean {
  const more = known.map(({ kind, cells }) => {
    const [length, width] = (["length", "width"] as const).map((meaning) => readTape(cells(meaning)[0] ?? ""));
    if (kind !== "drawers" || !length || !width || !("length" in length) || !("length" in width)) return 0;
    return Math.sign(width.length - length.length);
  });
  return more.reduce<number>((sum, one) => sum + one, 0) > 0;
}

/** What a line that stands above the headings says of the rows below them. */
function kindAbove(record: CutRecord | undefined): FrontKind {
  const [text = "", ...others] = record?.cells.filter(Boolean) ?? [];
  const kind = others.length === 0 ? frontKindOf(text) : "unknown";
  return kind === "other" ? "unknown" : kind;
}

const isSame = (a: CutRecord, b: CutRecord) =>
  a.cells.length === b.cells.length && a.cells.every((cell, at) => folded(cell) === folded(b.cells[at] ?? ""));
const isTotal = ({ cells }: CutRecord) =>
  cells
    .filter(Boolean)
    .slice(0, 3)
    .some((cell) => cell.length < 60 && TOTAL.test(folded(cell)));
const isRuler = ({ cells }: CutRecord) => cells.every((cell) => /^[:=_\-\s+]*$/.test(cell));

/** Reads record by record; a heading of a section holds for the rows below it. */
function walk(
  table: CutTable,
  heading: CutRecord | null,
  records: readonly KnownRecord[],
  start: RowContext,
): SourcedRow[] {
  const rows: SourcedRow[] = [];
  let context = start;
  let section: CutRecord | null = null;
  const width = heading?.cells.length ?? Number.POSITIVE_INFINITY;
  const sized = start.columns.filter(({ meaning }) => SIZE_MEANINGS.has(meaning));
  for (const known of records) {
    const { record } = known;
    const mayBeHeading = heading && !sized.some(({ index }) => /\d/.test(record.cells[index] ?? ""));
    if (mayBeHeading && isSame(record, heading)) continue;
    if (mayBeHeading && table.source === "table" && sizeColumns(record).length > 0) {
      context = { ...context, problem: { kind: "other-heading", line: record.line } };
      continue;
    }
    const begun = sectionOf(record, table, context);
    if (begun) {
      context = { ...context, ...begun };
      section = record;
      continue;
    }
    const row = readRow(known, context, context.problem ?? faultOf(record, table, width));
    rows.push({ row, record, section });
  }
  return rows;
}

type Section = Pick<RowContext, "room" | "sectionKind" | "isOpening" | "candidates">;

function sectionOf(
  { cells, candidates = [] }: CutRecord,
  table: CutTable,
  { columns, sectionKind, room: lastRoom, isOpening: wasOpening }: RowContext,
): Section | null {
  const [text, ...others] = cells.filter(Boolean);
  if (text === undefined || others.length > 0 || columns.length < 2) return null;
  const isSize = columns.some(
    ({ index, meaning }) => /\d/.test(cells[index] ?? "") && (SIZE_MEANINGS.has(meaning) || meaning === "quantity"),
  );
  const isOpening = openingsBelow(text);
  const isLine = table.source === "typed" && /\d/.test(text) && !text.endsWith(":") && candidates.length === 0;
  if (isSize || (isLine && isOpening !== true)) return null;
  const kind = frontKindOf(text);
  const below = { isOpening: isOpening ?? wasOpening, candidates };
  if (kind !== "unknown") return { ...below, room: "", sectionKind: kind === "other" ? sectionKind : kind };
  if (isOpening !== null || candidates.length > 0) return { ...below, room: lastRoom, sectionKind };
  return { ...below, room: text.replace(/:\s*$/, ""), sectionKind: "unknown" };
}

function faultOf({ cells, fault = "no-sizes" }: CutRecord, table: CutTable, width: number): RowProblem | null {
  if (table.source === "typed" && !cells[1] && !cells[2]) return { kind: fault };
  const isLonger = table.delimiter === "," && cells.length > width && cells.slice(width).some(Boolean);
  return isLonger ? { kind: "comma-in-size" } : null;
}

/** Unticks the rows beyond what one list of the order holds. */
function withinLimits(rows: readonly SourcedRow[]): SourcedRow[] {
  const counts: Record<PieceList, number> = { doors: 0, drawers: 0, panels: 0, fillers: 0 };
  return rows.map((sourced) => {
    const { row } = sourced;
    if (!row.isTicked) return sourced;
    if (counts[row.list] + row.quantity > MAX_ORDER_PIECES) {
      const unticked: CutRow = { ...row, isTicked: false, unticked: "too-many" };
      return { ...sourced, row: unticked };
    }
    counts[row.list] += row.quantity;
    return sourced;
  });
}
