import type { OptionOffers } from "~/trade/measure/option-offers";
import { MAX_ORDER_PIECES, type PieceList } from "~/trade/measure/piece";
import { type LengthUnit, readTape } from "~/trade/measure/tape";
import { namesTotal, saidIn } from "../balance/said-totals";
import { type FrontKind, frontKindOf, withoutAccents } from "../typed/front-words";
import { statedHeightFirst } from "../typed/stated-order";
import { readHeading, SIZE_MEANINGS } from "./column-words";
import type { CutColumn } from "./columns";
import type { CutListChoices, CutListReading, CutRow } from "./cut-row";
import type { CutRecord, CutTable } from "./cut-table";
import { habitsOf } from "./list-habits";
import { keptLines, listBalanceOf } from "./list-sums";
import { aboveHeading, looseCells, withLooseRows } from "./loose-rows";
import { openingRemarks } from "./opening-notes";
import { type KnownRecord, kindOfRow, type RowContext } from "./read-row";
import { cellFinder } from "./row-cells";
import { type ListParts, type SourcedRow, understoodOf, unreadLinesOf } from "./source-lines";
import { cellsText, statesOrder, walk } from "./walk-records";

const TOTAL =
  /^(?:sub|grand|gesamt)?[- ]?(?:totals?|summe|gesamt|totales|sum)\b[\s:]*(?:doors?|drawers?|pieces|panels|qty|parts|area|sq ?ft)?[\s:\d.,$]*$/;

interface KnownList {
  readonly table: CutTable;
  readonly at: number;
  readonly columns: readonly CutColumn[];
  /** Before any choice. */
  readonly asRead: readonly CutColumn[];
  readonly source: readonly string[];
  readonly offers: OptionOffers;
  readonly mostRows: number;
}

type Rows = Omit<CutListReading, "problem" | "lines" | "columns">;

export function listRowsOf(
  { table, at, columns, asRead, source, offers, mostRows }: KnownList,
  choices: CutListChoices,
): Rows {
  const heading = table.records[at] ?? null;
  const sizes = columns.filter(({ meaning }) => SIZE_MEANINGS.has(meaning));
  const isSized = ({ cells }: CutRecord) => sizes.some(({ index }) => /\d/.test(cells[index] ?? ""));
  const top = table.records.slice(0, Math.max(0, at));
  const listed = table.records.slice(at + 1).filter(({ cells }) => cells.some(Boolean));
  const body = table.source === "table" ? withLooseRows(top, listed, isSized) : listed;
  const isSum = (record: CutRecord) => isTotal(record, isSized(record));
  const all = body.filter((record) => !isSum(record) && !isRuler(record));
  const [records, rest] = [all.slice(0, mostRows), all.slice(mostRows)];
  const unnamed = sizes.filter(({ unit }) => unit === null);
  const habits = habitsOf(
    all.flatMap(({ cells }) => sizes.map(({ index }) => cells[index] ?? "")),
    table.delimiter,
  );
  const find = cellFinder(columns);
  const remarks = openingRemarks([...top, ...records.filter((one) => !isSized(one))]);
  const deep = columns.filter(({ meaning, title }) => meaning === "ignore" && readHeading(title).isDeep);
  const isBox = ({ cells }: CutRecord) =>
    deep.some(({ index, unit }) => isDeep(cells[index] ?? "", unit ?? choices.unit ?? habits.unit));
  const isTypedLine = ({ isLoose }: CutRecord) => table.source === "typed" || isLoose === true;
  const known = records.map((record, key): KnownRecord => {
    const cells = record.isLoose ? looseCells(record.cells) : find(record.cells);
    return { record, key, cells, kind: isBox(record) ? "other" : kindOfRow(cells, isTypedLine(record)) };
  });
  const ordered = table.source === "typed" ? undefined : top.findLast(statesOrder);
  const kinds = known.map(({ kind }) => kind);
  const isLengthwise = sizes.some(({ meaning }) => meaning === "length");
  const context: RowContext = {
    columns,
    habits: {
      unit: choices.unit ?? habits.unit,
      isChosen: choices.unit !== undefined || table.source === "faces",
      decimalComma: habits.decimalComma,
      isUnitUnclear: habits.isUnitUnclear,
    },
    choices,
    offers,
    room: "",
    sectionKind: kindAbove(table.records[at - 1]),
    isOpening: remarks.length > 0 || sizes.some((column) => column.isOpening),
    listsSingleDoors: table.source === "faces" || columns.some(({ meaning }) => meaning === "boring"),
    above: aboveHeading(top, choices),
    problem: null,
    isLengthUp: isLengthwise && isLengthUp(known),
    isHeightFirst: ordered ? statedHeightFirst(cellsText(ordered)) : null,
    takesUnknown:
      table.source === "typed" ||
      (!kinds.includes("other") && !(isLengthwise && kinds.some((kind) => kind !== "unknown"))),
  };
  const { rows: read, sections } = walk(table, { heading, ordered }, known, context);
  const walked = withinLimits(read);
  const rows = walked.map(({ row }) => row);
  const balance = listBalanceOf(
    { walked, sections, columns: asRead, cellsOf: find },
    { table, source, top: table.source === "table" ? top : [], sums: body.filter(isSum), records: all },
    choices,
  );
  const parts: ListParts = { table, source, remarks, rest, kept: keptLines(balance) };
  return {
    unit: context.habits.unit,
    isUnitUnclear: rows.some(({ unticked }) => unticked === "unit-asked"),
    hasBareNumbers: habits.hasBareNumbers && (unnamed.length > 0 || choices.unit !== undefined),
    isLengthwise,
    rows,
    skipped: body.length - rest.length - rows.length + Math.max(0, at),
    balance,
    hasOpenings: rows.some(({ asks }) => asks.some(({ kind }) => kind === "opening")),
    understood: understoodOf(walked, parts),
    unreadLines: unreadLinesOf(walked, parts),
  };
}

/** Anything deeper than this, in sixteenths, is a box rather than a front. */
const DEEPEST_FRONT = 3 * 16;

function isDeep(text: string, unit: LengthUnit): boolean {
  const reading = readTape(text, { unit });
  return "length" in reading && reading.length > DEEPEST_FRONT;
}

function isLengthUp(known: readonly KnownRecord[]): boolean {
  const more = known.map(({ kind, cells }) => {
    const [length, width] = (["length", "width"] as const).map((meaning) => readTape(cells(meaning)[0] ?? ""));
    if (kind !== "drawers" || !length || !width || !("length" in length) || !("length" in width)) return 0;
    return Math.sign(width.length - length.length);
  });
  return more.reduce<number>((sum, one) => sum + one, 0) > 0;
}

function kindAbove(record: CutRecord | undefined): FrontKind {
  const [text = "", ...others] = record?.cells.filter(Boolean) ?? [];
  const kind = others.length === 0 ? frontKindOf(text) : "unknown";
  return kind === "other" ? "unknown" : kind;
}

const isTotal = ({ cells, isLoose }: CutRecord, isSized: boolean) =>
  !isLoose &&
  cells
    .filter(Boolean)
    .slice(0, 3)
    .some(
      (cell) =>
        cell.length < 60 && (TOTAL.test(withoutAccents(cell)) || (!isSized && (namesTotal(cell) || isSaid(cell)))),
    );
const isSaid = (cell: string) => saidIn(cell).length > 0;
const isRuler = ({ cells }: CutRecord) => cells.every((cell) => /^[:=_\-\s+]*$/.test(cell));

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
