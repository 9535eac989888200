import { pieceName } from "~/configurator/lines/piece-words";
import type { SinglePiece } from "../style-groups";

/** The name of a single piece on paper: "Door 3", or "Door 3, 2 of 4" if several are alike. */
export function singlePieceName({ list, number, nth, of }: SinglePiece): string {
  const name = pieceName(list, number - 1);
  return of > 1 ? `${name}, ${nth} of ${of}` : name;
}

/** The hinge side of a single piece: the first door of a pair is hinged left, the second right. */
export function singleHinge({ piece, nth }: SinglePiece): string {
  const hinge = "hinge" in piece ? piece.hinge : undefined;
  if (hinge === "pair") return nth % 2 === 1 ? "Hinged left, of a pair" : "Hinged right, of a pair";
  return { left: "Hinged left", right: "Hinged right", top: "Hinged at the top", none: "No hinges", unsaid: "" }[
    hinge ?? "unsaid"
  ];
}

/** The hinge side of a single piece in the few words that a label has room for beside its name. */
export function shortHinge(single: SinglePiece): string {
  const { piece, nth } = single;
  if (!("hinge" in piece) || piece.hinge !== "pair") return singleHinge(single);
  return nth % 2 === 1 ? "Left of a pair" : "Right of a pair";
}
