import { readTape } from "~/trade/measure/tape";
import { frontKindOf } from "../typed/front-words";
import type { ColumnMeaning } from "./column-meanings";
import { type ColumnDoubt, type CutColumn, columnsOf, medianOf, pairColumn, samplesOf } from "./columns";
import type { CutRecord } from "./cut-table";
import { MILLIMETERS_FROM } from "./list-habits";

/** The column order of Cabinet Vision's cut list, which has no headings. */
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

/** The index of a heading whose words are unknown, or -1: it holds no size, and at least two columns below it do. */
export function findForeignHeading(records: readonly CutRecord[]): number {
  const at = records.findIndex(({ cells }) => cells.filter(Boolean).length > 1);
  const heading = records[at];
  const [below] = records.slice(at + 1).filter(({ cells }) => cells.some(Boolean));
  if (!heading || !below || heading.cells.filter(isSize).length > 0) return -1;
  const sized = below.cells.filter((cell, index) => isSize(cell) && heading.cells[index]);
  return sized.length > 1 && heading.cells.every((cell) => cell.length < 40) ? at : -1;
}

const isSize = (cell: string) => readTape(cell, { maxInches: 99_999 }).kind !== "unreadable";

/** Their meanings are guessed, and the preview asks about them. */
export function foreignColumns(heading: CutRecord, records: readonly CutRecord[]): CutColumn[] {
  const guessed = guessColumns(records);
  return columnsOf(heading, records).map((column, index) => {
    const guess = guessed[index]?.meaning ?? "ignore";
    const meaning =
      SIDES.has(guess) || column.meaning === "ignore" || (column.meaning === "note" && guess !== "ignore")
        ? guess
        : column.meaning;
    return { ...column, meaning, doubt: SIDES.has(meaning) ? "unknown" : column.doubt };
  });
}

/** Two columns of sizes are width and height; of more, the first two are length and width, finished before raw. */
export function guessColumns(records: readonly CutRecord[]): CutColumn[] {
  const count = Math.max(0, ...records.slice(0, 50).map(({ cells }) => cells.length));
  const { meanings, isUnclear, sparse } = isPartsList(records)
    ? { meanings: [...PARTS_LIST], isUnclear: false, sparse: [] }
    : guess(records, count);
  const doubt: ColumnDoubt | null = isUnclear ? "unknown" : isTurned(meanings, records) ? "turned" : null;
  const mayCount = (index: number) => sparse.includes(index) || (sparse.length > 0 && meanings[index] === "quantity");
  return Array.from({ length: count }, (_, index) => ({
    index,
    title: "",
    meaning: meanings[index] ?? "ignore",
    unit: null,
    isOpening: false,
    isHeightFirst: false,
    doubt: SIDES.has(meanings[index] ?? "ignore") ? doubt : mayCount(index) ? "counts" : null,
    samples: samplesOf(index, records),
  }));
}

const SIDES: ReadonlySet<ColumnMeaning> = new Set(["width", "height", "length"]);

function isTurned(meanings: readonly ColumnMeaning[], records: readonly CutRecord[]): boolean {
  const up = meanings.indexOf(meanings.includes("length") ? "length" : "height");
  const across = meanings.indexOf("width");
  if (up < 0 || across < 0) return false;
  const doors = records.filter(({ cells }) => !cells.some((cell) => ["drawers", "other"].includes(frontKindOf(cell))));
  return medianOf(up, doors) < medianOf(across, doors);
}

/** One record has all that such a part has, and most of the others what those without sizes or files have. */
export function isPartsList(records: readonly CutRecord[]): boolean {
  const filled = records.slice(0, 200).filter(({ cells }) => cells.filter(Boolean).length > 1);
  const isPart = ({ cells }: CutRecord) =>
    cells.length >= 17 &&
    cells.slice(16).every((cell) => /^\*.*\*$|^$/.test(cell)) &&
    /^(?:\d{1,3}(?:\.0+)?)?$/.test(cells[10] ?? "") &&
    [7, 8, 9].every((index) => !cells[index] || isSize(cells[index] ?? ""));
  const parts = filled.filter(isPart);
  const isWhole = ({ cells }: CutRecord) => [7, 8, 10].every((index) => cells[index]) && cells.slice(16).some(Boolean);
  return parts.some(isWhole) && parts.length * 2 > filled.length;
}

interface Column {
  readonly index: number;
  readonly cells: readonly string[];
  readonly isNumeric: boolean;
  /** Whether it has numbers, but not in most lines: nothing is read from them before a person says so. */
  readonly isSparse: boolean;
  readonly isCount: boolean;
}

