import { formatSize, fromSixteenths } from "~/trade/measure/measure";
import { tapeWords } from "~/trade/measure/tape-words";
import { oldDoorDifferences } from "~/trade/openings/follow-old-door";
import { differenceWords } from "~/trade/openings/old-door-words";
import type { Fit, OpeningRow } from "~/trade/openings/opening-draft";
import type { Remark } from "~/trade/openings/opening-remarks";
import type { OpeningResult as Result } from "~/trade/openings/opening-row";
import type { OpeningRule } from "~/trade/openings/opening-rule";
import { arithmeticWords, warningWords } from "~/trade/openings/opening-words";
import { fieldProblemText, SIZE_LABELS, sideProblemText } from "./result-words";

interface OpeningResultProps {
  readonly id: string;
  readonly row: Pick<OpeningRow, "fit" | "oldDoor">;
  readonly rule: OpeningRule;
  readonly result: Result;
  /** The heights that its door's cups get from the old door, from the top; empty for none. */
  readonly cups: string;
  readonly remarks: readonly Remark[];
  readonly showsProblems: boolean;
}

/** The result of an opening: its doors with the arithmetic in words and any remarks, or why there are none. */
export function OpeningResult({ id, row, rule, result, cups, remarks, showsProblems }: OpeningResultProps) {
  const { fit, oldDoor } = row;
  if (result.kind === "blank") return null;
  if (result.kind === "refused") {
    if (!showsProblems) return null;
    const texts = [
      ...result.fields.map((problem) => fieldProblemText(problem, fit)),
      ...result.sides.map(sideProblemText),
    ];
    return (
      <div id={id} className="mt-2 space-y-1 text-sm text-signal">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    );
  }
  const { opening, doors, quantity, rounded } = result;
  const words = arithmeticWords(opening, rule, doors);
  const warnings = [
    ...rounded.map(({ field, reading }) => `${SIZE_LABELS[field]}: ${tapeWords(reading)}`),
    ...warningWords(rule, doors),
  ];
  const differs = differenceWords(oldDoorDifferences(oldDoor, opening, rule));
  // As in the rows of the order: a size may be half typed until the row is left.
  const said = [
    ...warnings.map((text) => ({ text, isRefused: false })),
    ...(showsProblems && differs ? [{ text: differs, isRefused: true }] : []),
    ...(showsProblems ? remarks : []),
  ];
  return (
    <div id={id} className="figures mt-2 text-sm">
      <p className="text-base">
        <span className="font-semibold whitespace-nowrap">
          {formatSize(fromSixteenths(doors.width), fromSixteenths(doors.height))}
        </span>{" "}
        <span className="text-stone-700">{whatText(fit, quantity * doors.count)}</span>
      </p>
      <p className="text-stone-600">Width: {words.width}.</p>
      <p className="text-stone-600">Height: {words.height}.</p>
      {cups !== "" && <p className="text-stone-600">Cups, from the top: {cups.replaceAll("; ", ", ")}.</p>}
      {oldDoor.trim() !== "" && differs === "" && <p className="text-stone-600">The old door follows the rule.</p>}
      {said.length > 0 && (
        <ul className="mt-1 space-y-1">
          {said.map(({ text, isRefused }) => (
            <li key={text} className={`border-l-2 pl-3 ${isRefused ? "border-signal text-signal" : "border-oak"}`}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function whatText(fit: Fit, count: number): string {
  if (fit === "front") return count === 1 ? "drawer front" : `each of ${count} drawer fronts`;
  return count === 1 ? "door" : `each of ${count} doors`;
}
