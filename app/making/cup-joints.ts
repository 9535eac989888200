import { type DoorBuild, railOf } from "~/catalog/door-build";
import { CUP_UNITS, type CupUnits } from "~/measure/cup-units";
import type { TenthsMm } from "~/measure/millimeters";
import type { HingeSide, PieceList } from "~/measure/piece";
import { openingsOf } from "./divided-frame";
import { CUP_TENTHS_MM } from "./hinge-limits";
import { divisionOf, type SizeLimits, type WoodenSize } from "./making-limits";
import { JOINERY } from "./workshop-joinery";

/** The radius of a hinge cup. */
export const CUP_RADIUS: CupUnits = (CUP_TENTHS_MM / 2) * CUP_UNITS.tenthMm;

/** What must remain between a cup and the tenon or miter of a joint: 1/2 in. */
const JOINT_MARGIN = 8;

/** Sixteenths of an inch as heights of cups are counted. */
export const units = (sixteenths: number): CupUnits => sixteenths * CUP_UNITS.sixteenth;

/** A stretch along the hinge edge, from its top or left end. */
interface Stretch {
  readonly from: CupUnits;
  readonly to: CupUnits;
}

/** A door with what its joints depend on. */
export interface JoinedDoor extends WoodenSize {
  readonly list: PieceList;
  readonly hinge?: HingeSide | undefined;
  /** `null` if the style is unknown. */
  readonly build: DoorBuild | null;
  readonly limits: SizeLimits;
}

/** A cup by its distance from the top or left end, and from the hinge edge to its center. */
export interface PlacedCup {
  readonly at: CupUnits;
  readonly cupCenterTenthsMm: TenthsMm;
}

/** A frame whose members are joined; `null` for a slab, a routed door, and an unknown style. */
function joinedFrame({ build }: JoinedDoor): DoorBuild | null {
  return build && (build.frame === "five-piece" || build.frame === "mitered") ? build : null;
}

/** How far along the edge with the hinges a door reaches, and how wide the members are that meet it. */
function hingeMember({ width, height, hinge, list }: JoinedDoor, build: DoorBuild) {
  const rail = railOf(build, list);
  return hinge === "top"
    ? { along: width, bored: rail, meets: build.stile }
    : { along: height, bored: build.stile, meets: rail };
}

/**
 * The members that divide the frame and meet the one with the hinges: center rails that meet its stile, or for a door
 * hinged at the top, center stiles that meet its rail.
 */
function centersOf(door: JoinedDoor, build: DoorBuild): Stretch[] {
  const { along, meets } = hingeMember(door, build);
  const { columns, ...division } = divisionOf(door, door.limits);
  const rows = door.hinge === "top" ? { rows: columns } : division;
  const opening = { width: 1, height: along - 2 * meets };
  const openings = openingsOf(opening, { columns: 1, ...rows }, { stile: 0, rail: meets });
  let at = meets;
  return openings.slice(1).map((_, index) => {
    at += (openings[index]?.height ?? 0) + meets;
    return { from: units(at - meets), to: units(at) };
  });
}

const isBeside = (at: CupUnits, { from, to }: Stretch) => at + CUP_RADIUS > from && at - CUP_RADIUS < to;

/** Whether a cup and what must remain beside it reach into the tenons of the members that meet the one with the hinges. */
function reachesTenons(door: JoinedDoor, build: DoorBuild, { cupCenterTenthsMm }: PlacedCup): boolean {
  const depth = cupCenterTenthsMm * CUP_UNITS.tenthMm + CUP_RADIUS;
  return depth + units(JOINT_MARGIN) > units(hingeMember(door, build).bored - JOINERY.tenon);
}

/** Whether a cup reaches into the joint of a member that divides the frame, with what must remain beside it. */
export function meetsCenter(door: JoinedDoor, cup: PlacedCup): boolean {
  const build = joinedFrame(door);
  if (!build || !reachesTenons(door, build, cup)) return false;
  return centersOf(door, build).some((center) => isBeside(cup.at, center));
}

/** Whether a cup reaches into a joint: its tenon, or the line of a miter, with what must remain beside it. */
export function meetsJoint(door: JoinedDoor, cup: PlacedCup): boolean {
  const build = joinedFrame(door);
  if (!build) return false;
  const { along, meets } = hingeMember(door, build);
  const [edge, { at, cupCenterTenthsMm }] = [units(along), cup];
  const ends = [
    { from: 0, to: units(meets) },
    { from: edge - units(meets), to: edge },
  ];
  if (meetsCenter(door, cup)) return true;
  const isAtEnd = ends.some((end) => isBeside(at, end));
  if (door.hinge === "top") return isAtEnd;
  if (build.frame === "five-piece") return isAtEnd && reachesTenons(door, build, cup);
  // A miter runs from the corner, as far along the edge as across it.
  const near = Math.abs(Math.min(at, edge - at) - cupCenterTenthsMm * CUP_UNITS.tenthMm) / Math.SQRT2;
  return near < CUP_RADIUS + units(JOINT_MARGIN);
}
