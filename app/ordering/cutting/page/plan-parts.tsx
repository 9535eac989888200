import { PLAN_PAGE, type PlanHead } from "../plan-pages";

const LINK = "inline-flex min-h-11 items-center underline underline-offset-4";

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
  if (head.lastSheets.length === 1) return null;
  return (
    <nav aria-label="Parts of the plan">
      <ul className="flex flex-wrap gap-x-6">
        {head.lastSheets.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its place
          <li key={index}>
            <a
              href={`?${PLAN_PAGE}=${index + 1}`}
              aria-current={index + 1 === number ? "page" : undefined}
              className={LINK}
            >
              {partWords(head, index + 1)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
