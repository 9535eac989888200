import { pieceName } from "~/configurator/lines/piece-words";
import { findingWords } from "~/trade/making/making";
import type { PieceMark } from "~/trade/making/piece-marks";

interface MarkSummaryProps {
  readonly marks: readonly PieceMark[];
}

const SHOWN = 5;

/** The pieces that cannot be made, then those with a caution; the rest of a long list is only counted. */
export function MarkSummary({ marks }: MarkSummaryProps) {
  const lines = marks.flatMap(({ list, index, findings }) =>
    findings.map((finding) => ({
      red: finding.severity === "red",
      text: `${pieceName(list, index)}: ${findingWords(finding)}`,
    })),
  );
  const sorted = [...lines.filter(({ red }) => red), ...lines.filter(({ red }) => !red)];
  if (sorted.length === 0) return null;
  return (
    <ul className="my-3 space-y-1 text-sm">
      {sorted.slice(0, SHOWN).map(({ red, text }) => (
        <li key={text} className={red ? "border-l-2 border-signal pl-3 text-signal" : "border-l-2 border-oak pl-3"}>
          {text}
        </li>
      ))}
      {sorted.length > SHOWN && (
        <li className="pl-3.5 text-stone-700">And {sorted.length - SHOWN} more, shown in their rows.</li>
      )}
    </ul>
  );
}
