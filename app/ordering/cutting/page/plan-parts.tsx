import { PartLinks } from "~/ordering/paper/page/part-links";
import { PAPER_PAGE } from "~/ordering/paper/paper-page";
import type { PlanHead } from "../plan-pages";

interface PlanPartsProps {
  /** The part that is shown, from 1. */
  readonly number: number;
  readonly head: Pick<PlanHead, "lastSheets" | "sheets">;
}

/** Which sheets a part of the plan has, in words. */
function partWords({ lastSheets, sheets }: PlanPartsProps["head"], part: number): string {
  const [first, last] = [(lastSheets[part - 2] ?? 0) + 1, lastSheets[part - 1] ?? 0];
  if (first > sheets || last < first) return `Part ${part}`;
  return first === last ? `Part ${part}, sheet ${first}` : `Part ${part}, sheets ${first} to ${last}`;
}

/** Links to the other parts of a large plan. */
export function PlanParts({ number, head }: PlanPartsProps) {
  const parts = head.lastSheets.map((_, index) => ({
    text: partWords(head, index + 1),
    href: `?${PAPER_PAGE}=${index + 1}`,
  }));
  return <PartLinks label="Parts of the plan" parts={parts} current={number} />;
}
