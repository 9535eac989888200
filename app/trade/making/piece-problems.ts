import type { ProductSpecification } from "~/trade/catalog/product";
import { MAX_INCHES, parseFraction } from "~/trade/measure/measure";
import { isValidated, MAX_LOCATION_LENGTH, maxInches, type PieceList } from "~/trade/measure/piece";
import { DETAILS_OF, readDetail, readDetails } from "~/trade/measure/piece-details";
import type { PieceDraft, PieceField } from "~/trade/pieces/blank-piece";
import { cupGap } from "~/trade/pieces/cup-cells";
import { readQuantity, readSide, SIDES, type SideReading, sizeOf } from "~/trade/pieces/piece-draft";
import { refusedCup } from "./cup-refusals";
import { type Finding, findingWords, judgePiece } from "./making";

export type FieldProblem = {
  readonly field: PieceField;
  readonly cup?: number;
} & (
  | { readonly kind: "missing" | "too-long" | "too-many" }
  | { readonly kind: "unreadable"; readonly reading?: SideReading; readonly typed?: string }
  | { readonly kind: "unmakeable"; readonly finding: Finding }
);

/** Not a tape size, a fraction that no tape shows, or a quantity that is not a number of pieces. */
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
    const isRefused = readDetail(field, typed) === null || (field === "cups" && cupGap(draft) >= 0);
    if (typed !== "" && isRefused) problems.push({ field, kind: "unreadable", typed });
  }
  return problems;
}

export function isLocationTooLong(draft: PieceDraft): boolean {
  return draft.location.trim().length > MAX_LOCATION_LENGTH;
}

/** A size field itself says what is not a tape size, and findings say what cannot be made. */
export const isShownBelow = ({ kind, field }: FieldProblem): boolean =>
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

export function findingsOf(
  draft: PieceDraft,
  list: PieceList,
  specification: ProductSpecification | null,
): readonly Finding[] {
  const size = sizeOf(draft, maxInches(list));
  if (size.width === 0 || size.height === 0) return [];
  return judgePiece(list, { ...size, ...readDetails(draft, list) }, specification);
}

const FIELDS_OF: Readonly<Record<string, readonly PieceField[]>> = {
  "bored-without-hinges": ["preBored"],
  "no-grain": ["grain"],
  "hidden-grain": ["grain"],
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

export const isCupRefused = (findings: readonly Finding[], problems: readonly FieldProblem[]): boolean =>
  findings.some((finding) => finding.severity === "red" && fieldsOf(finding)[0] === "cups") ||
  problems.some(({ field }) => field === "cups");

export function refusalAt(field: PieceField, list: PieceList, findings: readonly Finding[]): string | null {
  if (!isValidated(list)) return null;
  const found = findings.find((finding) => finding.severity === "red" && fieldsOf(finding)[0] === field);
  return found ? findingWords(found) : null;
}

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
