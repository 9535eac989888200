import type { Sixteenths } from "~/trade/measure/measure";
import type { Division, Size } from "./making-limits";

export interface Members {
  readonly stile: Sixteenths;
  readonly rail: Sixteenths;
}

/** Divides a length with bars between the shares; sixteenths left over go to the first shares, one each. */
export function shares(length: Sixteenths, bar: Sixteenths, count: number): Sixteenths[] {
  const free = length - (count - 1) * bar;
  const rest = free % count;
  return Array.from({ length: count }, (_, index) => (free - rest) / count + (index < rest ? 1 : 0));
}

/**
 * From the bottom of a piece to the lower edge of its center rail; of a rail with an odd width, the larger half is above
 * its center.
 */
export const lowerEdge = (railAt: Sixteenths, rail: Sixteenths): Sixteenths => railAt - (rail - (rail % 2)) / 2;

/** The heights of the openings from the top: equal, or as the center rail has them. */
function heightsOf(height: Sixteenths, rail: Sixteenths, { rows, railAt }: Division): Sixteenths[] {
  if (railAt === undefined) return shares(height, rail, rows);
  const below = lowerEdge(railAt, rail) - rail;
  return [height - rail - below, below];
}

/**
 * The openings of a divided frame, row by row from the top.
 *
 * @param opening between the outer stiles and rails
 */
export function openingsOf(opening: Size, division: Division, { stile, rail }: Members): Size[] {
  const widths = shares(opening.width, stile, division.columns);
  return heightsOf(opening.height, rail, division).flatMap((height) => widths.map((width) => ({ width, height })));
}
