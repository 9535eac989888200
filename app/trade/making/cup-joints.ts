import { type DoorBuild, railOf } from "~/trade/catalog/door-build";
import { CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
import type { TenthsMm } from "~/trade/measure/millimeters";
import type { HingeSide, PieceList } from "~/trade/measure/piece";
import { frameOpenings } from "./divided-frame";
import { CUP_TENTHS_MM } from "./hinge-limits";
import { JOINERY } from "./joinery";
import { divisionOf, type SizeLimits, type WoodenSize } from "./making-limits";

export const CUP_RADIUS: CupUnits = (CUP_TENTHS_MM / 2) * CUP_UNITS.tenthMm;

/** What must remain between a cup and the tenon or miter of a joint: 1/2 in. */
const JOINT_MARGIN = 8;

export const units = (sixteenths: number): CupUnits => sixteenths * CUP_UNITS.sixteenth;

interface Stretch {
  readonly from: CupUnits;
  readonly to: CupUnits;
}

export interface JoinedDoor extends WoodenSize {
  readonly list: PieceList;
  readonly hinge?: HingeSide | undefined;
  /** `null` if the style is unknown. */
  readonly build: DoorBuild | null;
  readonly limits: SizeLimits;
}

const frameOf = ({ build }: JoinedDoor): DoorBuild | null =>
  build?.frame === "five-piece" || build?.frame === "mitered" ? build : null;

/** Its length, and the widths of the member that is bored and of those that meet it. */
function hingeMember({ width, height, hinge, list }: JoinedDoor, build: DoorBuild) {
  const [stile, rail] = [build.stile, railOf(build, list)];
  return hinge === "top" ? ([width, rail, stile] as const) : ([height, stile, rail] as const);
}

/** The center rails, or along the top the center stiles, where they meet the member with the hinges. */
function centersOf(door: JoinedDoor, build: DoorBuild): Stretch[] {
  const [along, , meets] = hingeMember(door, build);
  const { columns, ...rows } = divisionOf(door, door.limits);
  const division = { columns: 1, ...(door.hinge === "top" ? { rows: columns } : rows) };
  let at = meets;
  return frameOpenings({ width: 1, height: along - 2 * meets }, division, { stile: 0, rail: meets })
    .slice(0, -1)
    .map(({ height }) => {
      at += height + meets;
      return { from: units(at - meets), to: units(at) };
    });
}

const isBeside = (at: CupUnits, { from, to }: Stretch) => at + CUP_RADIUS > from && at - CUP_RADIUS < to;

function reachesTenons(door: JoinedDoor, build: DoorBuild, center: TenthsMm): boolean {
  const depth = center * CUP_UNITS.tenthMm + CUP_RADIUS + units(JOINT_MARGIN);
  return depth > units(hingeMember(door, build)[1] - JOINERY.tenon);
}

/** `at` is from the top or left end, `center` from the hinge edge. */
export function meetsCenter(door: JoinedDoor, at: CupUnits, center: TenthsMm): boolean {
  const build = frameOf(door);
  if (!build || !reachesTenons(door, build, center)) return false;
  return centersOf(door, build).some((stretch) => isBeside(at, stretch));
}

export function meetsJoint(door: JoinedDoor, at: CupUnits, center: TenthsMm): boolean {
  const build = frameOf(door);
  if (!build) return false;
  if (meetsCenter(door, at, center)) return true;
  const [along, , meets] = hingeMember(door, build);
  const end = Math.min(at, units(along) - at);
  if (door.hinge === "top" || build.frame === "five-piece") {
    return end - CUP_RADIUS < units(meets) && (door.hinge === "top" || reachesTenons(door, build, center));
  }
  // A miter runs from the corner, as far along the edge as across it.
  return Math.abs(end - center * CUP_UNITS.tenthMm) / Math.SQRT2 < CUP_RADIUS + units(JOINT_MARGIN);
}
