import { withoutAccents } from "../typed/front-words";
import type { ColumnMeaning } from "./column-meanings";
import { type HeadingReading, SIZE_MEANINGS } from "./column-words";
import { countInCell } from "./count-cells";
import { headsMultiple, headsTotal, namesPairs } from "./count-headings";
import type { CutRecord } from "./cut-table";
import { handedPlaces } from "./handed-columns";

/** Headings such as `No.`, which may number the rows or count the pieces. */
const NUMBER_OR_COUNT = /^\W*(?:no|nos|nr|num|number|numero|n|id)\W*$/;

/** Whether a count cannot be made of whole ones of another: 8 of 3. */
const isUneven = (all: number | null, each: number | null) => !!all && !!each && all % each !== 0;

/**
 * The columns that may count the pieces, with the known one: every column of whole numbers that is not read as
 * something else. Not those that number the rows, that agree with the known count in each row, alone or in sum, or
 * that say 1 throughout. A count per unit is always doubtful unless there is a total that its units add up to.
 */
export function openCounts(
  heading: CutRecord,
  body: readonly CutRecord[],
  meanings: readonly ColumnMeaning[],
  readings: readonly HeadingReading[],
): readonly number[] {
  const sizes = meanings.flatMap((meaning, index) => (SIZE_MEANINGS.has(meaning) ? [index] : []));
  const rows = body.filter(({ cells }) => sizes.some((index) => /\d/.test(cells[index] ?? "")));
  const known = meanings.indexOf("quantity");
  const [isTotal, isShare] = [readings[known]?.rank === 0, readings[known]?.rank === 3];
  const columns = countColumns(heading, rows, meanings, readings, Math.min(...sizes));
  const countIn = ({ cells }: CutRecord, index: number) => countInCell(cells[index]);
  const parts = readings.flatMap(({ meaning }, at) => (meaning === "quantity" && at !== known ? [at] : []));
  const shares = parts.filter((at) => readings[at]?.rank === 3);
  const isNoPart = (index: number) => rows.some((row) => isUneven(countIn(row, known), countIn(row, index)));
  if (known < 0 || isShare) {
    const counting = columns.filter(({ varies }) => varies);
    const open = !isShare && columns.length > 1 ? columns : counting;
    const places = open.map(({ index }) => index);
    return isShare ? [known, ...places] : places;
  }
  const multiples = columns.filter(({ index }) => headsMultiple(heading.cells[index] ?? ""));
  const differs = (index: number) => rows.some((row) => (countIn(row, index) ?? 0) !== (countIn(row, known) ?? 1));
  const addUp = (places: readonly number[]) =>
    places.length > 1 &&
    rows.every((row) => places.reduce((sum, index) => sum + (countIn(row, index) ?? 0), 0) === countIn(row, known));
  const [share, multiple] = [shares[0], multiples[0]?.index];
  const isProduct =
    isTotal &&
    share !== undefined &&
    multiple !== undefined &&
    rows.every((row) => (countIn(row, share) ?? 1) * (countIn(row, multiple) ?? 1) === countIn(row, known));
  const isPairs = (index: number) => namesPairs(heading.cells[index] ?? "");
  const isMultiple = (index: number) => multiples.some((one) => one.index === index) || isPairs(index);
  const plain = columns.flatMap(({ index }) =>
    isMultiple(index) || headsTotal(heading.cells[index] ?? "") ? [] : [index],
  );
  const isSettled = isProduct || addUp(plain);
  const others = columns.filter(({ index, varies }) => {
    if (isMultiple(index)) return varies && !isProduct;
    return varies && differs(index) && !(isSettled && plain.includes(index));
  });
  const sides = handedPlaces(heading) ?? [];
  const counted = sides.filter((index) => rows.some(({ cells }) => /^[1-9]\d{0,2}$/.test(cells[index] ?? "")));
  const doubtful = new Set([
    ...(isTotal ? parts : shares).filter((index) => isNoPart(index) || headsMultiple(heading.cells[known] ?? "")),
    ...(others.length > 0 ? columns.map(({ index }) => index) : []),
    ...(addUp(sides) ? [] : counted),
  ]);
  if (isTotal && share !== undefined && multiple !== undefined && !isProduct) doubtful.add(share).add(multiple);
  return doubtful.size > 0 ? [known, ...doubtful] : [];
}

interface CountColumn {
  readonly index: number;
  /** Whether it says more than 1 somewhere, or nothing in some rows: one that says 1 throughout changes no count. */
  readonly varies: boolean;
}

/** The columns of whole numbers that nothing else is read from, and that do not number the rows before their sizes. */
function countColumns(
  heading: CutRecord,
  rows: readonly CutRecord[],
  meanings: readonly ColumnMeaning[],
  readings: readonly HeadingReading[],
  firstSize: number,
): CountColumn[] {
  const isCounted = meanings.includes("quantity");
  const isOpen = (index: number) => {
    const title = heading.cells[index] ?? "";
    const [meaning, reading] = [meanings[index], readings[index]];
    if (!isCounted && meaning === "label" && NUMBER_OR_COUNT.test(withoutAccents(title))) return true;
    if (meaning !== "ignore" || reading?.meaning !== "ignore") return false;
    return !reading.isSpent || headsMultiple(title) || headsTotal(title);
  };
  return meanings.flatMap((_, index) => {
    if (!isOpen(index)) return [];
    const cells = rows.map((row) => row.cells[index] ?? "").filter((cell) => cell !== "" && !/^[-\u2013]$/.test(cell));
    const counts = cells.map(countInCell);
    if (counts.length === 0 || counts.includes(null)) return [];
    const [first] = counts;
    const isNumbering = counts.length > 1 && counts.every((count, at) => count === (first ?? 0) + at);
    if (isNumbering && index < firstSize) return [];
    const isPairs = namesPairs(heading.cells[index] ?? "");
    return [{ index, varies: isPairs || counts.length < rows.length || counts.some((count) => count !== 1) }];
  });
}
