import type { RefObject } from "react";
import type { Refusal } from "~/domain/refusal";
import { ErrorSummary } from "~/ui/kit/error-summary";
import { fieldId } from "./field-ids";
import { describeProblems, NOTHING_ORDERED } from "./problem-words";

interface OrderErrorsProps {
  readonly scope: string;
  readonly refusal: Refusal;
  readonly summaryRef: RefObject<HTMLDivElement>;
}

/** The errors of a refused order (specification, section 5), each line leading to its first field at fault. */
export function OrderErrors({ scope, refusal, summaryRef }: OrderErrorsProps) {
  const lines = refusal.map((error) => ({
    text: describeProblems(error),
    fieldId: fieldId(scope, error.list, error.index, error.problems[0]?.field ?? "widthInches"),
  }));
  return <ErrorSummary lines={lines.length > 0 ? lines : [{ text: NOTHING_ORDERED }]} summaryRef={summaryRef} />;
}
