import type { FieldProblem } from "~/trade/making/piece-problems";
import { MAX_LOCATION_LENGTH, type PieceList } from "~/trade/measure/piece";
import type { PieceDraft, PieceField } from "~/trade/pieces/blank-piece";
import { isBlank } from "~/trade/pieces/piece-draft";
import { problemText, wayToLeaveOut } from "./problem-words";

interface RowProblemsProps {
  readonly list: PieceList;
  readonly index: number;
  readonly draft: PieceDraft;
  readonly problems: readonly FieldProblem[];
  /** The id of the text that says what is wrong with a field. */
  readonly idOf: (field: PieceField) => string;
  /** The id of the text that says that the location is too long; `undefined` if it fits. */
  readonly tooLongId: string | undefined;
}

/** What is wrong with the fields of a row, below them. */
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
