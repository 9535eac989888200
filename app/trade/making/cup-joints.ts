import { railOf } from "~/trade/catalog/door-build";
import { CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
import { openingsOf } from "./divided-frame";
import { CUP_TENTHS_MM } from "./hinge-limits";
import type { HingePlan } from "./hinges";
import { divisionOf } from "./making-limits";
import type { JudgedPiece } from "./making-rule";
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

/** How far the plan's cups reach from the hinge edge. */
const depthOf = (plan: HingePlan): CupUnits => plan.cupCenterTenthsMm * CUP_UNITS.tenthMm + CUP_RADIUS;

/** The rails that meet the stile with the hinges, or for a door hinged at the top, the stiles that meet its rail. */
function joinsOf(piece: JudgedPiece): Stretch[] {
  const { build, width, height, limits, list, centerRail } = piece;
  if (!build || (build.frame !== "five-piece" && build.frame !== "mitered")) return [];
  const [stile, rail] = [build.stile, railOf(build, list)];
  const across = piece.hinge === "top";
  const member = across ? stile : rail;
  const along = across ? width : height;
  const ends = [
    { from: 0, to: units(member) },
    { from: units(along - member), to: units(along) },
  ];
  if (across) return ends;
  if (centerRail !== undefined) {
    const middle = units(height - centerRail);
    return [...ends, { from: middle - units(rail) / 2, to: middle + units(rail) / 2 }];
  }
  const { rows } = divisionOf(piece, limits);
  const openings = openingsOf({ width: 1, height: height - 2 * rail }, { columns: 1, rows }, { stile, rail });
  let at = rail;
  const centers = openings.slice(1).map((_, index) => {
    at += (openings[index]?.height ?? 0) + rail;
    return { from: units(at - rail), to: units(at) };
  });
  return [...ends, ...centers];
}

/** Whether a cup reaches into a joint: its tenon, or the line of a miter, with what must remain beside it. */
export function meetsJoint(piece: JudgedPiece, plan: HingePlan, at: CupUnits): boolean {
  const { build } = piece;
  if (!build) return false;
  const clear = units(JOINT_MARGIN);
  if (piece.hinge === "top")
    return joinsOf(piece).some(({ from, to }) => at + CUP_RADIUS > from && at - CUP_RADIUS < to);
  const reaches = depthOf(plan) + clear > units(build.stile - JOINERY.tenon);
  const [top, bottom, ...centers] = joinsOf(piece);
  if (!top || !bottom) return false;
  const isBeside = ({ from, to }: Stretch) => at + CUP_RADIUS > from && at - CUP_RADIUS < to;
  if (build.frame === "five-piece") return reaches && [top, bottom, ...centers].some(isBeside);
  // A miter runs from the corner, as far along the edge as across it.
  const edge = units(piece.height);
  const inset = depthOf(plan) - CUP_RADIUS;
  const near = Math.abs(Math.min(at, edge - at) - inset) / Math.SQRT2;
  return near < CUP_RADIUS + clear || (reaches && centers.some(isBeside));
}
