import { BLANK_PIECE, type PieceDraft } from "../blank-piece";
import type { Sixteenths } from "../measure";
import { readOpening } from "../opening";
import { MAX_PIECES, type PieceList } from "../piece";
import { isWholeCabinet } from "./cabinet-size";
import type { CutColumn } from "./columns";
import {
  type CutListChoices,
  type CutRow,
  isQuestion,
  type RowNote,
  type RowProblem,
  type Side,
  type UntickedReason,
} from "./cut-row";
import type { CutRecord } from "./cut-table";
import { fittedSize, questionsOf, unansweredOf, type WhatFits } from "./fitted-size";
import { type FrontKind, frontKindOf, namesOpening } from "./front-words";
import {
  forbidsBoring,
  locationOf,
  noteOf,
  type RowCells,
  readBore,
  readBoring,
  readHinge,
  readQuantity,
} from "./row-cells";
import { countOf } from "./row-count";
import { fieldsOf, readSizes, type SizeHabits, type WrittenSize, writtenSizes } from "./row-sizes";

/** What stands around a row in its list. */
export interface RowContext {
  readonly columns: readonly CutColumn[];
  readonly habits: SizeHabits;
  readonly choices: CutListChoices;
  /** The room that the section heading above it names. */
  readonly room: string;
  /** What the section heading above it says of its rows. */
  readonly sectionKind: FrontKind;
  /** Whether the list, or the heading above the row, calls its sizes openings. */
  readonly isOpening: boolean;
  /** Whether the list is known to give the width and the number of each door of a pair. */
  readonly knowsPairs: boolean;
  /** The counts of which the heading above may speak for its rows; empty where it names none. */
  readonly candidates: readonly number[];
  /** What is wrong with all rows from here on. */
  readonly problem: RowProblem | null;
  /** Whether the list calls the height of drawer fronts their length too. */
  readonly isLengthUp: boolean;
  /** Whether a row that does not say what it is counts as a door. */
  readonly takesUnknown: boolean;
}

/** Beside typed sizes these are what a door gets, and no row of their own. */
const FITTINGS = /\b(?:hinges?|hinged|pulls?|knobs?|handles?|hardware|slides?|screws?)\b/gi;

/** What a record says it is: by its kind, else by its names. */
export function kindOfRow(cells: RowCells, isTyped: boolean): FrontKind {
  for (const meaning of ["kind", "label", "size", "location", "note"] as const) {
    for (const text of cells(meaning)) {
      const kind = frontKindOf(isTyped ? text.replace(FITTINGS, " ") : text);
      if (kind !== "unknown" && !(kind === "other" && meaning === "note")) return kind;
    }
  }
  return "unknown";
}

/** A record with its cells by meaning, and what it says it is. */
export interface KnownRecord {
  readonly record: CutRecord;
  readonly key: number;
  readonly cells: RowCells;
  readonly kind: FrontKind;
}

/**
 * Reads one record as a row.
 *
 * @param problem what is wrong with it whatever it holds
 */
export function readRow(
  { record, key, cells, kind: ownKind }: KnownRecord,
  context: RowContext,
  problem: RowProblem | null,
): CutRow {
  const { line } = record;
  const { columns, choices } = context;
  const kind = ownKind === "unknown" ? context.sectionKind : ownKind;
  const list: PieceList = choices.lists?.[key] ?? (kind === "other" || kind === "unknown" ? "doors" : kind);
  const isSwapped = (choices.swap ?? false) !== (choices.swapped?.includes(key) ?? false);
  const written = typedOver(writtenSizes(columns, cells, list, isSwapped, context.isLengthUp), choices.sizes?.[key]);
  const sizes = readSizes(written, list, context.habits);
  const count = countOf(record, cells, choices.quantities?.[key], context.candidates);
  const counted = readQuantity(count.text);
  const isCured = choices.sizes?.[key] && (problem?.kind === "no-sizes" || problem?.kind === "three-sizes");
  const fault = isCured ? null : problem;
  const problems: RowProblem[] = fault ? [fault] : [...sizes.problems];
  const notes: RowNote[] = [...sizes.notes];
  const own = extras(cells, list, line, context.room, notes);
  const opening = isSwapped ? "" : keptOpening(record.cells);
  const fits: WhatFits = {
    isOpening: saysOpening(record, cells, context) && (list === "doors" || list === "drawers"),
    isPair: own.hinge === "pair",
    knowsPairs: context.knowsPairs || opening !== "",
    ofPairs: count.ofPairs,
  };
  const asks = [...questionsOf(fits, key, choices), ...count.asks];
  const fitted = sizes.size && counted !== null ? fittedSize(sizes.size, counted, fits, key, choices) : null;
  const quantity = counted !== null && fitted && !count.isTyped ? counted * fitted.times : counted;
  if (!fault && (quantity === null || quantity > MAX_PIECES)) problems.push({ kind: "quantity", text: count.text });
  else if (!fault && sizes.size && !fitted) problems.push({ kind: "no-door" });
  const piece =
    fitted && quantity && problems.length === 0
      ? {
          ...BLANK_PIECE,
          ...fieldsOf(fitted.width, fitted.height),
          quantity: String(quantity),
          ...own,
          opening: fitted.opening || opening,
        }
      : null;
  const reason =
    untickedReason(cells, kind, quantity, context) ??
    (sizes.isUnitOpen ? "unit-asked" : null) ??
    (kind === "unknown" && sizes.size && isCabinet(cells, sizes.size) ? "cabinet-size" : null);
  const unticked = unansweredOf(asks) ?? reason;
  const isRefused = choices.ticks?.[key] === false && isQuestion(unticked);
  const isTicked = piece !== null && unansweredOf(asks) === null && (choices.ticks?.[key] ?? reason === null);
  return {
    key,
    line,
    list,
    kind,
    name: [...cells("label"), ...cells("location"), ...cells("kind")].slice(0, 3).join(", "),
    room: cells("room")[0] ?? context.room,
    cabinet: cells("cabinet")[0] ?? "",
    written: { width: written.width.text, height: written.height.text },
    quantity: quantity ?? 0,
    asks: piece ? asks : [],
    piece,
    isTicked,
    isSwapped,
    problems: kind === "other" && isEmpty(written.width.text + written.height.text) ? [] : problems,
    unticked: isTicked || isRefused ? null : unticked,
    notes,
  };
}

