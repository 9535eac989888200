import type { OptionOffers } from "~/trade/measure/option-offers";
import { MAX_PIECES, type PieceList } from "~/trade/measure/piece";
import { readOpening } from "~/trade/openings/opening";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";
import type { LineAnswer } from "../balance/line-answers";
import { type FrontKind, frontKindOf, namesOpening } from "../typed/front-words";
import type { CutColumn } from "./columns";
import { readQuantityCell } from "./count-cells";
import { namesPairs } from "./count-headings";
import { type CutListChoices, type CutRow, isQuestion, type RowNote, type RowProblem, type SizeSide } from "./cut-row";
import type { CutRecord } from "./cut-table";
import { fittedSize, questionsOf, type SizeHints, unansweredOf } from "./fitted-size";
import type { RowCells } from "./row-cells";
import { type CountsAbove, countOf, doorsPerOpening } from "./row-count";
import { extras, type UnitOf } from "./row-extras";
import { besideSizes, readSizes, type SizeHabits, sizeFieldsOf, type WrittenSize, writtenSizes } from "./row-sizes";
import { untickedReason } from "./unticked-reason";

export interface RowContext {
  readonly columns: readonly CutColumn[];
  readonly habits: SizeHabits;
  readonly choices: CutListChoices;
  readonly offers: OptionOffers;
  readonly room: string;
  readonly sectionKind: FrontKind;
  readonly isOpening: boolean;
  readonly listsSingleDoors: boolean;
  readonly above: CountsAbove;
  readonly problem: RowProblem | null;
  readonly isLengthUp: boolean;
  readonly isHeightFirst: boolean | null;
  readonly takesUnknown: boolean;
}

/** On a line with sizes, these belong to the door and are not pieces themselves. */
const FITTINGS = /\b(?:hinges?|hinged|pulls?|knobs?|handles?|hardware|slides?|screws?)\b/gi;

export function kindOfRow(cells: RowCells, isTyped: boolean): FrontKind {
  for (const meaning of ["kind", "label", "size", "location", "note"] as const) {
    for (const text of cells(meaning)) {
      const kind = frontKindOf(isTyped ? text.replace(FITTINGS, " ") : text);
      if (kind !== "unknown" && !(kind === "other" && meaning === "note")) return kind;
    }
  }
  return "unknown";
}

/** The faults of a line that sizes typed in the preview cure. */
const TYPED_OVER: ReadonlySet<RowProblem["kind"]> = new Set(["no-sizes", "three-sizes", "unused"] as const);

export interface KnownRecord {
  readonly record: CutRecord;
  readonly key: number;
  readonly cells: RowCells;
  readonly kind: FrontKind;
}

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
  const written = typedOver(
    writtenSizes(columns, cells, { list, isSwapped, ...context }),
    choices.sizes?.[key] ?? looseSizes(record, isSwapped),
  );
  const sizes = readSizes(written, list, context.habits);
  const isOpening = saysOpening(record, cells, context) && (list === "doors" || list === "drawers");
  const each = isOpening ? doorsPerOpening(columns, record.cells) : null;
  const count = countOf(record, cells, choices.quantities?.[key], context.above, each);
  const counted = readQuantityCell(count.text);
  const beside = besideSizes(cells);
  const wrong = problem ?? beside.problem;
  const fault = choices.sizes?.[key] && wrong && TYPED_OVER.has(wrong.kind) ? null : wrong;
  const problems: RowProblem[] = fault ? [fault] : [...sizes.problems];
  const notes: RowNote[] = [...sizes.notes];
  const said = extras(
    cells,
    list,
    {
      line,
      room: context.room,
      unitOf: unitsOf(context),
      offers: context.offers,
      beyond: wordsBeyond(record, columns),
    },
    notes,
  );
  const hinge = said.hinge || (list === "doors" ? beside.hinge : "");
  const headsPairs =
    list === "doors" && columns.some(({ meaning, title }) => meaning === "quantity" && namesPairs(title));
  const own = { ...said, hinge: each?.doors === 2 || (headsPairs && hinge === "") ? ("pair" as const) : hinge };
  const opening = isSwapped ? "" : openingIn(record.cells);
  const hints: SizeHints = {
    isOpening,
    isPair: own.hinge === "pair",
    listsSingleDoors: context.listsSingleDoors || opening !== "",
    countsPairs: count.countsPairs || headsPairs,
  };
  const asks = [...questionsOf(hints, key, choices), ...count.asks];
  const fitted = sizes.size && counted !== null ? fittedSize(sizes.size, counted, hints, key, choices) : null;
  const quantity = counted !== null && fitted && !count.isTyped ? counted * fitted.times : counted;
  if (!fault && (quantity === null || quantity > MAX_PIECES)) problems.push({ kind: "quantity", text: count.text });
  else if (!fault && sizes.size && !fitted) problems.push({ kind: "no-door" });
  const piece =
    fitted && quantity && problems.length === 0
      ? {
          ...BLANK_PIECE,
          ...sizeFieldsOf(fitted.width, fitted.height),
          quantity: String(quantity),
          ...own,
          opening: fitted.opening || opening,
        }
      : null;
  const reason = untickedReason(
    { cells, kind, quantity, sizes, isSetAside: record.isSetAside === true, isLoose: record.isLoose === true },
    context,
  );
  const unticked = unansweredOf(asks) ?? reason;
  const tick = choices.ticks?.[key] ?? (record.isLoose ? saidTick(choices.lines?.[line]) : undefined);
  const isRefused = tick === false && isQuestion(unticked);
  const isTicked = piece !== null && unansweredOf(asks) === null && (tick ?? reason === null);
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

/** The sizes in a line that is not laid out in the columns. */
function looseSizes({ isLoose, cells: [, width = "", height = ""] }: CutRecord, isSwapped: boolean) {
  if (!isLoose) return undefined;
  return isSwapped ? { width: height, height: width } : { width, height };
}

const saidTick = (answer: LineAnswer | undefined) => (answer === undefined ? undefined : answer === "piece");

const wordsBeyond = ({ cells, isLoose }: CutRecord, columns: readonly CutColumn[]) =>
  isLoose ? [] : cells.slice(columns.length).filter((cell) => /\p{L}{2}/u.test(cell));

const unitsOf =
  ({ columns, habits }: RowContext): UnitOf =>
  (meaning) => {
    const named = columns.find((column) => column.meaning === meaning)?.unit;
    return habits.isChosen ? habits.unit : (named ?? habits.unit);
  };

function typedOver(
  written: Record<SizeSide, WrittenSize>,
  typed: Readonly<Record<SizeSide, string>> | undefined,
): Record<SizeSide, WrittenSize> {
  if (!typed) return written;
  return { width: { ...written.width, text: typed.width }, height: { ...written.height, text: typed.height } };
}

const saysOpening = (record: CutRecord, cells: RowCells, context: RowContext) =>
  context.isOpening ||
  record.isOpening === true ||
  (["kind", "label", "note", "size"] as const).some((meaning) => cells(meaning).some(namesOpening));

/** The opening that an exported cart says a size was worked out from, in the notation of `opening.ts`. */
const openingIn = (texts: readonly string[]) => texts.find((text) => readOpening(text) !== null) ?? "";

const isEmpty = (text: string) => text.trim() === "";
