import { railOf } from "~/catalog/door-build";
import { CUP_UNITS, type CupUnits } from "~/measure/cup-units";
import { openingsOf } from "./divided-frame";
import { CUP_TENTHS_MM, MIN_CUP_SPACING } from "./hinge-limits";
import { cupMillimeters, cupWords, inchWords } from "./hinge-words";
import { countHinges, cupEnd, type HingePlan, hingeEdge, planHinges, weightOf } from "./hinges";
import { divisionOf } from "./making-limits";
import type { JudgedPiece, Rule } from "./making-rule";
import { JOINERY } from "./workshop-joinery";

const RADIUS: CupUnits = (CUP_TENTHS_MM / 2) * CUP_UNITS.tenthMm;

/** What must remain between a cup and the tenon or miter of a joint: 1/2 in. */
const JOINT_MARGIN = 8;

const units = (sixteenths: number): CupUnits => sixteenths * CUP_UNITS.sixteenth;

/** A stretch along the hinge edge, from its top or left end. */
interface Stretch {
  readonly from: CupUnits;
  readonly to: CupUnits;
}

/** The cups of a door, if its customer gave their heights and they are to be bored. */
function givenPlan(piece: JudgedPiece): HingePlan | null {
  return piece.list === "doors" && piece.preBored && piece.cups ? planHinges(piece, piece.specification) : null;
}

/** A cup as a finding names it: by its height from the end that it was measured from. */
function nameOf(piece: JudgedPiece, plan: HingePlan, at: CupUnits): string {
  const isFromFarEnd = plan.from === "bottom" || plan.from === "right";
  const height = isFromFarEnd ? units(hingeEdge(piece).along) - at : at;
  return `${cupWords(height)} from the ${plan.from}`;
}

/** How far the plan's cups reach from the hinge edge. */
const depthOf = (plan: HingePlan): CupUnits => plan.cupCenterTenthsMm * CUP_UNITS.tenthMm + RADIUS;

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
function meetsJoint(piece: JudgedPiece, plan: HingePlan, at: CupUnits): boolean {
  const { build } = piece;
  if (!build) return false;
  const clear = units(JOINT_MARGIN);
  if (piece.hinge === "top") return joinsOf(piece).some(({ from, to }) => at + RADIUS > from && at - RADIUS < to);
  const reaches = depthOf(plan) + clear > units(build.stile - JOINERY.tenon);
  const [top, bottom, ...centers] = joinsOf(piece);
  if (!top || !bottom) return false;
  const isBeside = ({ from, to }: Stretch) => at + RADIUS > from && at - RADIUS < to;
  if (build.frame === "five-piece") return reaches && [top, bottom, ...centers].some(isBeside);
  // A miter runs from the corner, as far along the edge as across it.
  const edge = units(piece.height);
  const inset = depthOf(plan) - RADIUS;
  const near = Math.abs(Math.min(at, edge - at) - inset) / Math.SQRT2;
  return near < RADIUS + clear || (reaches && centers.some(isBeside));
}

/** What to do about a height that is beyond the door: a number of millimeters was perhaps typed as inches. */
function wayBack(height: CupUnits, along: CupUnits): string {
  const inches = height / units(16);
  const isMillimeters = Number.isInteger(inches) && inches * 10 * CUP_UNITS.tenthMm < along;
  return isMillimeters
    ? `If it is in millimeters, write ${inches} mm`
    : "Measure it again, or change the end that it is measured from";
}

/** The rules for cups whose heights the customer gave. */
export const CUP_RULES: readonly Rule[] = [
  {
    id: "cup-outside",
    severity: "red",
    judge(piece) {
      const plan = givenPlan(piece);
      const along = units(hingeEdge(piece).along);
      const height = plan?.heights.find((height) => height <= 0 || height >= along);
      if (!plan || height === undefined) return null;
      const size = inchWords(hingeEdge(piece).along);
      const text = `A cup ${cupWords(height)} from the ${plan.from} is outside of the door, which is ${size}`;
      return { text, advice: wayBack(height, along) };
    },
  },
  {
    id: "cup-edge",
    severity: "red",
    judge(piece) {
      const plan = givenPlan(piece);
      const along = units(hingeEdge(piece).along);
      const at = plan?.cups.find((at) => at > 0 && at < along && (at < RADIUS || at > along - RADIUS));
      if (!plan || at === undefined) return null;
      const text = `The cup ${nameOf(piece, plan, at)} meets the edge of the door`;
      return { text, advice: `Leave at least ${cupMillimeters(RADIUS)} from its center to the edge` };
    },
  },
  {
    id: "cup-cup",
    severity: "red",
    judge(piece) {
      const plan = givenPlan(piece);
      const at = plan?.cups.find((at, index) => at - (plan.cups[index - 1] ?? -Infinity) < units(MIN_CUP_SPACING));
      if (!plan || at === undefined) return null;
      const before = plan.cups[plan.cups.indexOf(at) - 1] ?? at;
      const what = at - before < 2 * RADIUS ? "meets the cup" : "meets the middle of the hinge’s plate";
      const text = `The cup ${nameOf(piece, plan, at)} ${what} ${nameOf(piece, plan, before)}`;
      return {
        text,
        advice: `Leave at least ${inchWords(MIN_CUP_SPACING)} between their centers, or give one of them`,
      };
    },
  },
  {
    id: "cup-joint",
    severity: "red",
    judge(piece) {
      const plan = givenPlan(piece);
      const at = plan?.cups.find((at) => meetsJoint(piece, plan, at));
      if (!plan || at === undefined) return null;
      const isCenter = at > units(hingeEdge(piece).along) / 4 && at < (units(hingeEdge(piece).along) * 3) / 4;
      const what = isCenter ? "the joint of the center rail" : "the joint of stile and rail";
      const way = isCenter
        ? "Move the center rail, or leave that cup out"
        : "Move the cup toward the middle of the door";
      return {
        text: `The cup ${nameOf(piece, plan, at)} meets ${what}`,
        advice: `${way}, choose a slab or a wider stile, or order the door unbored`,
      };
    },
  },
  {
    id: "few-cups",
    severity: "amber",
    judge(piece) {
      const plan = givenPlan(piece);
      if (!plan || piece.fit === "none") return null;
      const count = countHinges(piece, weightOf(piece, piece.specification));
      if (plan.count >= count) return null;
      return {
        text: `A door of this size and weight needs ${count} hinges, and ${plan.count} cups are given`,
        advice: "",
      };
    },
  },
  {
    id: "cups-not-bored",
    severity: "amber",
    judge: (piece) =>
      piece.list === "doors" && piece.cups && !piece.preBored && piece.hinge !== "none"
        ? {
            text: `Cups are given from the ${cupEnd(piece)}, but the door is not pre-bored`,
            advice: "Tick pre-bored, or clear their heights",
          }
        : null,
  },
];
