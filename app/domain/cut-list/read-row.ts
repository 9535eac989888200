import { BLANK_PIECE, type PieceDraft } from "../blank-piece";
import { readOpening } from "../opening";
import { MAX_PIECES, type PieceList } from "../piece";
import { plainMarks } from "../tape-text";
import type { CutColumn } from "./columns";
import type { CutListChoices, CutRow, RowNote, RowProblem, RowQuestion, Side, UntickedReason } from "./cut-row";
import type { CutRecord } from "./cut-table";
import { fittedSize, questionsOf, unansweredOf, type WhatFits } from "./fitted-size";
import { type FrontKind, frontKindOf } from "./front-words";
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
import { fieldsOf, readSizes, type SizeHabits, type WrittenSize, writtenSizes } from "./row-sizes";
import { typedCells } from "./typed-pair";

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
  /** What is wrong with it whatever it holds. */
  readonly problem: RowProblem | null;
  /** Whether a row that does not say what it is counts as a door. */
  readonly takesUnknown: boolean;
}

/** What a record says it is: by its kind, else by its names. */
export function kindOfRow(cells: RowCells): FrontKind {
  for (const meaning of ["kind", "label", "size", "location", "note"] as const) {
    for (const text of cells(meaning)) {
      const kind = frontKindOf(text);
      if (kind !== "unknown") return kind;
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

/** Reads one record as a row. */
export function readRow({ record, key, cells, kind: ownKind }: KnownRecord, context: RowContext): CutRow {
  const { line } = record;
  const { columns, choices } = context;
  const kind = ownKind === "unknown" ? context.sectionKind : ownKind;
  const list: PieceList = choices.lists?.[key] ?? (kind === "other" || kind === "unknown" ? "doors" : kind);
  const isSwapped = (choices.swap ?? false) !== (choices.swapped?.includes(key) ?? false);
  const written = typedOver(writtenSizes(columns, cells, list, isSwapped), choices.sizes?.[key]);
  const sizes = readSizes(written, list, context.habits);
  const count = countOf(record, cells, choices.quantities?.[key]);
  const counted = readQuantity(count.text);
  const fault = choices.sizes?.[key] && context.problem?.kind === "no-sizes" ? null : context.problem;
  const problems: RowProblem[] = fault ? [fault] : [...sizes.problems];
  const notes: RowNote[] = [...sizes.notes];
  const own = extras(cells, list, line, context.room, notes);
  const opening = isSwapped ? "" : keptOpening(record.cells);
  const fits: WhatFits = {
    isOpening: (context.isOpening || record.isOpening === true) && (list === "doors" || list === "drawers"),
    isPair: own.hinge === "pair",
    knowsPairs: context.knowsPairs || opening !== "",
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
  const reason = untickedReason(cells, kind, quantity, context);
  const unticked = unansweredOf(asks) ?? reason;
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
    unticked: isTicked ? null : unticked,
    notes,
  };
}

/** The sizes with what a person typed over them. */
function typedOver(
  written: Record<Side, WrittenSize>,
  typed: Readonly<Record<Side, string>> | undefined,
): Record<Side, WrittenSize> {
  if (!typed) return written;
  return { width: { ...written.width, text: typed.width }, height: { ...written.height, text: typed.height } };
}

interface Count {
  readonly text: string;
  readonly isTyped: boolean;
  readonly asks: readonly RowQuestion[];
}

/** How many a record says there are, what it leaves open of that, and what a person typed over it. */
function countOf(record: CutRecord, cells: RowCells, typed: string | undefined): Count {
  const candidates = record.candidates ?? [];
  const asks: RowQuestion[] =
    candidates.length > 0 ? [{ kind: "quantity", candidates, isAnswered: typed !== undefined }] : [];
  const text = typed ?? cells("quantity")[0] ?? countInSize(cells);
  return { text, isTyped: typed !== undefined, asks };
}

/** The count that stands beside two sizes in one cell: `2 @ 15 1/2 x 30`. */
const countInSize = (cells: RowCells) => typedCells(plainMarks(cells("size")[0] ?? ""))[0] ?? "";

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
  const hinge = read("hinge", readHinge, "" as const);
  const boring = read("boring", readBoring, "");
  const bored = read("bore", readBore, false);
  return { location: location.text, preBored: bored && !forbidsBoring(remarks), hinge, boring, note: note() };
}
