import { checkAddToCart, type PieceProblems } from "./add-to-cart";
import type { ConfigurationDraft } from "./configuration-draft";
import type { FieldProblem } from "./piece-problems";
import type { ProductSpecification } from "./product";

/** What a piece was refused for, by the key of its row, which it keeps while others come and go. */
export interface RefusedPiece extends PieceProblems {
  readonly key: number;
}

/** What an order was refused for; empty where nothing was ordered. */
export type Refusal = readonly RefusedPiece[];

/** The refusal of a draft with these errors. */
export function refusalOf(errors: readonly PieceProblems[], draft: ConfigurationDraft): Refusal {
  return errors.map((error) => ({ ...error, key: draft.rows[error.list][error.index]?.key ?? -1 }));
}

/** Whether two problems are the same one, whatever is typed into its field by now. */
function isSame(one: FieldProblem, other: FieldProblem): boolean {
  if (one.field !== other.field || one.kind !== other.kind) return false;
  if (one.kind === "unmakeable" && other.kind === "unmakeable") return one.finding.rule === other.finding.rule;
  if (one.kind === "unreadable" && other.kind === "unreadable") return one.reading?.kind === other.reading?.kind;
  return true;
}

/**
 * What is left of a refusal: what was cured is gone, and so are rows that were removed or left out; what has gone wrong
 * since is not part of it.
 *
 * @returns the same refusal where nothing was cured, and `null` where everything was
 */
export function withoutCured(
  refusal: Refusal,
  draft: ConfigurationDraft,
  specification: ProductSpecification | null,
): Refusal | null {
  const check = checkAddToCart(draft, specification);
  if (refusal.length === 0) return !check.ok && check.errors.length === 0 ? refusal : null;
  const now = check.ok ? [] : refusalOf(check.errors, draft);
  const left = refusal.flatMap((before): RefusedPiece[] => {
    const piece = now.find(({ list, key }) => list === before.list && key === before.key);
    const problems = before.problems.filter((problem) => piece?.problems.some((other) => isSame(problem, other)));
    if (!piece || problems.length === 0) return [];
    const isAsBefore = problems.length === before.problems.length && piece.index === before.index;
    return [isAsBefore ? before : { ...piece, problems }];
  });
  if (left.length === 0) return null;
  return left.length === refusal.length && left.every((piece, at) => piece === refusal[at]) ? refusal : left;
}
