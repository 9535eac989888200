import type { ProductSpecification } from "~/trade/catalog/product";
import type { FieldProblem } from "~/trade/making/piece-problems";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { checkAddToCart, type PieceProblems } from "./add-to-cart";

/** A piece that was refused and why, by the key of its row, which stays the same while others are added and removed. */
interface RefusedPiece extends PieceProblems {
  readonly key: number;
}

export type OrderFormRefusal = readonly RefusedPiece[];

export function orderFormRefusal(errors: readonly PieceProblems[], draft: ConfigurationDraft): OrderFormRefusal {
  return errors.map((error) => ({ ...error, key: draft.rows[error.list][error.index]?.key ?? -1 }));
}

/** Whether two problems are the same, even if the text in the field has changed. */
function isSame(one: FieldProblem, other: FieldProblem): boolean {
  if (one.field !== other.field || one.kind !== other.kind) return false;
  if (one.kind === "unmakeable" && other.kind === "unmakeable") return one.finding.rule === other.finding.rule;
  if (one.kind === "unreadable" && other.kind === "unreadable") return one.reading?.kind === other.reading?.kind;
  return true;
}

/**
 * What remains of a refusal. Fixed problems are gone, and so are removed or left out rows; new problems are not added.
 *
 * @returns the same refusal if nothing was fixed, and `null` if everything was
 */
export function withoutFixed(
  refusal: OrderFormRefusal,
  draft: ConfigurationDraft,
  specification: ProductSpecification | null,
): OrderFormRefusal | null {
  const check = checkAddToCart(draft, specification);
  if (refusal.length === 0) return !check.ok && check.errors.length === 0 ? refusal : null;
  const now = check.ok ? [] : orderFormRefusal(check.errors, draft);
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
