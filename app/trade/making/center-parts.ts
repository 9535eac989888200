import type { Sixteenths } from "~/trade/measure/measure";
import { type Members, shares } from "./divided-frame";
import type { Division, Size } from "./making-limits";

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
