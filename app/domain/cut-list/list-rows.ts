import { MAX_ORDER_PIECES, type PieceList } from "../piece";
import type { ColumnMeaning } from "./column-words";
import { type CutColumn, sizeColumns } from "./columns";
import type { CutListChoices, CutListReading, CutRow, RowProblem } from "./cut-row";
import type { CutRecord, CutTable } from "./cut-table";
import { type FrontKind, folded, frontKindOf } from "./front-words";
import { habitsOf } from "./list-habits";
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
  const known = records.map((record, key): KnownRecord => {
    const cells = find(record.cells);
    return { record, key, cells, kind: kindOfRow(cells) };
  });
  const kinds = known.map(({ kind }) => kind);
  const isLengthwise = sizes.some(({ meaning }) => meaning === "length");
  const context: RowContext = {
    columns,
    habits: {
      unit: choices.unit ?? habits.unit,
      isChosen: choices.unit !== undefined,
      decimalComma: habits.decimalComma,
    },
    choices,
    room: "",
    sectionKind: "unknown",
    isOpening: sizes.some((column) => column.isOpening),
    knowsPairs: table.source === "faces" || columns.some(({ meaning }) => meaning === "boring"),
    problem: null,
    takesUnknown: !kinds.includes("other") && !(isLengthwise && kinds.some((kind) => kind !== "unknown")),
  };
  const walked = withinLimits(walk(table, heading, known, context));
  const rows = walked.map(({ row }) => row);
  return {
    unit: context.habits.unit,
    hasBare: habits.hasBare && (unnamed.length > 0 || choices.unit !== undefined),
    isLengthwise,
    rows,
    skipped: body.length - rows.length + Math.max(0, at),
    hasOpenings: rows.some(({ asks }) => asks.some(({ kind }) => kind === "opening")),
    understood: understoodOf(walked, table, source),
    unreadLines: unreadLinesOf(walked, heading && table.source === "table" ? [heading] : [], table, source),
  };
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
    const row = readRow(known, { ...context, problem: context.problem ?? faultOf(record, table, width) });
    rows.push({ row, record, section });
  }
  return rows;
}

function sectionOf(
  { cells }: CutRecord,
  table: CutTable,
  { columns, sectionKind }: RowContext,
): { room: string; sectionKind: FrontKind } | null {
  const [text, ...others] = cells.filter(Boolean);
  if (text === undefined || others.length > 0 || columns.length < 3) return null;
  const isSize = columns.some(
    ({ index, meaning }) => cells[index] && (SIZE_MEANINGS.has(meaning) || meaning === "quantity"),
  );
  if (isSize || (table.source === "typed" && /\d/.test(text) && !text.endsWith(":"))) return null;
  const kind = frontKindOf(text);
  const room = text.replace(/:\s*$/, "");
  return kind === "unknown"
    ? { room, sectionKind: "unknown" }
    : { room: "", sectionKind: kind === "other" ? sectionKind : kind };
}

function faultOf({ cells }: CutRecord, table: CutTable, width: number): RowProblem | null {
  if (table.source === "typed" && !cells[1] && !cells[2]) return { kind: "no-sizes" };
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
