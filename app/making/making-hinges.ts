import { CUP_FROM_END, LEAST_BETWEEN_CUPS, MOST_HINGES, MOST_WEIGHT, SAGS_FROM } from "./hinge-limits";
import { inchWords, weightWords } from "./hinge-words";
import { countHinges, hingeEdge, takesCups, weightOf } from "./hinges";
import type { JudgedPiece, Rule } from "./making-rule";

const isHinged = ({ list, hinge }: JudgedPiece) => list === "doors" && hinge !== "none";

/** How far apart the outer hinges are, and how far the door extends from them. */
function reach(piece: JudgedPiece): { apart: number; across: number } {
  const { along, across } = hingeEdge(piece);
  return { apart: along - 2 * CUP_FROM_END, across };
}

function waysOutOfSagging(piece: JudgedPiece): string {
  const { apart, across } = reach(piece);
  const otherwise = reach({ ...piece, hinge: piece.hinge === "top" ? "left" : "top" });
  if (otherwise.apart > otherwise.across) return piece.hinge === "top" ? "hinges at the side" : "hinges at the top";
  return piece.hinge !== "top" && apart > across / 2 ? "a pair of doors" : "";
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
      const least = 2 * CUP_FROM_END + LEAST_BETWEEN_CUPS;
      const text =
        along < least
          ? `cups ${inchWords(CUP_FROM_END)} from both ends need an edge of ${inchWords(least)}, and this one has ${inchWords(along)}`
          : "it is too narrow for hinge cups";
      return { text, wayOut: "the same door without pre-boring" };
    },
  },
  {
    id: "bored-without-hinges",
    severity: "red",
    judge: ({ list, preBored, hinge }) =>
      list === "doors" && preBored && hinge === "none"
        ? { text: "it is pre-bored, but has no hinge side", wayOut: "a hinge side, or no pre-boring" }
        : null,
  },
  {
    id: "too-heavy",
    severity: "red",
    judge(piece) {
      if (!isHinged(piece) || piece.fit === "none") return null;
      const weight = weightOf(piece, piece.specification);
      if (weight <= MOST_WEIGHT) return null;
      const carried = `${MOST_HINGES} hinges carry ${weightWords(MOST_WEIGHT)}`;
      return { text: `it weighs ${weightWords(weight)}, and ${carried}`, wayOut: "a pair of doors" };
    },
  },
  {
    id: "many-hinges",
    severity: "amber",
    judge(piece) {
      if (!isHinged(piece) || piece.fit === "none") return null;
      const count = countHinges(piece, 0);
      if (count <= MOST_HINGES) return null;
      return { text: `a door of this size needs ${count} hinges`, wayOut: "a pair of doors" };
    },
  },
  {
    id: "low-and-wide",
    severity: "amber",
    judge(piece) {
      if (!isHinged(piece) || piece.fit === "none") return null;
      const { apart, across } = reach(piece);
      if (apart > across || apart <= 0 || across < SAGS_FROM) return null;
      const text = `its outer hinges are ${inchWords(apart)} apart and it reaches ${inchWords(across)} from them, so it may sag`;
      return { text, wayOut: waysOutOfSagging(piece) };
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
        text: `a pair is two doors, and the quantity is ${doors}`,
        wayOut: `a quantity of ${doors + 1}`,
      };
    },
  },
];
