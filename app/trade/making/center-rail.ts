import { type DoorBuild, railOf, riseOf } from "~/trade/catalog/door-build";
import type { Sixteenths } from "~/trade/measure/measure";
import type { PieceList } from "~/trade/measure/piece";
import { facing, minPanel, type Size, type SizeLimits } from "./making-limits";

/** The heights that the center of a center rail can have above the bottom of a piece. */
export interface RailRange {
  readonly least: Sixteenths;
  readonly most: Sixteenths;
}

/**
 * Where a center rail can be: enough panel must show below and above it, and neither part may be higher than a single
 * panel of the style. The first is more than the second if there is no such height.
 */
export function railRange(list: PieceList, size: Size, build: DoorBuild, limits: SizeLimits): RailRange {
  const rail = railOf(build, list);
  const half = (rail - (rail % 2)) / 2;
  const shown = minPanel(build, list).height - riseOf(build, list);
  const panel = facing(size, limits.onePanel, limits.turns).height;
  const least = rail + shown + half;
  const most = size.height - 2 * rail - shown - riseOf(build, list) + half;
  return { least: Math.max(least, size.height - panel), most: Math.min(most, panel) };
}
