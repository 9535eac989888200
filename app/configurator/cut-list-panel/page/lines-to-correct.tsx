import { type MouseEvent, useRef } from "react";
import { Notice } from "~/house/ui/kit/notice";
import type { CutListReading, CutRow } from "~/trade/cut-list/reading/cut-row";
import { CUT_LIST_NAMES, LIST_FIELD_ID, TO_CORRECT_ID } from "../cut-list-form-names";
import { correctingText } from "./list-words";
import { rowProblemText } from "./row-words";

/** How many lines are listed one by one; the others are only marked in their rows. */
const NAMED = 10;

const isAtFault = (row: CutRow) => row.problems.length > 0;

/** Moves to a line of the field, counted from 1, and selects it. */
function goToLine(event: MouseEvent, line: number): void {
  const field = document.getElementById(LIST_FIELD_ID);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const lines = field.value.split("\n");
  if (line > lines.length) return;
  event.preventDefault();
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight / lines.length) * (line - 2);
}

interface LinesToCorrectProps {
  readonly reading: CutListReading;
  readonly isLeft: boolean;
}

/** The lines that could not be read, each with its number and why. A corrected line stays and says so. */
export function LinesToCorrect({ reading: { rows, understood }, isLeft }: LinesToCorrectProps) {
  const named = useRef(new Set<number>());
  for (const row of rows) if (isAtFault(row)) named.current.add(row.key);
  const listed = rows.filter(({ key }) => named.current.has(key));
  const title = isLeft ? correctingText(understood, " still") : listed.length > 0 && "Lines to correct";
  const mark = isLeft && <input type="hidden" name={CUT_LIST_NAMES.left} value="on" />;
  if (!title) return mark || null;
  const more = listed.length - NAMED;
  return (
    <Notice tone={listed.some(isAtFault) ? "error" : "info"}>
      {mark}
      <div id={TO_CORRECT_ID}>
        <p className="font-semibold">{title}</p>
        <ul className="mt-1 space-y-1">
          {listed.slice(0, NAMED).map((row) => (
            <li key={row.key} className="wrap-anywhere">
              <a href={`#${LIST_FIELD_ID}`} onClick={(event) => goToLine(event, row.line)} className="link">
                Line {row.line}
              </a>
              : {isAtFault(row) ? row.problems.map(rowProblemText).join(" ") : "Corrected below."}
            </li>
          ))}
        </ul>
        {more > 0 && <p className="mt-1">And {more} more, marked below.</p>}
      </div>
      <p className="mt-1">
        {isLeft
          ? "The lines you ticked were added. Correct these in the field, then choose Read the list."
          : "Correct them in the list or in their rows below. If you add the others first, these stay in the field."}
      </p>
    </Notice>
  );
}
