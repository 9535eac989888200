import { BLANK_PIECE, type PieceDraft } from "../blank-piece";
import { readOpening } from "../opening";
import type { PieceList } from "../piece";
import { plainMarks } from "../tape-text";
import type { CutColumn } from "./columns";
import type { CutListChoices, CutRow, RowNote, RowProblem, UntickedReason } from "./cut-row";
import type { CutRecord } from "./cut-table";
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
import { readSizes, type SizeHabits, writtenSizes } from "./row-sizes";
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
  const written = writtenSizes(columns, cells, list, isSwapped);
  const sizes = readSizes(written, list, context.habits);
  const count = cells("quantity")[0] ?? countInSize(cells);
  const quantity = readQuantity(count);
  const problems: RowProblem[] = context.problem ? [context.problem] : [...sizes.problems];
  if (quantity === null && !context.problem) problems.push({ kind: "quantity", text: count });
  const notes: RowNote[] = [...sizes.notes];
  const piece =
    sizes.fields && quantity && problems.length === 0
      ? {
          ...BLANK_PIECE,
          ...sizes.fields,
          quantity: String(quantity),
          ...extras(cells, list, line, context.room, notes),
          opening: isSwapped ? "" : keptOpening(record.cells),
        }
      : null;
  const unticked = untickedReason(cells, kind, quantity, context);
  const isTicked = piece !== null && (choices.ticks?.[key] ?? unticked === null);
  return {
    key,
    line,
    list,
    kind,
    name: [...cells("label"), ...cells("location"), ...cells("kind")].slice(0, 3).join(", "),
    written: { width: written.width.text, height: written.height.text },
    quantity: quantity ?? 0,
    piece,
    isTicked,
    isSwapped,
    problems: kind === "other" && isEmpty(written.width.text + written.height.text) ? [] : problems,
    unticked: isTicked ? null : unticked,
    notes,
  };
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
