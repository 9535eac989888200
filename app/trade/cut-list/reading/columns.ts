import { type LengthUnit, readTape } from "~/trade/measure/tape";
import { plainMarks } from "~/trade/measure/tape-text";
import { readOpening } from "~/trade/openings/opening";
import { frontKindOf, withoutAccents } from "../typed/front-words";
import { typedPairs } from "../typed/typed-sizes";
import type { ColumnMeaning } from "./column-meanings";
import { type HeadingReading, namesDoorCount, readHeading } from "./column-words";
import type { CutRecord } from "./cut-table";
import { MILLIMETERS_FROM } from "./list-habits";
import { openCounts } from "./open-counts";

/**
 * What is unclear about a list's columns: `twice` several columns have one meaning; `three` there are three sizes and
 * none is a thickness; `unknown` no heading names them; `turned` most doors would be wider than they are tall; `counts`
 * a column of numbers that is not read may say how many pieces there are.
 */
export type ColumnDoubt = "twice" | "three" | "unknown" | "turned" | "counts";

export interface CutColumn {
  readonly index: number;
  readonly title: string;
  readonly meaning: ColumnMeaning;
  readonly unit: LengthUnit | null;
  readonly isOpening: boolean;
  readonly isHeightFirst: boolean;
  readonly doubt: ColumnDoubt | null;
  readonly samples: readonly string[];
}

const SIZES: readonly ColumnMeaning[] = ["width", "height", "length"];
const SINGLE: readonly ColumnMeaning[] = [
  ...SIZES,
  ...(["size", "quantity", "location", "room", "hinge", "bore", "boring", "enabled"] as const),
];

const HEADING_WITHIN = 40;
const SAMPLE = 50;

/** -1 for none. One of the first forty records that names two sizes with figures below, or a column of both. */
export function findHeading(records: readonly CutRecord[]): number {
  return records.slice(0, HEADING_WITHIN).findIndex((record, at) => {
    const below = records.slice(at + 1, at + 8);
    const [first, second] = sizeColumns(record);
    if (second !== undefined) {
      return below.some(({ cells }) => [first, second].some((n) => n !== undefined && /\d|[½¼¾]/.test(cells[n] ?? "")));
    }
    if (first !== undefined && below.some(({ cells }) => typedPairs(plainMarks(cells[first] ?? "")).length > 0))
      return true;
    const isNamed = record.cells.filter((cell) => readHeading(cell).meaning !== "ignore").length > 1;
    return (
      isNamed &&
      record.cells.some((cell) => readHeading(cell).meaning === "quantity") &&
      !record.cells.some((cell) => /\d/.test(cell)) &&
      pairColumn(below) >= 0
    );
  });
}

