import type { CupUnits } from "~/trade/measure/cup-units";
import { units } from "./cup-joints";
import { CUP_FROM_END, MAX_HINGED_WEIGHT, MAX_HINGES, MIN_CUP_SPACING, SAGS_FROM } from "./hinge-limits";
import { inchWords, weightWords } from "./hinge-words";
import { countHinges, hingeEdge, planHinges, takesCups, weightOfPiece } from "./hinges";
import type { JudgedPiece, Rule } from "./making-rule";

const isHinged = ({ list, hinge }: JudgedPiece) => list === "doors" && hinge !== "none";

interface Reach {
  readonly apart: CupUnits;
  readonly across: CupUnits;
}

/** Other hinges are assumed to be where our cups would be; a door with no room between them has no reach. */
function reach(piece: JudgedPiece): Reach | null {
  const { along, across } = hingeEdge(piece);
  const cups = planHinges(piece, piece.specification)?.cups ?? [CUP_FROM_END, along - CUP_FROM_END].map(units);
  const apart = (cups.at(-1) ?? 0) - (cups[0] ?? 0);
  return apart > 0 ? { apart, across: units(across) } : null;
}

/** Hinges must be farther apart than the door is wide. */
const sags = ({ apart, across }: Reach): boolean => apart <= across && across >= units(SAGS_FROM);

/** What would hang better; cups of the customer's own are at their plates, and stay on their side. */
function sagAdvice(piece: JudgedPiece, { apart, across }: Reach): string {
  const otherSide = piece.hinge === "top" ? "side" : "top";
  const turned = piece.cups ? null : reach({ ...piece, hinge: piece.hinge === "top" ? "left" : "top" });
  if (turned && turned.apart > turned.across) return `Hinges at the ${otherSide} would hold better`;
  const isPair = piece.hinge !== "top" && piece.hinge !== "pair" && apart > across / 2;
  return isPair ? "A pair would hang better" : "";
}

export const HINGE_RULES: readonly Rule[] = [
  {
    id: "cups-meet",
    severity: "red",
    judge(piece) {
      if (piece.list !== "doors" || !piece.preBored || piece.hinge === "none") return null;
      if (takesCups(piece)) return null;
      const { along } = hingeEdge(piece);
      const needed = 2 * CUP_FROM_END + MIN_CUP_SPACING;
      const text =
        along < needed
          ? `No room for hinge cups: ${inchWords(CUP_FROM_END)} from both ends, they need an edge of ${inchWords(needed)}, and this one is ${inchWords(along)}`
          : "Too narrow for hinge cups";
      return { text, advice: "Order the same door without pre-boring" };
    },
  },
  {
    id: "bored-without-hinges",
    severity: "red",
    judge: ({ list, preBored, hinge }) =>
      list === "doors" && preBored && hinge === "none"
        ? { text: "Pre-boring needs a hinge side", advice: "Choose a hinge side, or turn off pre-boring" }
        : null,
  },
  {
    id: "too-heavy",
    severity: "red",
    judge(piece) {
      if (!isHinged(piece) || piece.fit === "none") return null;
      const weight = weightOfPiece(piece, piece.specification);
      if (weight <= MAX_HINGED_WEIGHT) return null;
      const carried = `${MAX_HINGES} hinges carry ${weightWords(MAX_HINGED_WEIGHT)}`;
      return { text: `Too heavy: it weighs ${weightWords(weight)}, and ${carried}`, advice: "Order a pair of doors" };
    },
  },
  {
    id: "many-hinges",
    severity: "amber",
    judge(piece) {
      if (!isHinged(piece) || piece.fit === "none") return null;
      const count = countHinges(piece, 0);
      if (count <= MAX_HINGES) return null;
      return { text: `A door of this size needs ${count} hinges`, advice: "Consider a pair of doors" };
    },
  },
  {
    id: "low-and-wide",
    severity: "amber",
    judge(piece) {
      if (!isHinged(piece) || piece.fit === "none") return null;
      const found = reach(piece);
      if (!found || !sags(found)) return null;
      const text = `Wide for its ${piece.hinge === "top" ? "width" : "height"}, so it may sag in time`;
      return { text, advice: sagAdvice(piece, found) };
    },
  },
  {
    id: "odd-pair",
    severity: "amber",
    judge(piece) {
      if (piece.list !== "doors" || piece.hinge !== "pair") return null;
      const doors = piece.quantity ?? 1;
      if (doors % 2 === 0) return null;
      return {
        text: `A pair is two doors, but the quantity is ${doors}`,
        advice: `Change the quantity to ${doors + 1}`,
      };
    },
  },
];
