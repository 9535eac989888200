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

/** Of a rail with an odd width, the larger half is above its center. */
export const lowerEdge = (railAt: Sixteenths, rail: Sixteenths): Sixteenths => railAt - (rail - (rail % 2)) / 2;

function heightsOf(height: Sixteenths, rail: Sixteenths, { rows, railAt }: Division): Sixteenths[] {
  if (railAt === undefined) return shares(height, rail, rows);
  const below = lowerEdge(railAt, rail) - rail;
  return [height - rail - below, below];
}

export function frameOpenings(opening: Size, division: Division, { stile, rail }: Members): Size[] {
  const widths = shares(opening.width, stile, division.columns);
  return heightsOf(opening.height, rail, division).flatMap((height) => widths.map((width) => ({ width, height })));
}