export function sizeColumns({ cells }: CutRecord): number[] {
  const found = new Map<ColumnMeaning, number>();
  for (const [index, cell] of cells.entries()) {
    if (/\d[\d .,/]*(?:mm|cm|in|"|$)/.test(cell)) continue;
    const { meaning } = readHeading(cell);
    if ((SIZES.includes(meaning) || meaning === "size") && !found.has(meaning)) found.set(meaning, index);
  }
  const both = found.get("size");
  const sizes = SIZES.flatMap((meaning) => found.get(meaning) ?? []);
  if (sizes.length >= 2) return sizes.slice(0, 2);
  return both === undefined || cells.filter(Boolean).length < 2 ? [] : [both];
}

export function columnsOf(heading: CutRecord, body: readonly CutRecord[]): CutColumn[] {
  const readings = heading.cells.map(readHeading);
  const meanings = readings.map(({ meaning }, index) =>
    settledMeaning(meaning, heading.cells[index] ?? "", index, body),
  );
  if (!meanings.some((meaning) => meaning === "size" || SIZES.includes(meaning))) {
    const both = pairColumn(body);
    if (both >= 0) meanings[both] = "size";
  }
  for (const [index, reading] of readings.entries()) {
    const isNaming = reading.isForeign && cellsOf(index, body).some((cell) => frontKindOf(cell) !== "unknown");
    if (isNaming && meanings[index] === "ignore") meanings[index] = "label";
  }
  for (const [index, { meaning, isSpent }] of readings.entries()) {
    if (meaning === "ignore" && !isSpent && meanings[index] === "ignore" && holdsWords(index, body))
      meanings[index] = "note";
  }
  const counts = meanings.flatMap((meaning, index) => (meaning === "quantity" ? [index] : []));
  const ofDoors = counts.filter((index) => namesDoorCount(heading.cells[index] ?? ""));
  if (counts.length > ofDoors.length) for (const index of ofDoors) meanings[index] = "ignore";
  const asked = new Map<number, ColumnDoubt>();
  for (const meaning of SINGLE) keepOneColumn(meaning, meanings, readings, heading.cells, body, asked);
  for (const index of openCounts(heading, body, meanings, readings)) asked.set(index, "counts");
  ignoreThickness(meanings, body, asked);
  return heading.cells.map((title, index) => {
    const { unit = null, isOpening = false, isHeightFirst = false } = readings[index] ?? {};
    return {
      index,
      title,
      meaning: meanings[index] ?? "ignore",
      unit,
      isOpening,
      isHeightFirst,
      doubt: asked.get(index) ?? null,
      samples: samplesOf(index, body),
    };
  });
}

/** Whether most cells of a column have words in them, other than those of a switch or of an opening as we export it. */
function holdsWords(index: number, body: readonly CutRecord[]): boolean {
  const cells = cellsOf(index, body);
  const hasWords = (cell: string) => /\p{L}{3}/u.test(cell) && !/^(?:true|false|yes|https?:.*)$/i.test(cell);
  const worded = cells.filter((cell) => hasWords(cell) && readOpening(cell) === null);
  return worded.length > 0 && worded.length * 2 >= cells.length;
}

export function samplesOf(index: number, body: readonly CutRecord[]): string[] {
  return cellsOf(index, body).slice(0, 3);
}

/** A `#` that only numbers the rows is a label, and an area in figures is not a room. */
function settledMeaning(
  meaning: ColumnMeaning,
  title: string,
  index: number,
  body: readonly CutRecord[],
): ColumnMeaning {
  const cells = cellsOf(index, body);
  if (meaning === "quantity" && title.trim() === "#") {
    const isCounting =
      cells.length > 1 && cells.every((cell, at) => at === 0 || Number(cell) === Number(cells[at - 1]) + 1);
    return isCounting ? "label" : meaning;
  }
  if (meaning === "quantity" && /^\W*(?:per|pro|je|par|por)\b/.test(withoutAccents(title)))
    return cells.every((cell) => /^\d{1,3}$/.test(cell)) ? meaning : "ignore";
  if (/^\W*(?:doors|fronts|drawers)\W*$/.test(withoutAccents(title)))
    return cells.length > 0 && cells.every((cell) => /^\d{1,3}$/.test(cell)) ? "quantity" : meaning;
  // `Nombre` is a number in French and a name in Spanish.
  if (/^\W*nombre\W*$/.test(withoutAccents(title)))
    return cells.every((cell) => /^\d{1,3}$/.test(cell)) ? "quantity" : "label";
  const isArea = meaning === "room" && withoutAccents(title).includes("area") && cells.some((cell) => /\d/.test(cell));
  return isArea ? "ignore" : meaning;
}

const cellsOf = (index: number, body: readonly CutRecord[]) =>
  body.slice(0, SAMPLE).flatMap(({ cells }) => cells[index] || []);

/** The column whose cells hold two sizes each (`Door 15 1/2 x 30`), or -1. */
export function pairColumn(body: readonly CutRecord[]): number {
  const width = Math.max(0, ...body.slice(0, SAMPLE).map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, index) => cellsOf(index, body)).findIndex(
    (cells) =>
      cells.length > 0 && cells.filter((cell) => typedPairs(plainMarks(cell)).length === 1).length * 2 >= cells.length,
  );
}

/** Whether each of several headings of one meaning has words or numbers of its own: `Level 1 qty`, `Level 2 qty`. */
function areNamedApart(titles: readonly string[]): boolean {
  const own = titles.map((title) =>
    (withoutAccents(title).match(/[a-z]+|\d+/g) ?? [])
      .filter((word) => readHeading(word).meaning !== "quantity")
      .join(" "),
  );
  return own.every(Boolean) && new Set(own).size > 1;
}

/** Keeps a meaning for only one column. If several fit it equally well, takes the first and asks. */
function keepOneColumn(
  meaning: ColumnMeaning,
  meanings: ColumnMeaning[],
  readings: readonly HeadingReading[],
  titles: readonly string[],
  body: readonly CutRecord[],
  asked: Map<number, ColumnDoubt>,
): void {
  const found = meanings.flatMap((other, index) => (other === meaning ? [index] : []));
  const rankOf = (index: number) => readings[index]?.rank ?? 1;
  const best = Math.min(...found.map(rankOf));
  const wanted = found.filter((index) => rankOf(index) === best);
  const [first, ...others] = wanted;
  if (first === undefined) return;
  const isApart = areNamedApart(wanted.map((index) => titles[index] ?? ""));
  const isSame = (index: number) => body.every(({ cells }) => (cells[index] ?? "") === (cells[first] ?? ""));
  if (SIZES.includes(meaning) && !others.every(isSame)) for (const index of wanted) asked.set(index, "twice");
  const isCount = meaning === "quantity" && best > 0;
  if (isCount && others.length > 0 && (isApart || !others.every(isSame)))
    for (const index of wanted) asked.set(index, "counts");
  const isText = !SIZES.includes(meaning) && meaning !== "quantity";
  for (const index of found) if (index !== first) meanings[index] = isText ? "note" : "ignore";
}

/** The thickness is the smallest size, up to two inches, or 60 with bare millimeters. If none is, asks. */
function ignoreThickness(meanings: ColumnMeaning[], body: readonly CutRecord[], asked: Map<number, ColumnDoubt>): void {
  const places = SIZES.map((meaning) => meanings.indexOf(meaning));
  if (places.includes(-1)) return;
  const medians = places.map((index) => medianOf(index, body));
  const smallest = Math.min(...medians);
  const maxThickness = Math.max(...medians) >= MILLIMETERS_FROM * 16 ? 60 * 16 : 2 * 16;
  const thickness = smallest <= maxThickness ? places[medians.indexOf(smallest)] : undefined;
  if (thickness !== undefined) meanings[thickness] = "ignore";
  else for (const index of places) asked.set(index, "three");
}

export function medianOf(index: number, body: readonly CutRecord[]): number {
  const lengths = cellsOf(index, body).flatMap((cell) => {
    const reading = readTape(cell, { maxInches: 99_999 });
    return reading.kind === "exact" || reading.kind === "near" ? [reading.length] : [];
  });
  return lengths.sort((a, b) => a - b)[lengths.length >> 1] ?? 0;
}
