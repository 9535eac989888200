import { FIRST_OFFERS, type OptionOffers } from "~/trade/measure/option-offers";
import type { PieceList } from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import { NO_BALANCE } from "../balance/list-balance";
import { type CutColumn, columnsOf, findHeading } from "./columns";
import type { CutListChoices, CutListReading, CutRow } from "./cut-row";
import { MAX_CUT_LIST_LINES } from "./cut-table";
import type { DecodedFile } from "./decode-bytes";
import { findForeignHeading, foreignColumns, guessColumns, isPartsList } from "./guessed-columns";
import { joinedHeading } from "./joined-heading";
import { listRowsOf } from "./list-rows";
import { withOnePieceEach } from "./side-by-side";
import { sourceFinder } from "./source-lines";
import { type SourcedTable, toTable } from "./to-table";
import { statesOrder } from "./walk-records";

const NOTHING = {
  columns: [],
  unit: "in",
  isUnitUnclear: false,
  hasBareNumbers: false,
  isLengthwise: false,
  rows: [],
  skipped: 0,
  hasOpenings: false,
  balance: NO_BALANCE,
  understood: {
    lines: 0,
    pieces: { doors: 0, drawers: 0, panels: 0, fillers: 0 },
    correcting: 0,
    asking: 0,
    unticked: 0,
    tooMany: 0,
    leftOut: 0,
    notRead: 0,
  },
  unreadLines: [],
} as const;

export function refusedFile(problem: Extract<DecodedFile, { ok: false }>["problem"]): CutListReading {
  return { ...NOTHING, problem, lines: 0 };
}

/** What the columns mean, and each row with its piece, or why it makes none. Lines after `mostRows` stay unread. */
export function readCutList(
  text: string,
  choices: CutListChoices = {},
  offers: OptionOffers = FIRST_OFFERS,
  mostRows: number = MAX_CUT_LIST_LINES,
): CutListReading {
  const found = toTable(text, mostRows);
  if ("problem" in found) return { ...NOTHING, ...found };
  const { table, known } = withHeading(found);
  const at = known < 0 && !isPartsList(table.records) ? findForeignHeading(table.records) : known;
  const heading = table.records[at];
  const body = table.records.slice(at + 1).filter(({ cells }) => cells.some(Boolean));
  const read = !heading
    ? guessColumns(body.filter((record) => !statesOrder(record)))
    : known < 0
      ? foreignColumns(heading, body)
      : columnsOf(heading, body);
  const columns = chosen(read, choices);
  const source = table.lines;
  const lines = source.length;
  if (!hasSizes(columns) && !heading && !choices.columns) {
    return { ...NOTHING, columns: body.length > 0 ? columns : [], problem: "no-sizes", lines };
  }
  return {
    ...listRowsOf({ table, at, columns, asRead: read, source, offers, mostRows }, choices),
    problem: null,
    lines,
    columns,
  };
}

function withHeading<T extends SourcedTable>(table: T): { table: T; known: number } {
  // Tables that the shop laid out itself have their heading first.
  if (table.source !== "table") return { table, known: 0 };
  const found = findHeading(table.records);
  if (found < 0) return { table, known: found };
  const { records, at } = joinedHeading(table.records, found, table.lines);
  const linesOf = sourceFinder({ ...table, records }, table.lines);
  const split = withOnePieceEach(records, at, table.delimiter, (record) => linesOf(record).join("\n"));
  return { table: { ...table, records: split }, known: at };
}

function chosen(columns: readonly CutColumn[], { columns: meanings = {} }: CutListChoices): CutColumn[] {
  const decided = new Set(columns.filter(({ index }) => meanings[index]).map(({ doubt }) => doubt));
  return columns.map((column) => {
    const meaning = meanings[column.index] ?? column.meaning;
    return { ...column, meaning, doubt: decided.has(column.doubt) ? null : column.doubt };
  });
}

const hasSizes = (columns: readonly CutColumn[]) =>
  columns.some(({ meaning }) => meaning === "size") ||
  columns.filter(({ meaning }) => ["width", "height", "length"].includes(meaning)).length > 1;

export function takenPieces(rows: readonly CutRow[]): Record<PieceList, PieceDraft[]> {
  const ticked = rows.filter((row) => row.isTicked);
  const of = (list: PieceList) => ticked.flatMap((row) => (row.list === list && row.piece ? [row.piece] : []));
  return { doors: of("doors"), drawers: of("drawers"), panels: of("panels"), fillers: of("fillers") };
}

export function countTaken(rows: readonly CutRow[]): number {
  return rows.reduce((sum, row) => sum + (row.isTicked ? row.quantity : 0), 0);
}