interface Guess {
  readonly meanings: ColumnMeaning[];
  readonly isUnclear: boolean;
  readonly sparse: readonly number[];
}

/** Unclear if more columns hold sizes than a front has, and none holds a sawn size. */
function guess(records: readonly CutRecord[], count: number): Guess {
  const both = pairColumn(records);
  const body = records.slice(0, 50);
  const widths = body.map(({ cells }) => cells.filter(Boolean).length);
  const laidOut = widths.filter((width) => width * 2 >= Math.max(...widths));
  const columns = Array.from({ length: count }, (_, index): Column => {
    const cells = body.map((record) => record.cells[index] ?? "").filter(Boolean);
    const sizes = cells.filter((cell) => readTape(cell, { maxInches: 99_999 }).kind !== "unreadable");
    const holdsNumbers = cells.length > 0 && sizes.length * 3 >= cells.length * 2;
    const isSparse = holdsNumbers && both < 0 && cells.length * 2 < laidOut.length;
    return {
      index,
      cells,
      isNumeric: holdsNumbers && !isSparse,
      isSparse,
      isCount: cells.length > 0 && cells.every((cell) => /^\d{1,3}$/.test(cell)) && !isLineNumbers(cells),
    };
  });
  const numeric = columns.filter((column) => column.isNumeric && !isLineNumbers(column.cells));
  const meanings: ColumnMeaning[] = columns.map((column) => textMeaning(column));
  const counts = numeric.filter((column) => column.isCount);
  const quantity = numeric.length > 2 ? smallestCounts(counts, records) : undefined;
  const fronts = numeric.filter((column) => column !== quantity);
  const thin = thicknessColumns(fronts, records);
  const sizes = fronts.length - thin.length > 1 ? fronts.filter((column) => !thin.includes(column)) : fronts;
  if (both >= 0) {
    const [how] = counts;
    if (how) meanings[how.index] = "quantity";
    meanings[both] = "size";
    return { meanings, isUnclear: false, sparse: [] };
  }
  if (sizes.length < 2) return { meanings: columns.map(() => "ignore"), isUnclear: false, sparse: [] };
  if (quantity) meanings[quantity.index] = "quantity";
  const sawn = sawnBefore(sizes, records);
  const [first, second] = sizes.slice(sawn);
  const isParts = fronts.length > 2;
  if (first) meanings[first.index] = isParts ? "length" : "width";
  if (second) meanings[second.index] = isParts ? "width" : "height";
  const isInInches = fronts.every(({ index }) => medianOf(index, records) < MILLIMETERS_FROM * 16);
  const mayCountToo = quantity !== undefined && isInInches && thin.some(({ isCount }) => isCount);
  const sparse = columns.filter(({ isSparse }) => isSparse).map(({ index }) => index);
  return { meanings, isUnclear: (sizes.length > 2 && sawn === 0) || mayCountToo, sparse };
}

const isLineNumbers = (cells: readonly string[]) =>
  cells.length > 1 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at);

function thicknessColumns(columns: readonly Column[], records: readonly CutRecord[]): Column[] {
  const medians = columns.map(({ index }) => medianOf(index, records));
  const most = Math.max(0, ...medians) >= MILLIMETERS_FROM * 16 ? 60 * 16 : 2 * 16;
  return columns.filter((_, at) => (medians[at] ?? 0) <= most);
}

/** Two, each a little larger than the finished size that it belongs to, or none. */
function sawnBefore(sizes: readonly Column[], records: readonly CutRecord[]): number {
  const half = sizes.length < 4 ? 0 : 2;
  const medians = sizes.map(({ index }) => medianOf(index, records));
  const isSawn = (at: number) => {
    const [sawn = 0, finished = 0] = [medians[at], medians[at + half]];
    return sawn >= finished && sawn * 3 <= finished * 4 + 64;
  };
  return [...Array(half).keys()].every(isSawn) ? half : 0;
}

function smallestCounts(counts: readonly Column[], records: readonly CutRecord[]): Column | undefined {
  const medians = counts.map(({ index }) => medianOf(index, records));
  const smallest = Math.min(...medians);
  return smallest <= 6 * 16 ? counts[medians.indexOf(smallest)] : undefined;
}

function textMeaning({ isNumeric, isSparse, cells }: Column): ColumnMeaning {
  if (isNumeric || isSparse || cells.length === 0 || cells.every((cell) => /[m²t]²|ft2|m2/.test(cell))) return "ignore";
  if (cells.every((cell) => /^(?:l|r|lh|rh|left|right|pair)$/i.test(cell))) return "hinge";
  if (cells.every((cell) => frontKindOf(cell) !== "unknown")) return "kind";
  return "label";
}
