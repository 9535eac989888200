import { folded } from "../typed/front-words";
import type { ColumnMeaning } from "./column-meanings";
import type { HeadingReading } from "./column-words";
import type { CutRecord } from "./cut-table";
import { handedPlaces } from "./handed-columns";

/** How many records decide what a column holds. */
const SAMPLE = 50;

/** Whether cells may say how many pieces there are: whole numbers, not all 1, that do not number the rows. */
function mayCount(cells: readonly string[]): boolean {
  if (!cells.every((cell) => /^\d{1,3}$/.test(cell) && Number(cell) <= 250)) return false;
  const isNumbering = cells.length > 1 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at);
  return !isNumbering && cells.some((cell) => Number(cell) > 1);
}

/** What a piece may be in several times. */
const MANY = /^\W*(?:(?:no|number|qty)\W*(?:of )?)?(?:units|sets|cabinets|boxes|kits)\W*$/;

/** A column whose heading does not say that a front needs no such number. */
const isOpen = (title: string, { isForeign }: HeadingReading) =>
  title.trim() === "" || isForeign || /^\W*(?:total|units|sets)\W*$/.test(folded(title));

/**
 * The columns that may be the count of pieces, if none is known to be: those of numbers without a known heading, and a
 * count in something that there may be several of. A known count is doubtful beside numbers of such things, or of doors
 * hinged left and right that do not add up to it.
 */
export function openCounts(
  heading: CutRecord,
  body: readonly CutRecord[],
  meanings: readonly ColumnMeaning[],
  readings: readonly HeadingReading[],
): number[] {
  const known = meanings.indexOf("quantity");
  const isShare = readings[known]?.rank === 3;
  if (readings[known]?.rank === 0) return [];
  const holds = (index: number, isOne: (cell: string) => boolean) =>
    body.some(({ cells }) => isOne(cells[index] ?? ""));
  if (known >= 0 && !isShare) {
    const multiples = heading.cells.flatMap((cell, at) => (MANY.test(folded(cell)) ? [at] : []));
    const sides = handedPlaces(heading) ?? [];
    const doubtful = [
      ...multiples.filter((index) => holds(index, (cell) => mayCount([cell]))),
      ...sides.filter((index) => holds(index, (cell) => /^[1-9]\d{0,2}$/.test(cell))),
    ];
    return doubtful.length > 0 ? [known, ...doubtful] : [];
  }
  const open = meanings.flatMap((meaning, index) => {
    const reading = readings[index];
    const cells = body.slice(0, SAMPLE).flatMap((record) => record.cells[index] || []);
    return meaning === "ignore" && reading && isOpen(heading.cells[index] ?? "", reading) && mayCount(cells)
      ? [index]
      : [];
  });
  return isShare ? [known, ...open] : open;
}
