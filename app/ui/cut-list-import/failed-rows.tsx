import type { CutRow } from "~/domain/cut-list/cut-row";
import { Notice } from "~/ui/kit/notice";
import { rowProblemText } from "./row-words";

/** How many lines that could not be read are told one by one; the rest are marked at their row. */
const TOLD = 10;

/** The lines that could not be read, each with its number and why. */
export function FailedRows({ rows }: { readonly rows: readonly CutRow[] }) {
  const failed = rows.filter((row) => row.problems.length > 0);
  if (failed.length === 0) return null;
  const more = failed.length - TOLD;
  return (
    <Notice
      tone="error"
      title={failed.length === 1 ? "One line could not be read" : `${failed.length} lines could not be read`}
    >
      <ul className="mt-1 space-y-1">
        {failed.slice(0, TOLD).map((row) => (
          <li key={row.key} className="wrap-anywhere">
            Line {row.line}: {row.problems.map(rowProblemText).join(" ")}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1">And {more} more, marked below.</p>}
      <p className="mt-1">The others can be added now. Correct these in the list, or type them below.</p>
    </Notice>
  );
}
