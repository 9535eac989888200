import { plainMarks } from "~/trade/measure/tape-text";
import { typedPiece } from "../typed/typed-pair";
import { namesDoorCount } from "./column-words";
import type { CutColumn } from "./columns";
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

interface RowCount {
  readonly text: string;
  readonly isTyped: boolean;
  readonly asks: readonly RowQuestion[];
  readonly countsPairs: boolean;
}

/** `above` has the counts in the heading above that may apply; `each`, how many doors each opening has. */
export function countOf(
  record: CutRecord,
  cells: RowCells,
  typed: string | undefined,
  above: readonly number[],
  each: DoorsPerOpening | null,
): RowCount {
  const isTyped = typed !== undefined;
  let [written] = cells("quantity");
  const [size] = cells("size");
  const beside = size ? typedPiece(plainMarks(size)) : null;
  if (each?.isCount) written = "1";
  const many = each && each.doors > 2 && !beside ? [Number(written ?? 1), Number(written ?? 1) * each.doors] : [];
  const own = many.length > 0 ? many : (record.candidates ?? (beside ? besideOf(written, beside) : []));
  const candidates = own.length === 0 && written === undefined && !beside?.quantity ? above : own;
  const asks: RowQuestion[] = candidates.length > 0 ? [{ kind: "quantity", candidates, isAnswered: isTyped }] : [];
  const countsPairs = record.countsPairs === true || beside?.countsPairs === true || PAIRS.test(written ?? "");
  return { text: typed ?? written ?? beside?.quantity ?? "", isTyped, asks, countsPairs };
}

const PAIRS = /\b(?:pairs?|prs?|paar|paires?|pares)\b/i;

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
