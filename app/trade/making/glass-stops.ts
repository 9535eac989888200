import { type DoorBuild, riseOf } from "~/trade/catalog/door-build";
import type { StyleFacts } from "~/trade/catalog/style-facts";
import type { Sixteenths } from "~/trade/measure/measure";
import type { PieceList } from "~/trade/measure/piece";
import type { Joinery } from "./joinery";
import type { Size } from "./making-limits";

interface Framed {
  readonly list: PieceList;
  readonly build: DoorBuild;
  readonly facts: StyleFacts;
}

interface GlassStop {
  readonly name: "Glass stop";
  readonly length: Sixteenths;
  readonly width: Sixteenths;
  readonly count: 2;
}

/**
 * The stops that hold the glass of each opening: two upright and two across, mitered, from long point to long point as
 * long as the rabbet, and as wide as it is deep. An opening of 11 x 25 1/2 with rabbets of 3/8 has stops of 26 1/4 and
 * 11 3/4, two of each, 3/8 wide.
 *
 * @returns none if the depth of the rabbet is not known, and below an arch, which they are made to fit
 */
export function glassStops(
  { list, build, facts: { glassRabbet: width } }: Framed,
  openings: readonly Size[],
): GlassStop[] {
  if (width === undefined || riseOf(build, list) > 0) return [];
  return openings.flatMap((opening) =>
    [opening.height, opening.width].map(
      (along) => ({ name: "Glass stop", length: along + 2 * width, width, count: 2 }) as const,
    ),
  );
}

/**
 * How far a center rail extends into each stile: into the rabbets of a mitered frame for glass, which has no grooves.
 */
export function centerTenon(
  { frame, panel }: DoorBuild,
  { glassRabbet }: StyleFacts,
  { tenon }: Pick<Joinery, "tenon">,
): Sixteenths {
  return frame === "mitered" && panel === "glass" && glassRabbet !== undefined ? glassRabbet : tenon;
}
