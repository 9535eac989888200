import { readBuild } from "~/trade/catalog/door-build";
import { madeBy } from "~/trade/catalog/glass-frame";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { PieceList } from "~/trade/measure/piece";
import { CUP_ROOM_RULES } from "./cup-room";
import { CUP_RULES } from "./making-cups";
import { GLASS_RULES } from "./making-glass";
import { HINGE_RULES } from "./making-hinges";
import { fitOf, limitsOf } from "./making-limits";
import type { JudgedPiece, SizedForMaking } from "./making-rule";
import { SIZE_RULES } from "./making-sizes";
import { WOOD_RULES } from "./making-wood";

/** A problem with making a piece, or a drawback. */
export interface Finding {
  /** `amber`: it can be made, but with a drawback; `red`: it cannot be made. */
  readonly severity: "amber" | "red";
  readonly rule: string;
  /** What is wrong, as a sentence without its period. */
  readonly text: string;
  /** What to do instead, as a sentence without its period ("Order a pair of doors"); empty if nothing helps. */
  readonly advice: string;
}

/** The rules, in the order in which a customer should read their findings: red ones first. */
const RULES = [...SIZE_RULES, ...HINGE_RULES, ...CUP_ROOM_RULES, ...CUP_RULES, ...WOOD_RULES, ...GLASS_RULES].sort(
  (one, other) => Number(other.severity === "red") - Number(one.severity === "red"),
);

/** The ids of the rules, as findings name them. */
export const MAKING_RULES: readonly string[] = RULES.map(({ id }) => id);

/** A piece with what the rules judge it by. */
export function judged(list: PieceList, piece: SizedForMaking, style: ProductSpecification | null): JudgedPiece {
  const { width, height, hinge, preBored, boring, quantity, grain, centerRail, handle } = piece;
  const { hingesFrom, cups, fixing, glass } = piece;
  const specification = madeBy(piece, style);
  const limits = limitsOf(list, specification, grain);
  const build = specification && list !== "fillers" ? readBuild(specification) : null;
  const fit = fitOf(piece, limits);
  // Field by field, because a spread costs more than all the rules together.
  return {
    width,
    height,
    hinge,
    preBored,
    boring,
    quantity,
    hingesFrom,
    cups,
    fixing,
    grain,
    centerRail,
    handle,
    glass,
    list,
    specification,
    build,
    limits,
    fit,
  };
}

/**
 * Judges whether a piece can be made in a style. Panels and fillers are judged like doors, but callers only mark them;
 * a piece without a width or a height is not judged at all.
 *
 * @param piece its size in sixteenths; a missing quantity is 1
 * @param specification `null` if the provider gives none: then only the rules for every style apply
 * @returns red findings before amber ones; empty if there is nothing to report
 */
export function judgePiece(
  list: PieceList,
  piece: SizedForMaking,
  specification: ProductSpecification | null,
): readonly Finding[] {
  if (piece.width <= 0 || piece.height <= 0) return [];
  const seen = judged(list, piece, specification);
  const findings: Finding[] = [];
  for (const { id, severity, judge } of RULES) {
    const found = judge(seen);
    if (found) findings.push({ severity, rule: id, ...found });
  }
  return findings;
}

/** The worst severity among findings: `red` blocks an order, `amber` is only shown; `null` if there are no findings. */
export function worstOf(findings: readonly Finding[]): Finding["severity"] | null {
  if (findings.length === 0) return null;
  return findings.some(({ severity }) => severity === "red") ? "red" : "amber";
}

/** A finding as it is shown: `Too large: the limit is 48" × 72". Order a pair of doors.` */
export function findingWords({ text, advice }: Pick<Finding, "text" | "advice">): string {
  return advice ? `${text}. ${advice}.` : `${text}.`;
}
