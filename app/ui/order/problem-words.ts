import type { PieceProblems } from "~/domain/add-to-cart";
import { MAX_LOCATION_LENGTH, mostInches, type PieceList } from "~/domain/piece";
import type { FieldProblem, PieceField } from "~/domain/piece-draft";
import { pieceName } from "./piece-words";

/** Shown when every list was left out or is empty. */
export const NOTHING_ORDERED = "Add at least one door, drawer, panel or filler";

const SUBJECTS: Readonly<Record<PieceField, string>> = {
  widthInches: "Width",
  widthFraction: "Width fraction",
  heightInches: "Height",
  heightFraction: "Height fraction",
  location: "Location",
  preBored: "Pre-bored",
  quantity: "Quantity",
  hinge: "Hinges",
  boring: "Boring distance",
  note: "Note",
  opening: "Opening",
};

/** A problem in words for the person who typed it; those of a missing answer are section 5's. */
export function problemText({ field, kind }: FieldProblem, list: PieceList): string {
  const subject = SUBJECTS[field];
  if (kind === "missing") return `${subject} is required`;
  if (kind === "too-long") return `${subject} must be ${MAX_LOCATION_LENGTH} characters or fewer`;
  if (field.endsWith("Fraction")) return `${subject} must be 0 or sixteenths up to 15/16`;
  return `${subject} must be whole inches from 0 to ${mostInches(list)}, with the fraction chosen beside it`;
}

/** The summary line of one piece: `Door 1: Width is required, Location is required` (specification, section 5). */
export function describeProblems({ list, index, problems }: PieceProblems): string {
  return `${pieceName(list, index)}: ${problems.map((problem) => problemText(problem, list)).join(", ")}`;
}
