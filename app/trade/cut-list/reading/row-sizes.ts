import { fromSixteenths, type Sixteenths } from "~/trade/measure/measure";
import { maxInches, type PieceList } from "~/trade/measure/piece";
import { type LengthUnit, readTape } from "~/trade/measure/tape";
import { plainMarks, plainSizeText } from "~/trade/measure/tape-text";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import { typedPiece } from "../typed/typed-pair";
import { typedPairs } from "../typed/typed-sizes";
import type { CutColumn } from "./columns";
import type { CutListChoices, RowNote, RowProblem, SizeSide } from "./cut-row";
import { namesUnit } from "./list-habits";
import { type RowCells, readHinge } from "./row-cells";

export interface WrittenSize {
  readonly text: string;
  readonly unit: LengthUnit | null;
}

interface SizeOrder {
  readonly list: PieceList;
  readonly isSwapped: boolean;
  readonly isLengthUp: boolean;
  /** Whether the list states that the vertical size comes first, or last; `null` if it states no order. */
  readonly isHeightFirst: boolean | null;
  readonly choices: Pick<CutListChoices, "columns">;
}

/** Width first. Length runs along the grain: it is a door's height and a drawer front's width. */
export function writtenSizes(
  columns: readonly CutColumn[],
  cells: RowCells,
  ways: SizeOrder,
): Record<SizeSide, WrittenSize> {
  const of = (meaning: CutColumn["meaning"]): WrittenSize => ({
    text: cells(meaning)[0] ?? "",
    unit: columns.find((column) => column.meaning === meaning)?.unit ?? null,
  });
  const sizes = both(columns, of, ways);
  return ways.isSwapped ? { width: sizes.height, height: sizes.width } : sizes;
}

function both(
  columns: readonly CutColumn[],
  of: (meaning: CutColumn["meaning"]) => WrittenSize,
  { list, isLengthUp, isHeightFirst, choices }: SizeOrder,
): Record<SizeSide, WrittenSize> {
  const has = (meaning: CutColumn["meaning"]) => columns.some((column) => column.meaning === meaning);
  if (has("size") && !(has("width") && (has("height") || has("length")))) {
    const { text, unit } = of("size");
    const isTurned = isHeightFirst ?? columns.some((column) => column.meaning === "size" && column.isHeightFirst);
    const plain = plainMarks(text);
    const { width, height } =
      typedPairs(plain).length === 1 ? typedPiece(plain, { isHeightFirst: isTurned }) : { width: "", height: "" };
    return { width: { text: width, unit }, height: { text: height, unit } };
  }
  const isGuessed = !choices.columns && columns.every(({ title }) => title === "");
  if (isGuessed && isHeightFirst !== null) {
    const [first, second] = has("length") ? [of("length"), of("width")] : [of("width"), of("height")];
    return isHeightFirst ? { width: second, height: first } : { width: first, height: second };
  }
  if (!has("length")) return { width: of("width"), height: of("height") };
  if (!has("width")) return { width: of("length"), height: of("height") };
  return list === "drawers" && !isLengthUp
    ? { width: of("length"), height: of("width") }
    : { width: of("width"), height: of("length") };
}

/** A hinge, and what may belong to the sizes or counts several sides, for which a row has no room. */
export function besideSizes(cells: RowCells): { readonly hinge: string; readonly problem: RowProblem | null } {
  const [text = ""] = cells("size");
  if (text === "") return { hinge: "", problem: null };
  const { hinge, leftover, sides } = typedPiece(plainMarks(text));
  const unused = sides.length > 1 ? sides.map((side) => `${side.count} ${side.hinge}`).join(", ") : leftover;
  return { hinge: readHinge(hinge) ?? "", problem: unused === "" ? null : { kind: "unused", text: unused } };
}

export interface SizeHabits {
  readonly unit: LengthUnit;
  /** Whether the unit overrides what the headings say: a person chose it, or the program has only one. */
  readonly isChosen: boolean;
  readonly decimalComma: boolean | undefined;
  readonly isUnitUnclear: boolean;
}

type SizeFields = Pick<PieceDraft, "widthInches" | "widthFraction" | "heightInches" | "heightFraction">;

export function readSizes(
  written: Readonly<Record<SizeSide, WrittenSize>>,
  list: PieceList,
  habits: SizeHabits,
): { size: Record<SizeSide, Sixteenths> | null; problems: RowProblem[]; notes: RowNote[]; isUnitUnclear: boolean } {
  const problems: RowProblem[] = [];
  const notes: RowNote[] = [];
  let isUnitUnclear = false;
  const lengths = (["width", "height"] as const).map((side): Sixteenths | null => {
    const { text, unit } = written[side];
    const reading = readTape(text, {
      unit: habits.isChosen ? habits.unit : (unit ?? habits.unit),
      decimalComma: habits.decimalComma,
      maxInches: maxInches(list),
    });
    if (reading.kind === "near") notes.push({ kind: "near", side, length: reading.length, off: reading.off });
    const isGuessed = unit === null && !habits.isChosen && habits.unit === "in" && !namesUnit(plainSizeText(text));
    if (isGuessed && (habits.isUnitUnclear || reading.kind === "near")) isUnitUnclear = true;
    const length = reading.kind === "exact" || reading.kind === "near" ? reading.length : null;
    if (length === 0 || (reading.kind === "unreadable" && reading.reason === "empty"))
      problems.push({ kind: "missing", side });
    else if (length === null) problems.push({ kind: "size", side, text, reading });
    return length;
  });
  const [width, height] = lengths;
  return { size: width && height ? { width, height } : null, problems, notes, isUnitUnclear };
}

export function sizeFieldsOf(width: Sixteenths, height: Sixteenths): SizeFields {
  const [w, h] = [fromSixteenths(width), fromSixteenths(height)];
  return {
    widthInches: String(w.inches),
    widthFraction: w.fraction,
    heightInches: String(h.inches),
    heightFraction: h.fraction,
  };
}

export function sizeOfFields({ widthInches, widthFraction, heightInches, heightFraction }: SizeFields): string {
  const side = (inches: string, fraction: string) =>
    fraction === "0" ? inches : inches === "0" ? fraction : `${inches} ${fraction}`;
  return `${side(widthInches, widthFraction)} × ${side(heightInches, heightFraction)}`;
}
