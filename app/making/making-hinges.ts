import { CUP_FROM_END, MAX_HINGED_WEIGHT, MAX_HINGES, MIN_CUP_SPACING, SAGS_FROM } from "./hinge-limits";
import { inchWords, weightWords } from "./hinge-words";
import { countHinges, hingeEdge, takesCups, weightOf } from "./hinges";
import type { JudgedPiece, Rule } from "./making-rule";

const isHinged = ({ list, hinge }: JudgedPiece) => list === "doors" && hinge !== "none";

/** How far apart the outer hinges are, and how far the door extends from them. */
function reach(piece: JudgedPiece): { apart: number; across: number } {
  const { along, across } = hingeEdge(piece);
  return { apart: along - 2 * CUP_FROM_END, across };
}

function sagAdvice(piece: JudgedPiece): string {
  const { apart, across } = reach(piece);
  const otherwise = reach({ ...piece, hinge: piece.hinge === "top" ? "left" : "top" });
  if (otherwise.apart > otherwise.across) return `Consider hinges at the ${piece.hinge === "top" ? "side" : "top"}`;
  return piece.hinge !== "top" && apart > across / 2 ? "Consider a pair of doors" : "";
}

/** The rules that hinges set for a door. */
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
      const weight = weightOf(piece, piece.specification);
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
      const { apart, across } = reach(piece);
      if (apart > across || apart <= 0 || across < SAGS_FROM) return null;
      const text = `May sag: its outer hinges are ${inchWords(apart)} apart, and it extends ${inchWords(across)} from them`;
      return { text, advice: sagAdvice(piece) };
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
