import { type Finding, findingWords } from "~/domain/making";

/** What the workshop says of a piece: red where it cannot be made so, amber where it can, but. */
export function RowFindings({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <div role="status">
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
    </div>
  );
}
