import type { PieceDraft } from "../blank-piece";
import { MAX_ORDER_PIECES, type PieceList } from "../piece";
import type { ColumnMeaning } from "./column-words";
import { type CutColumn, columnsOf, findHeading, sizeColumns } from "./columns";
import type { CutListChoices, CutListReading, CutRow, RowProblem } from "./cut-row";
import type { CutRecord, CutTable } from "./cut-table";
import type { DecodedFile } from "./decode-bytes";
import { type FrontKind, folded, frontKindOf } from "./front-words";
import { guessColumns } from "./guessed-columns";
import { habitsOf } from "./list-habits";
import { type KnownRecord, kindOfRow, type RowContext, readRow } from "./read-row";
import { cellFinder } from "./row-cells";
import { toTable } from "./to-table";

const NOTHING = { columns: [], unit: "in", hasBare: false, isLengthwise: false, rows: [], skipped: 0 } as const;

/** The reading of a file that cannot be read as text. */
export function refusedFile(problem: Extract<DecodedFile, { ok: false }>["problem"]): CutListReading {
  return { ...NOTHING, problem, lines: 0 };
}

/**
 * Reads a cut list of any shape: what its columns mean, and each row with its piece, or why it gives none.
 *
 * @param text as it was pasted, or as `decodeBytes` leaves a file
 * @param choices what the person has changed
 */
export function readCutList(text: string, choices: CutListChoices = {}): CutListReading {
  const table = toTable(text);
  if ("problem" in table) return { ...NOTHING, problem: table.problem, lines: table.lines };
  const at = findHeading(table.records);
  const heading = at < 0 ? null : (table.records[at] ?? null);
  const body = table.records.slice(at + 1).filter(({ cells }) => cells.some(Boolean));
  const columns = chosen(heading ? columnsOf(heading, body) : guessColumns(body), choices);
  const lines = text.split("\n").length;
  if (!hasSizes(columns) && !heading && !choices.columns) {
    return { ...NOTHING, columns: body.length > 0 ? columns : [], problem: "no-sizes", lines };
  }
  return { ...rowsOf(table, heading, body, columns, choices), problem: null, lines, columns };
}

function chosen(columns: readonly CutColumn[], { columns: meanings = {} }: CutListChoices): CutColumn[] {
  const decided = new Set(
    columns.filter((column) => column.isAsked && meanings[column.index]).map((column) => column.index),
  );
  return columns.map((column) => {
    const meaning = meanings[column.index] ?? column.meaning;
    return { ...column, meaning, isAsked: column.isAsked && decided.size === 0 };
  });
}

const hasSizes = (columns: readonly CutColumn[]) =>
  columns.some(({ meaning }) => meaning === "size") ||
  columns.filter(({ meaning }) => ["width", "height", "length"].includes(meaning)).length > 1;

const SIZE_MEANINGS: ReadonlySet<ColumnMeaning> = new Set(["size", "width", "height", "length"]);

const TOTAL =
  /^(?:sub|grand|gesamt)?[- ]?(?:totals?|summe|gesamt|totales|sum)\b[\s:]*(?:doors?|drawers?|pieces|panels|qty|parts|area|sq ?ft)?[\s:\d.,$]*$/;

type Rows = Pick<CutListReading, "unit" | "hasBare" | "isLengthwise" | "rows" | "skipped">;

function rowsOf(
  table: CutTable,
  heading: CutRecord | null,
  body: readonly CutRecord[],
  columns: readonly CutColumn[],
  choices: CutListChoices,
): Rows {
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
    problem: null,
    takesUnknown: !kinds.includes("other") && !(isLengthwise && kinds.some((kind) => kind !== "unknown")),
  };
  const rows = walk(table, heading, known, context);
  const skipped = body.length - rows.length + Math.max(0, heading ? table.records.indexOf(heading) : 0);
  return {
    unit: context.habits.unit,
    hasBare: habits.hasBare && (unnamed.length > 0 || choices.unit !== undefined),
    isLengthwise,
    rows: withinLimits(rows),
    skipped,
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
): CutRow[] {
  const rows: CutRow[] = [];
  let context = start;
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
    const section = sectionOf(record, table, context);
    if (section) {
      context = { ...context, ...section };
      continue;
    }
    rows.push(readRow(known, { ...context, problem: context.problem ?? faultOf(record, table, width) }));
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
    ({ index, meaning }) => cells[index] && ["size", "width", "height", "length", "quantity"].includes(meaning),
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
function withinLimits(rows: readonly CutRow[]): CutRow[] {
  const counts: Record<PieceList, number> = { doors: 0, drawers: 0, panels: 0, fillers: 0 };
  return rows.map((row) => {
    if (!row.isTicked) return row;
    if (counts[row.list] + row.quantity > MAX_ORDER_PIECES) return { ...row, isTicked: false, unticked: "too-many" };
    counts[row.list] += row.quantity;
    return row;
  });
}

/** The pieces of all rows that are ticked, by list. */
export function takenPieces(rows: readonly CutRow[]): Record<PieceList, PieceDraft[]> {
  const ticked = rows.filter((row) => row.isTicked);
  const of = (list: PieceList) => ticked.flatMap((row) => (row.list === list && row.piece ? [row.piece] : []));
  return { doors: of("doors"), drawers: of("drawers"), panels: of("panels"), fillers: of("fillers") };
}

/** How many pieces are ticked. */
export function countTaken(rows: readonly CutRow[]): number {
  return rows.reduce((sum, row) => sum + (row.isTicked ? row.quantity : 0), 0);
}
