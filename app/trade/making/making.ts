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

export interface Finding {
  readonly severity: "amber" | "red";
  readonly rule: string;
  readonly text: string;
  /** What to do instead, as a sentence without its period ("Order a pair of doors"); empty if nothing helps. */
  readonly advice: string;
}

/** The rules, in the order in which a customer should read their findings: red ones first. */
const RULES = [...SIZE_RULES, ...HINGE_RULES, ...CUP_ROOM_RULES, ...CUP_RULES, ...WOOD_RULES, ...GLASS_RULES].sort(
  (one, other) => Number(other.severity === "red") - Number(one.severity === "red"),
);

export const MAKING_RULES: readonly string[] = RULES.map(({ id }) => id);

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

/** Panels and fillers are judged like doors, but callers only mark them. Red findings come before amber ones. */
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
