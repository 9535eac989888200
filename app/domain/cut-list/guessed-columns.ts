import { readTape } from "../tape";
import type { ColumnMeaning } from "./column-words";
import { type CutColumn, middleOf, pairColumn, samplesOf } from "./columns";
import type { CutRecord } from "./cut-table";
import { frontKindOf } from "./front-words";

/** The order of Cabinet Vision's cut list, which has no headings. */
const PARTS_LIST: readonly ColumnMeaning[] = [
  ...([
    "ignore",
    "room",
    "cabinet",
    "ignore",
    "label",
    "ignore",
    "ignore",
    "length",
    "width",
    "ignore",
    "quantity",
  ] as const),
];

/**
 * Guesses the columns of a list without headings by what they hold. Two columns of sizes are width and height; with
 * more of them, as parts lists have, the first two are length and width, and of raw and finished sizes the finished.
 */
export function guessColumns(records: readonly CutRecord[]): CutColumn[] {
  const count = Math.max(0, ...records.slice(0, 50).map(({ cells }) => cells.length));
  const meanings: ColumnMeaning[] = isPartsList(records) ? [...PARTS_LIST] : guess(records, count);
  return Array.from({ length: count }, (_, index) => ({
    index,
    title: "",
    meaning: meanings[index] ?? "ignore",
    unit: null,
    isOpening: false,
    isAsked: false,
    samples: samplesOf(index, records),
  }));
}

const isPartsList = (records: readonly CutRecord[]) => {
  const [first] = records;
  return (
    first !== undefined && first.cells.length >= 17 && first.cells.slice(16).every((cell) => /^\*.*\*$|^$/.test(cell))
  );
};

interface Column {
  readonly index: number;
  readonly cells: readonly string[];
  readonly isNumeric: boolean;
  readonly isCount: boolean;
}

function guess(records: readonly CutRecord[], count: number): ColumnMeaning[] {
  const both = pairColumn(records);
  const body = records.slice(0, 50);
  const columns = Array.from({ length: count }, (_, index): Column => {
    const cells = body.map((record) => record.cells[index] ?? "").filter(Boolean);
    const sizes = cells.filter((cell) => readTape(cell, { most: 99_999 }).kind !== "unreadable");
    return {
      index,
      cells,
      isNumeric: cells.length > 0 && sizes.length * 3 >= cells.length * 2,
      isCount: cells.length > 0 && cells.every((cell) => /^\d{1,3}$/.test(cell)),
    };
  });
  const numeric = columns.filter((column) => column.isNumeric);
  const meanings: ColumnMeaning[] = columns.map((column) => textMeaning(column));
  const counts = numeric.filter((column) => column.isCount);
  const quantity = numeric.length > 2 ? leastOf(counts, records) : undefined;
  const sizes = numeric.filter((column) => column !== quantity);
  if (both >= 0) {
    const [how] = counts;
    if (how) meanings[how.index] = "quantity";
    meanings[both] = "size";
    return meanings;
  }
  if (sizes.length < 2) return columns.map(() => "ignore");
  if (quantity) meanings[quantity.index] = "quantity";
  const [first, second] = sizes.length >= 6 ? sizes.slice(3) : sizes;
  const isParts = sizes.length > 2;
  if (first) meanings[first.index] = isParts ? "length" : "width";
  if (second) meanings[second.index] = isParts ? "width" : "height";
  return meanings;
}

/** The column of counts with the smallest middle, unless it is as large as a size. */
function leastOf(counts: readonly Column[], records: readonly CutRecord[]): Column | undefined {
  const middles = counts.map(({ index }) => middleOf(index, records));
  const least = Math.min(...middles);
  return least <= 6 * 16 ? counts[middles.indexOf(least)] : undefined;
}

function textMeaning({ isNumeric, cells }: Column): ColumnMeaning {
  if (isNumeric || cells.length === 0 || cells.every((cell) => /[m²t]²|ft2|m2/.test(cell))) return "ignore";
  if (cells.every((cell) => /^(?:l|r|lh|rh|left|right|pair)$/i.test(cell))) return "hinge";
  if (cells.every((cell) => frontKindOf(cell) !== "unknown")) return "kind";
  return "label";
}
