import { CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
import { CUP_RADIUS, meetsCenter, meetsJoint, units } from "./cup-joints";
import { MIN_CUP_SPACING } from "./hinge-limits";
import { cupMillimeters, cupWords, inchWords } from "./hinge-words";
import { countHinges, type HingePlan, hingeEdge, planHinges, weightOfPiece } from "./hinges";
import type { JudgedPiece, Rule } from "./making-rule";

interface CupRule {
  readonly id: string;
  readonly isBroken: (piece: JudgedPiece, plan: HingePlan, index: number, at: CupUnits) => boolean;
  readonly say: (piece: JudgedPiece, plan: HingePlan, index: number, at: CupUnits) => CupText;
}

export interface CupText {
  readonly text: string;
  readonly advice: string;
}

export function cupsOf(piece: JudgedPiece): HingePlan | null {
  return piece.list === "doors" && piece.preBored ? planHinges(piece, piece.specification) : null;
}

const edgeOf = (piece: JudgedPiece): CupUnits => units(hingeEdge(piece).along);

/** A cup as a finding names it: by its height from the end that it was measured from. */
function nameOf({ heights }: HingePlan, index: number): string {
  const height = heights[index];
  return height ? `${cupWords(height.at)} from the ${height.end}` : "";
}

const centerOf = ({ hinge }: JudgedPiece) => (hinge === "top" ? "stile" : "rail");

const areClose = (before: CupUnits | undefined, after: CupUnits | undefined) =>
  before !== undefined && after !== undefined && after - before < units(MIN_CUP_SPACING);

/** What to do about a height that is beyond the door: a number of millimeters was perhaps typed as inches. */
function wayBack(height: CupUnits, along: CupUnits): string {
  const inches = height / units(16);
  const isMillimeters = Number.isInteger(inches) && inches > 0 && inches * 10 * CUP_UNITS.tenthMm < along;
  return isMillimeters ? `If it is in millimeters, write ${inches} mm` : "Check the height";
}

/**
 * The rules for each cup, in the order in which they are reported. Ours can only meet a center rail: those at the ends
 * are 3 in from them (specification, section 2), and there may be no room to move another one off it.
 */
export const EACH_CUP: readonly CupRule[] = [
  {
    id: "cup-outside",
    isBroken: (piece, _plan, _index, at) => at <= 0 || at >= edgeOf(piece),
    say(piece, { heights }, index) {
      const height = heights[index]?.at ?? 0;
      const size = `${inchWords(hingeEdge(piece).along)} ${piece.hinge === "top" ? "wide" : "high"}`;
      const text = `This door is only ${size}, so a cup at ${cupWords(height)} misses it`;
      return { text, advice: wayBack(height, edgeOf(piece)) };
    },
  },
  {
    id: "cup-edge",
    isBroken(piece, _plan, _index, at) {
      const edge = edgeOf(piece);
      return at > 0 && at < edge && (at < CUP_RADIUS || at > edge - CUP_RADIUS);
    },
    say: (_piece, plan, index) => ({
      text: `The cup ${nameOf(plan, index)} meets the edge of the door`,
      advice: `Leave at least ${cupMillimeters(CUP_RADIUS)} from its center to the edge`,
    }),
  },
  {
    id: "cup-cup",
    isBroken: (_piece, { cups }, index, at) => areClose(cups[index - 1], at) || areClose(at, cups[index + 1]),
    say(_piece, plan, index, at) {
      const before = areClose(plan.cups[index - 1], at) ? index - 1 : index;
      const apart = (plan.cups[before + 1] ?? at) - (plan.cups[before] ?? at);
      const what = apart < 2 * CUP_RADIUS ? "meets the cup" : "meets the middle of the hinge’s plate";
      return {
        text: `The cup ${nameOf(plan, before + 1)} ${what} ${nameOf(plan, before)}`,
        advice: `Leave at least ${inchWords(MIN_CUP_SPACING)} between their centers, or give one of them`,
      };
    },
  },
  {
    id: "cup-joint",
    isBroken: (piece, plan, _index, at) => plan.isGiven && meetsJoint(piece, at, plan.cupCenterTenthsMm),
    say(piece, plan, index, at) {
      const isCenter = meetsCenter(piece, at, plan.cupCenterTenthsMm);
      const what = isCenter ? `the joint of the center ${centerOf(piece)}` : "the joint of stile and rail";
      const way = isCenter
        ? `Move ${piece.centerRail === undefined ? "the cup" : "the center rail"}, or leave that cup out`
        : "Move the cup toward the middle of the door";
      return {
        text: `The cup ${nameOf(plan, index)} meets ${what}`,
        advice: `${way}, choose a slab or a wider stile, or order the door unbored`,
      };
    },
  },
  {
    id: "rail-cups",
    isBroken: (piece, plan, _index, at) => !plan.isGiven && meetsCenter(piece, at, plan.cupCenterTenthsMm),
    say: (piece, plan, index) => ({
      text: `Our cup ${nameOf(plan, index)} meets the joint of the center ${centerOf(piece)}`,
      advice: "Move the center rail, or give the heights of the cups",
    }),
  },
];

const forDoor = ({ id, isBroken, say }: CupRule): Rule => ({
  id,
  severity: "red",
  judge(piece) {
    const plan = cupsOf(piece);
    if (!plan) return null;
    const index = plan.cups.findIndex((at, nth) => isBroken(piece, plan, nth, at));
    const at = plan.cups[index];
    return at !== undefined ? say(piece, plan, index, at) : null;
  },
});

export const CUP_RULES: readonly Rule[] = [
  ...EACH_CUP.map(forDoor),
  {
    id: "few-cups",
    severity: "amber",
    judge(piece) {
      const plan = piece.cups ? cupsOf(piece) : null;
      if (!plan || piece.fit === "none") return null;
      const count = countHinges(piece, weightOfPiece(piece, piece.specification));
      if (plan.count >= count) return null;
      return { text: `This door needs ${count} hinges`, advice: `You gave heights for ${plan.count}` };
    },
  },
  {
    id: "cups-not-bored",
    severity: "amber",
    judge: (piece) =>
      piece.list === "doors" && piece.cups && !piece.preBored && piece.hinge !== "none"
        ? { text: "You gave cup heights but didn’t tick Pre-bored", advice: "Tick it, or clear the heights" }
        : null,
  },
];
