import type { RefObject } from "react";
import { ErrorSummary } from "~/house/ui/kit/error-summary";
import type { PieceList } from "~/trade/measure/piece";
import type { ShownRows } from "~/trade/pieces/configuration-draft";
import type { PieceProblems } from "../add-to-cart";
import type { OrderFormRefusal } from "../refusal";
import { cupId, fieldId } from "../rows/field-ids";
import { describeProblems, NOTHING_ORDERED } from "../rows/problem-words";
import { ROWS_SHOWN, showButtonId } from "../shown-rows";

interface OrderErrorsProps {
  readonly scope: string;
  readonly refusal: OrderFormRefusal;
  /** The first shown row of each list; `null` if all rows are shown. */
  readonly shown?: ShownRows | null;
  readonly summaryRef: RefObject<HTMLDivElement>;
}

function isShown(shown: ShownRows | null, list: PieceList, index: number): boolean {
  const first = shown?.[list] ?? 0;
  return shown === null || (index >= first && index < first + ROWS_SHOWN);
}

/** The first field with an error; a compact row has one field for all cups. */
function problemId(scope: string, { list, index, problems: [problem] }: PieceProblems, isCompact: boolean): string {
  if (problem?.field === "cups" && !isCompact) return cupId(scope, list, index, problem.cup ?? 0);
  return fieldId(scope, list, index, problem?.field ?? "widthInches");
}

/**
 * The errors of a refused order (specification, section 5); each line links to the first field with an error, or to the
 * button that shows its row.
 */
export function OrderErrors({ scope, refusal, shown = null, summaryRef }: OrderErrorsProps) {
  const lines = refusal.map((error) => ({
    text: describeProblems(error),
    fieldId: isShown(shown, error.list, error.index)
      ? problemId(scope, error, shown !== null)
      : showButtonId(error.list, error.index),
  }));
  return <ErrorSummary lines={lines.length > 0 ? lines : [{ text: NOTHING_ORDERED }]} summaryRef={summaryRef} />;
}
