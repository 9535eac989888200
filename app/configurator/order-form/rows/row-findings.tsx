import { useState } from "react";
import { afterClick } from "~/base/browser/after-click";
import type { ProductSpecification } from "~/trade/catalog/product";
import { type Finding, findingWords } from "~/trade/making/making";
import { type FieldProblem, findingsOf } from "~/trade/making/piece-problems";
import { MAX_LOCATION_LENGTH, type PieceList } from "~/trade/measure/piece";
import type { PieceDraft, PieceField } from "~/trade/pieces/blank-piece";
import { isBlank } from "~/trade/pieces/piece-draft";
import { problemText, wayToLeaveOut } from "./problem-words";

interface RowFindingsState {
  readonly findings: readonly Finding[];
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/**
 * The workshop's findings about a row. New ones wait until the focus leaves the row, because a size may be half typed;
 * corrected ones disappear immediately.
 */
export function useRowFindings(
  draft: PieceDraft,
  list: PieceList,
  specification: ProductSpecification | null,
): RowFindingsState {
  /** The row as it was when it received the focus; `null` while it does not have the focus. */
  const [found, setFound] = useState<PieceDraft | null>(null);
  const now = findingsOf(draft, list, specification);
  const stays = ({ rule }: Finding) => now.some((finding) => finding.rule === rule);
  return {
    findings: found ? findingsOf(found, list, specification).filter(stays) : now,
    onEnter: () => setFound((before) => before ?? draft),
    onLeave: () => afterClick(() => setFound(null)),
  };
}

interface RowFindingsProps {
  readonly id: string;
  readonly findings: readonly Finding[];
}

/**
 * The workshop's findings about a piece: red if it cannot be made, amber for a caution. The element is always rendered,
 * because screen readers announce only changes.
 */
export function RowFindings({ id, findings }: RowFindingsProps) {
  return (
    <div id={id} role="status">
      {findings.length > 0 && (
        <ul className="mt-2 space-y-1 text-sm">
          {findings.map((finding) => (
            <li
              key={finding.rule}
              className={
                finding.severity === "red" ? "border-l-4 border-signal pl-3 text-signal" : "border-l-4 border-oak pl-3"
              }
            >
              {findingWords(finding)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface RowProblemsProps {
  readonly list: PieceList;
  readonly index: number;
  readonly draft: PieceDraft;
  readonly problems: readonly FieldProblem[];
  readonly idOf: (field: PieceField) => string;
  /** The id of the text that says that the location is too long; `undefined` if it fits. */
  readonly tooLongId: string | undefined;
}

export function RowProblems({ list, index, draft, problems, idOf, tooLongId }: RowProblemsProps) {
  return (
    <>
      {tooLongId && (
        <p id={tooLongId} className="mt-1 text-sm text-stone-700">
          Only {MAX_LOCATION_LENGTH} characters fit the label.
        </p>
      )}
      {problems.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-signal">
          {problems.map((problem) => (
            <p key={problem.field} id={idOf(problem.field)}>
              {problemText(problem, list)}
            </p>
          ))}
          {isBlank(draft) && <p className="basis-full text-stone-700">{wayToLeaveOut(list, index)}</p>}
        </div>
      )}
    </>
  );
}
