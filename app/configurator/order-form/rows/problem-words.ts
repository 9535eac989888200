import { leaveOutLabel, PIECE_NAMES, pieceName } from "~/configurator/lines/piece-words";
import { findingWords } from "~/trade/making/making";
import type { FieldProblem } from "~/trade/making/piece-problems";
import { cupsText } from "~/trade/measure/cup-words";
import {
  MAX_LOCATION_LENGTH,
  MAX_ORDER_PIECES,
  MAX_PIECES,
  maxInches,
  type PieceDetail,
  type PieceList,
} from "~/trade/measure/piece";
import { titleOf } from "~/trade/measure/piece-details";
import { readTape } from "~/trade/measure/tape";
import { tapeWords } from "~/trade/measure/tape-words";
import type { PieceField } from "~/trade/pieces/blank-piece";
import type { SideReading } from "~/trade/pieces/piece-draft";
import type { PieceProblems } from "../add-to-cart";

export const NOTHING_ORDERED = "Add at least one door, drawer, panel or filler";

const SUBJECTS: Readonly<Partial<Record<PieceField, string>>> = {
  widthInches: "Width",
  widthFraction: "Width fraction",
  heightInches: "Height",
  heightFraction: "Height fraction",
  location: "Location",
  preBored: "Pre-bored",
  quantity: "Quantity",
};

const subjectOf = (field: PieceField) => SUBJECTS[field] ?? titleOf(field as PieceDetail);

function detailText(field: PieceField, typed: string): string {
  if (field === "handle") return "Choose one of the handles that are offered.";
  return field === "cups" ? cupsText(typed) : (tapeWords(readTape(typed)) ?? "");
}

/** The message at a side's field: how the size was read, or why it was not; `null` for none. */
export function sideText(reading: SideReading, list: PieceList): string | null {
  if (reading.kind === "two-fractions") {
    return "You typed one fraction and chose another. Keep only one.";
  }
  if (reading.kind === "unreadable" && reading.reason === "too-long") {
    return `Sizes over ${maxInches(list)} inches are not accepted here. If it is in millimeters, write mm after it.`;
  }
  return tapeWords(reading);
}

/** A problem in words for the customer; for missing answers, the words of the specification, section 5. */
export function problemText(problem: FieldProblem, list: PieceList): string {
  const { field } = problem;
  const subject = subjectOf(field);
  if (problem.kind === "missing") return `${subject} is required`;
  if (problem.kind === "too-long") return `${subject} must be ${MAX_LOCATION_LENGTH} characters or fewer`;
  if (problem.kind === "too-many")
    return `One order takes up to ${MAX_ORDER_PIECES} ${PIECE_NAMES[list].toLowerCase()}s`;
  if (problem.kind === "unmakeable") return findingWords(problem.finding);
  if (field === "quantity") return `${subject} must be a whole number from 1 to ${MAX_PIECES}`;
  if (field.endsWith("Fraction")) return `${subject} must be 0 or sixteenths up to 15/16`;
  if (problem.kind === "unreadable" && problem.typed) return `${subject}: ${detailText(field, problem.typed)}`;
  const said = problem.kind === "unreadable" && problem.reading ? sideText(problem.reading, list) : null;
  return `${subject}: ${said ?? "This is not a size."}`;
}

/**
 * The summary line of one piece: `Door 1: Width is required, Location is required` (specification, section 5); for a
 * blank row, also how to leave it out.
 */
export function describeProblems({ list, index, problems, isBlank }: PieceProblems): string {
  const line = `${pieceName(list, index)}: ${problems.map((problem) => problemText(problem, list)).join(", ")}`;
  return isBlank ? `${line}. ${wayToLeaveOut(list, index)}` : line;
}

export function wayToLeaveOut(list: PieceList, index: number): string {
  const tick = `ick \u201c${leaveOutLabel(list)}\u201d.`;
  return index > 0 ? `Not wanted? Remove ${pieceName(list, index).toLowerCase()}, or t${tick}` : `Not wanted? T${tick}`;
}