const NAMES = ["label", "cabinet", "location", "kind"] as const;

const isCabinet = (cells: RowCells, { width, height }: Record<Side, Sixteenths>) =>
  isWholeCabinet(NAMES.flatMap(cells), width, height);

/** The sizes with what a person typed over them. */
function typedOver(
  written: Record<Side, WrittenSize>,
  typed: Readonly<Record<Side, string>> | undefined,
): Record<Side, WrittenSize> {
  if (!typed) return written;
  return { width: { ...written.width, text: typed.width }, height: { ...written.height, text: typed.height } };
}

const saysOpening = (record: CutRecord, cells: RowCells, context: RowContext) =>
  context.isOpening ||
  record.isOpening === true ||
  (["kind", "label", "note", "size"] as const).some((meaning) => cells(meaning).some(namesOpening));

/** The opening that an exported cart says a size was worked out from, in the notation of `opening.ts`. */
const keptOpening = (texts: readonly string[]) => texts.find((text) => readOpening(text) !== null) ?? "";

const isEmpty = (text: string) => text.trim() === "";

function untickedReason(
  cells: RowCells,
  kind: FrontKind,
  quantity: number | null,
  context: RowContext,
): UntickedReason | null {
  if (context.columns.some((column) => column.isAsked)) return "asked";
  if (cells("enabled").some((text) => /^(?:false|no|n|0|off)$/i.test(text.trim()))) return "switched-off";
  if (quantity === 0) return "none";
  if (kind === "other") return "not-a-front";
  return kind === "unknown" && !context.takesUnknown ? "not-known" : null;
}

const namesPair = (cells: RowCells) =>
  (["kind", "label", "quantity"] as const).some((meaning) =>
    cells(meaning).some((text) =>
      /\b(?:pairs?|prs?|paar|paires?|double (?:doors?|porte)|portes? doubles?|puertas? dobles?|doppelt(?:ü|ue)r(?:en)?)\b/i.test(
        text,
      ),
    ),
  );

type Extras = Pick<PieceDraft, "location" | "note" | "preBored" | "hinge" | "boring">;

function extras(cells: RowCells, list: PieceList, line: number, room: string, notes: RowNote[]): Extras {
  const location = locationOf(cells, room, line);
  if (location.isCut) notes.push({ kind: "cut-location" });
  const remarks = [...cells("note")];
  const note = () => noteOf(remarks);
  if (list !== "doors") return { location: location.text, note: note(), preBored: false, hinge: "", boring: "" };
  const read = <T>(meaning: "hinge" | "bore" | "boring", reader: (text: string) => T | null, none: T): T => {
    const text = cells(meaning)[0] ?? "";
    const value = reader(text);
    if (value !== null) return value;
    notes.push({ kind: "unread", meaning, text });
    remarks.push(text);
    return none;
  };
  const hinge = read("hinge", readHinge, "" as const) || (namesPair(cells) ? "pair" : "");
  const boring = read("boring", readBoring, "");
  const bored = read("bore", readBore, false);
  return { location: location.text, preBored: bored && !forbidsBoring(remarks), hinge, boring, note: note() };
}
