import { type Finding, findingWords } from "~/trade/making/making";

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
