import type { Sixteenths } from "~/trade/measure/measure";
import type { Division, Size } from "./making-limits";

interface Members {
  readonly stile: Sixteenths;
  readonly rail: Sixteenths;
}

/** Divides a length with bars between the shares; sixteenths left over go to the first shares, one each. */
function shares(length: Sixteenths, bar: Sixteenths, count: number): Sixteenths[] {
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

interface CenterPart {
  readonly name: "Center stile" | "Center rail";
  readonly length: Sixteenths;
  readonly width: Sixteenths;
  readonly count: number;
}

/**
 * The parts that divide a frame, as its drawing shows them: center stiles from rail to rail, center rails between
 * stiles, with a tenon at each end. A door of 26 x 60 with members of 2 1/4 has an opening of 21 1/2 x 55 1/2; divided
 * into 2 x 2, its center stile is 55 1/2 + 3/4 = 56 1/4 long, and its two center rails are 9 5/8 + 3/4 = 10 3/8.
 */
export function centerParts(
  opening: Size,
  { columns, rows }: Division,
  { stile, rail, tenon }: Members & { readonly tenon: Sixteenths },
): CenterPart[] {
  const stiles: CenterPart[] =
    columns > 1 ? [{ name: "Center stile", length: opening.height + 2 * tenon, width: stile, count: columns - 1 }] : [];
  if (rows === 1) return stiles;
  const rails = shares(opening.width, stile, columns).map((width): CenterPart => {
    return { name: "Center rail", length: width + 2 * tenon, width: rail, count: rows - 1 };
  });
  return [...stiles, ...rails];
}
