import { plainMarks } from "~/trade/measure/tape-text";
import { typedPiece } from "../typed/typed-pair";
import { namesDoorCount } from "./column-words";
import type { CutColumn } from "./columns";
import { readQuantityCell } from "./count-cells";
import { namesPairs } from "./count-headings";
import type { RowQuestion } from "./cut-row";
import type { CutRecord } from "./cut-table";
import type { RowCells } from "./row-cells";

/** If that column is the list's only count, each row is one opening. */
interface DoorsPerOpening {
  readonly doors: number;
  readonly isCount: boolean;
}

export function doorsPerOpening(columns: readonly CutColumn[], cells: readonly string[]): DoorsPerOpening | null {
  const column = columns.find(({ title }) => namesDoorCount(title));
  const doors = Number(cells[column?.index ?? -1] || Number.NaN);
  return column && Number.isInteger(doors) && doors > 0 ? { doors, isCount: column.meaning === "quantity" } : null;
}

/** If a person calls several columns the quantity, their counts add up: those of two levels. */
function summed(texts: readonly string[]): string | undefined {
  if (texts.length < 2) return texts[0];
  const counts = texts.map((text) => (/^[-\u2013]$/.test(text) ? 0 : readQuantityCell(text)));
  const unread = texts[counts.indexOf(null)];
  return unread ?? String(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0));
}

/** What the columns that multiply the quantity come to: 1 without any, `null` if one cannot be read. */
function timesIn(cells: RowCells): number | null {
  return cells("times").reduce<number | null>((product, text) => {
    const count = readQuantityCell(text);
    return product === null || count === null ? null : product * count;
  }, 1);
}

interface RowCount {
  readonly text: string;
  readonly isTyped: boolean;
  readonly asks: readonly RowQuestion[];
  readonly countsPairs: boolean;
}

/** What stands above a row and may count its pieces. */
export interface CountsAbove {
  /** The counts in the heading above that may apply to a row without a count of its own. */
  readonly candidates: readonly number[];
  /** How many times the heading above may count each piece, as `Unit A (4 units)` does; 1 if it does not. */
  readonly times: number;
  /** Whether a person said that it does. */
  readonly isApplied: boolean;
}

/** `each` is how many doors each opening has. */
export function countOf(
  record: CutRecord,
  cells: RowCells,
  typed: string | undefined,
  above: CountsAbove,
  each: DoorsPerOpening | null,
): RowCount {
  const isTyped = typed !== undefined;
  let written = summed(cells("quantity"));
  const [size] = cells("size");
  const beside = size ? typedPiece(plainMarks(size)) : null;
  if (each?.isCount) written = "1";
  const many = each && each.doors > 2 && !beside ? [Number(written ?? 1), Number(written ?? 1) * each.doors] : [];
  const own = many.length > 0 ? many : (record.candidates ?? (beside ? besideOf(written, beside) : []));
  const text = written ?? (beside?.quantity || undefined);
  const count = readQuantityCell(text ?? "");
  const times = timesIn(cells);
  const product = times === null ? null : times * (above.isApplied ? above.times : 1);
  const candidates = candidatesOf(own, above, text === undefined ? null : count);
  const asks: RowQuestion[] = candidates.length > 0 ? [{ kind: "quantity", candidates, isAnswered: isTyped }] : [];
  const countsPairs = record.countsPairs === true || beside?.countsPairs === true || namesPairs(text ?? "");
  if (isTyped || product === 1) return { text: typed ?? text ?? "", isTyped, asks, countsPairs };
  if (product === null) return { text: cells("times").join(" "), isTyped, asks, countsPairs };
  return { text: count === null ? (text ?? "") : String(count * product), isTyped, asks, countsPairs };
}

/** The counts to choose from, none if the count is clear; `count` is `null` if the row gives none. */
function candidatesOf(own: readonly number[], above: CountsAbove, count: number | null): readonly number[] {
  if (above.isApplied) return own.map((one) => one * above.times);
  if (own.length > 0) return own;
  if (above.times > 1) return [count ?? 1, (count ?? 1) * above.times];
  return count === null ? above.candidates : [];
}

/** The cell of the sizes may have a count that differs from the one in the quantity column. */
function besideOf(
  written: string | undefined,
  { quantity, candidates }: { readonly quantity: string; readonly candidates: readonly number[] },
): readonly number[] {
  if (written === undefined) return candidates;
  const counts = [Number(written), Number(quantity)];
  const differ =
    quantity !== "" && candidates.length === 0 && counts.every(Number.isInteger) && counts[0] !== counts[1];
  return differ ? counts.sort((a, b) => a - b) : [];
}
