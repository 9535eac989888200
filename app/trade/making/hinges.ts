import { readBuild } from "~/trade/catalog/door-build";
import { madeBy } from "~/trade/catalog/glass-frame";
import type { ProductSpecification } from "~/trade/catalog/product";
import { CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
import { type Sixteenths, SQUARE_SIXTEENTHS_PER_SQ_FT } from "~/trade/measure/measure";
import { DEFAULT_BORING, type Door } from "~/trade/measure/piece";
import { scaleHalfUp } from "~/trade/measure/rounding";
import type { JoinedDoor } from "./cup-joints";
import { clearOfCenters, spread } from "./cup-spread";
import {
  CUP_FROM_END,
  CUP_TENTHS_MM,
  GLASS_WEIGHT,
  HINGE_STEPS,
  MAX_HINGES,
  MIN_ACROSS,
  MIN_CUP_SPACING,
  NEAR,
  UNKNOWN_WEIGHT,
  WIDE_DOOR,
} from "./hinge-limits";
import { limitsOf } from "./making-limits";

export interface HingedDoor
  extends Given<"hinge" | "boring" | "hingesFrom" | "cups" | "fixing" | "glass" | "grain" | "centerRail"> {
  readonly width: Sixteenths;
  readonly height: Sixteenths;
}

type Given<Names extends keyof Door> = { readonly [Name in Names]?: Door[Name] | undefined };

/** The end of the hinge edge that heights are counted from; a door hinged at the top is seen from the front. */
export type CupEnd = "top" | "bottom" | "left" | "right";

export interface CupHeight {
  readonly at: CupUnits;
  readonly end: CupEnd;
}

export interface HingePlan {
  readonly count: number;
  /** One more near a limit, otherwise equal to `count`. */
  readonly upTo: number;
  /** Centers from the top of the door, or from its left edge when it is hinged at the top; in ascending order. */
  readonly cups: readonly CupUnits[];
  readonly isGiven: boolean;
  /** Each cup as papers and drawings give it: from the end that the customer measured from. */
  readonly heights: readonly CupHeight[];
  readonly cupCenterTenthsMm: number;
  readonly weightHundredthsLb: number;
}

/** Whether heights from an end run against the cups of a plan, which are counted from the top or the left edge. */
const isFarEnd = (end: CupEnd): boolean => end === "bottom" || end === "right";

export function hingeEdge({ width, height, hinge }: HingedDoor): { along: Sixteenths; across: Sixteenths } {
  return hinge === "top" ? { along: width, across: height } : { along: height, across: width };
}

type Weighed = Pick<HingedDoor, "width" | "height" | "glass">;

export function glassWeightOf({ width, height, glass }: Weighed, specification: ProductSpecification | null): number {
  if (!specification) return 0;
  const { panel, stile } = readBuild(madeBy({ glass }, specification));
  if (panel !== "glass") return 0;
  const pane = Math.max(width - 2 * stile, 0) * Math.max(height - 2 * stile, 0);
  return scaleHalfUp(pane, GLASS_WEIGHT, SQUARE_SIXTEENTHS_PER_SQ_FT);
}

/** Hundredths of a pound. With glass, what the panel would weigh stays in, on the safe side of the hinges. */
export function weightOfPiece(piece: Weighed, specification: ProductSpecification | null): number {
  const wood = scaleHalfUp(
    piece.width * piece.height,
    specification?.weightPerSqFt ?? UNKNOWN_WEIGHT,
    SQUARE_SIXTEENTHS_PER_SQ_FT,
  );
  return wood + glassWeightOf(piece, specification);
}

/** The larger of what height (plus one for a wide door) and weight call for; six or more if five are not enough. */
function countFor(along: Sixteenths, across: Sixteenths, weight: number): number {
  const byHeight = HINGE_STEPS.find((step) => along <= step.height)?.count ?? MAX_HINGES + 1;
  const byWeight = HINGE_STEPS.find((step) => weight < step.weight)?.count ?? MAX_HINGES + 1;
  return Math.max(byHeight + (across > WIDE_DOOR ? 1 : 0), byWeight);
}

/** Whether a door has hinges and room for two cups, 3 in from both ends; given heights are judged by themselves. */
export function takesCups(door: HingedDoor): boolean {
  const { along, across } = hingeEdge(door);
  const hasRoom = door.cups !== undefined || along >= 2 * CUP_FROM_END + MIN_CUP_SPACING;
  return door.hinge !== "none" && across >= MIN_ACROSS && hasRoom;
}

/** As stored, or as typed in a row. */
interface MeasuredDoor {
  readonly hinge?: string | undefined;
  readonly hingesFrom?: string | undefined;
}

/** The end that a given cup is measured from, by its place among the door's cups, from 0. */
export function cupEnd({ hinge, hingesFrom }: MeasuredDoor, cup: number): CupEnd {
  const isFar = hingesFrom === "ends" ? cup % 2 === 1 : hingesFrom === "bottom";
  if (hinge === "top") return isFar ? "right" : "left";
  return isFar ? "bottom" : "top";
}

export function givenHeights(door: Pick<HingedDoor, "hinge" | "hingesFrom" | "cups">): readonly CupHeight[] {
  return (door.cups ?? []).map((at, cup) => ({ at, end: cupEnd(door, cup) }));
}

export function countHinges(door: HingedDoor, weightHundredthsLb: number): number {
  const { along, across } = hingeEdge(door);
  return countFor(along, across, weightHundredthsLb);
}

/**
 * Counts a door's hinges and places their cups: where the customer says, or 3 in from both ends with the others evenly
 * between them, but clear of the joint of a center rail (decision 163). Of the counts by height, width and weight, the
 * largest is used, limited to the hinges that fit next to each other.
 *
 * @param door its size in sixteenths, its hinge side, its boring distance, and the heights of its cups if they are
 *   given
 * @returns `null` for a door without hinges, and for one too small for two cups
 */
export function planHinges(door: HingedDoor, specification: ProductSpecification | null): HingePlan | null {
  if (!takesCups(door)) return null;
  const weightHundredthsLb = weightOfPiece(door, specification);
  const cupCenterTenthsMm = (door.boring ?? DEFAULT_BORING) * 10 + CUP_TENTHS_MM / 2;
  return {
    ...(door.cups ? given(door) : usual(door, specification, { weightHundredthsLb, cupCenterTenthsMm })),
    cupCenterTenthsMm,
    weightHundredthsLb,
  };
}

function joined(door: HingedDoor, style: ProductSpecification | null): JoinedDoor {
  const specification = madeBy(door, style);
  const build = specification && readBuild(specification);
  return { ...door, list: "doors", build, limits: limitsOf("doors", specification, door.grain) };
}

type Placed = Omit<HingePlan, "cupCenterTenthsMm" | "weightHundredthsLb">;

/** Turns given heights into places on the hinge edge of this door: the one home of what an end means. */
function given(door: HingedDoor): Placed {
  const edge = hingeEdge(door).along * CUP_UNITS.sixteenth;
  const placed = givenHeights(door)
    .map((height) => ({ height, cup: isFarEnd(height.end) ? edge - height.at : height.at }))
    .sort((one, other) => one.cup - other.cup);
  return {
    count: placed.length,
    upTo: placed.length,
    cups: placed.map(({ cup }) => cup),
    isGiven: true,
    heights: placed.map(({ height }) => height),
  };
}

function usual(
  door: HingedDoor,
  specification: ProductSpecification | null,
  { weightHundredthsLb: weight, cupCenterTenthsMm }: Pick<HingePlan, "weightHundredthsLb" | "cupCenterTenthsMm">,
): Placed {
  const { along, across } = hingeEdge(door);
  const room = Math.floor((along - 2 * CUP_FROM_END) / MIN_CUP_SPACING) + 1;
  const count = Math.min(countFor(along, across, weight), room);
  const near = countFor(along + NEAR.height, across, weight + NEAR.weight);
  const even = spread(along, count);
  const placed = count > 2 ? clearOfCenters(joined(door, specification), even, cupCenterTenthsMm) : even;
  const cups = placed.map((at) => at * CUP_UNITS.sixteenth);
  const end = door.hinge === "top" ? "left" : "top";
  const heights = cups.map((at) => ({ at, end }) as const);
  return { count, upTo: Math.min(near, count + 1, room), cups, isGiven: false, heights };
}
