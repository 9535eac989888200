import type { ProductSpecification } from "~/trade/catalog/product";
import { MAX_INCHES, parseFraction } from "~/trade/measure/measure";
import { isValidated, MAX_LOCATION_LENGTH, maxInches, type PieceList } from "~/trade/measure/piece";
import { DETAILS_OF, readDetail, readDetails } from "~/trade/measure/piece-details";
import type { PieceDraft, PieceField } from "~/trade/pieces/blank-piece";
import { readQuantity, readSide, SIDES, type SideReading, sizeOf } from "~/trade/pieces/piece-draft";
import { refusedCup } from "./cup-refusals";
import { type Finding, findingWords, judgePiece } from "./making";

/** Something wrong with one field of a piece. */
export type FieldProblem = {
  readonly field: PieceField;
  /** Which of the fields for cups it is, counted from 0; absent for the first. */
  readonly cup?: number;
} & (
  | { readonly kind: "missing" | "too-long" | "too-many" }
  | { readonly kind: "unreadable"; readonly reading?: SideReading; readonly typed?: string }
  | { readonly kind: "unmakeable"; readonly finding: Finding }
);

/**
 * What cannot be read at all, in any list: a side that is not a tape size, a fraction that no tape shows, a quantity
 * that is not a number of pieces, a height that is not a tape size.
 */
export function unreadableProblems(draft: PieceDraft, list: PieceList): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const side of SIDES) {
    if (parseFraction(draft[side.fraction]) === null) problems.push({ field: side.fraction, kind: "unreadable" });
    else {
      const reading = readSide(draft, side, maxInches(list));
      if (!("length" in reading)) problems.push({ field: side.inches, kind: "unreadable", reading });
    }
  }
  if (readQuantity(draft) === null) problems.push({ field: "quantity", kind: "unreadable" });
  for (const field of DETAILS_OF[list]) {
    const typed = draft[field];
    if (typed !== "" && readDetail(field, typed) === null) problems.push({ field, kind: "unreadable", typed });
  }
  return problems;
}

/** Whether a location is longer than its label holds. */
export function isLocationTooLong(draft: PieceDraft): boolean {
  return draft.location.trim().length > MAX_LOCATION_LENGTH;
}

/**
 * Whether a problem is said below its row. A size field says itself what is not a tape size, and findings say what cannot
 * be made.
 */
export const isSaidBelow = ({ kind, field }: FieldProblem): boolean =>
  kind !== "unmakeable" && !(kind === "unreadable" && field.endsWith("Inches"));

/** What is missing from a door or drawer (specification, section 5): a side of 0, or a blank location. */
export function requiredProblems(draft: PieceDraft): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const side of SIDES) {
    const reading = readSide(draft, side, MAX_INCHES);
    if ("length" in reading && reading.length === 0) problems.push({ field: side.inches, kind: "missing" });
  }
  if (draft.location.trim() === "") problems.push({ field: "location", kind: "missing" });
  return problems;
}

/** The findings on a piece; none while it has no size. */
export function findingsOf(
  draft: PieceDraft,
  list: PieceList,
  specification: ProductSpecification | null,
): readonly Finding[] {
  const size = sizeOf(draft, maxInches(list));
  if (size.width === 0 || size.height === 0) return [];
  return judgePiece(list, { ...size, ...readDetails(draft, list) }, specification);
}

/** The fields of the rules that are not about a size. */
const FIELDS_OF: Readonly<Record<string, readonly PieceField[]>> = {
  "bored-without-hinges": ["preBored"],
  "no-grain": ["grain"],
  "rail-in-slab": ["centerRail"],
  "rail-height": ["centerRail"],
  "handle-side": ["handle"],
  "handle-place": ["handle"],
  "glass-frame": ["glass"],
  "glass-rail": ["centerRail"],
  "rail-cups": ["centerRail"],
  "frame-cups": ["preBored"],
  "thin-cups": ["preBored"],
};

/** The fields that a finding is about; the first is where to fix it. */
function fieldsOf({ rule }: Finding): readonly PieceField[] {
  if (rule === "too-narrow") return ["widthInches"];
  if (rule === "too-low") return ["heightInches"];
  if (rule.startsWith("cup-")) return ["cups"];
  return FIELDS_OF[rule] ?? ["widthInches", "heightInches"];
}

/** The fields for which findings refuse a piece; panels and fillers are never refused. */
export function refusedFields(list: PieceList, findings: readonly Finding[]): readonly PieceField[] {
  return isValidated(list) ? findings.filter(({ severity }) => severity === "red").flatMap(fieldsOf) : [];
}

/** Whether what a row says is about its cups: a finding that refuses one, or a problem with their heights. */
export const isCupRefused = (findings: readonly Finding[], problems: readonly FieldProblem[]): boolean =>
  findings.some((finding) => finding.severity === "red" && fieldsOf(finding)[0] === "cups") ||
  problems.some(({ field }) => field === "cups");

/** Why the value of a field is refused, as it is shown beside it; `null` if it is not. */
export function refusalAt(field: PieceField, list: PieceList, findings: readonly Finding[]): string | null {
  if (!isValidated(list)) return null;
  const found = findings.find((finding) => finding.severity === "red" && fieldsOf(finding)[0] === field);
  return found ? findingWords(found) : null;
}

/**
 * Every reason for which a piece of a list is refused: missing, unreadable or too long values, or a size that cannot be
 * made.
 */
export function pieceProblems(
  list: PieceList,
  draft: PieceDraft,
  specification: ProductSpecification | null,
): FieldProblem[] {
  const atCup = (problem: FieldProblem): FieldProblem => {
    const cup = problem.field === "cups" ? refusedCup(draft, specification) : 0;
    return cup > 0 ? { ...problem, cup } : problem;
  };
  const unreadable = unreadableProblems(draft, list).map(atCup);
  if (!isValidated(list)) return unreadable;
  const tooLong: FieldProblem[] = isLocationTooLong(draft) ? [{ field: "location", kind: "too-long" }] : [];
  const red = findingsOf(draft, list, specification).filter(({ severity }) => severity === "red");
  const unmakeable = red.flatMap((finding) =>
    fieldsOf(finding)
      .slice(0, 1)
      .map((field) => atCup({ field, kind: "unmakeable", finding })),
  );
  return [...requiredProblems(draft), ...unreadable, ...tooLong, ...unmakeable];
}
