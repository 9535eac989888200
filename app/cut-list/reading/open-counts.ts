import type { ColumnMeaning } from "./column-meanings";
import type { HeadingReading } from "./column-words";
import type { CutRecord } from "./cut-table";
import { folded } from "./front-words";

/** How many records decide what a column holds. */
const SAMPLE = 50;

/** Whether cells may say how many pieces there are: whole numbers, not all 1, that do not number the rows. */
function mayCount(cells: readonly string[]): boolean {
  if (!cells.every((cell) => /^\d{1,3}$/.test(cell) && Number(cell) <= 250)) return false;
  const isNumbering = cells.length > 1 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at);
  return !isNumbering && cells.some((cell) => Number(cell) > 1);
}

/** A column whose heading does not say that a front needs no such number. */
const isOpen = (title: string, { isForeign }: HeadingReading) =>
  title.trim() === "" || isForeign || /^\W*(?:total|units|sets)\W*$/.test(folded(title));

/**
 * The columns that may be the count of pieces, if none is known to be: those of numbers without a known heading, and a
 * count in something that there may be several of.
 */
export function openCounts(
  heading: CutRecord,
  body: readonly CutRecord[],
  meanings: readonly ColumnMeaning[],
  readings: readonly HeadingReading[],
): number[] {
  const known = meanings.indexOf("quantity");
  const isShare = readings[known]?.rank === 3;
  if (known >= 0 && !isShare) return [];
  const open = meanings.flatMap((meaning, index) => {
    const reading = readings[index];
    const cells = body.slice(0, SAMPLE).flatMap((record) => record.cells[index] || []);
    return meaning === "ignore" && reading && isOpen(heading.cells[index] ?? "", reading) && mayCount(cells)
      ? [index]
      : [];
  });
  return isShare ? [known, ...open] : open;
}
