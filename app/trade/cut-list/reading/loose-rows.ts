import { plainMarks } from "~/trade/measure/tape-text";
import { timesInHeading } from "../balance/heading-times";
import { partsOf } from "../typed/typed-parts";
import { typedPairs } from "../typed/typed-sizes";
import type { ColumnMeaning } from "./column-meanings";
import type { CutListChoices } from "./cut-row";
import type { CutRecord } from "./cut-table";
import type { RowCells } from "./row-cells";
import type { CountsAbove } from "./row-count";
import { recordsOf } from "./typed-text";
import { cellsText, countsAbove, NOT_COUNTED } from "./walk-records";

const TYPED: readonly ColumnMeaning[] = ["quantity", "width", "height", "label", "hinge", "bore"];

/** The cells of a line that is not laid out in the columns, as those of a typed one. */
export const looseCells =
  (cells: readonly string[]): RowCells =>
  (meaning) =>
    TYPED.flatMap((one, at) => (one === meaning && cells[at] ? [cells[at]] : []));

/**
 * A table's rows, with those above its heading, and the pieces in lines that are not laid out in its columns: `two doors
 * 15 x 30`. Such a line may also head the rows below it.
 *
 * @param isSized whether a record has a size in its columns
 */
export function withLooseRows(
  top: readonly CutRecord[],
  body: readonly CutRecord[],
  isSized: (record: CutRecord) => boolean,
): readonly CutRecord[] {
  return [...top.flatMap(looseRowsOf), ...body.flatMap((record) => (isSized(record) ? [record] : withLoose(record)))];
}

function looseRowsOf(record: CutRecord): CutRecord[] {
  const text = plainMarks(cellsText(record));
  if (typedPairs(text).length === 0) return [];
  return recordsOf(partsOf(text), record.line, false).map((one) => ({ ...one, isLoose: true }));
}

function withLoose(record: CutRecord): CutRecord[] {
  const filled = record.cells.filter(Boolean).length;
  const loose = filled > 2 ? [] : looseRowsOf(record);
  const isHeading = filled === 1 && loose.every(({ cells: [quantity], candidates }) => !quantity && !candidates);
  return loose.length === 0 || isHeading ? [record, ...loose] : loose;
}

/** What the lines above a table's heading say of how often its pieces are counted. */
export function aboveHeading(top: readonly CutRecord[], { lines }: CutListChoices): CountsAbove {
  const found = top.findLast((record) => timesInHeading(cellsText(record)) > 1);
  return found ? countsAbove(cellsText(found), [], lines?.[found.line]) : NOT_COUNTED;
}
