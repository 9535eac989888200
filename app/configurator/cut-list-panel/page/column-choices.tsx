import { useRef } from "react";
import { fieldLook } from "~/house/ui/kit/field-look";
import { COLUMN_MEANINGS, type ColumnMeaning } from "~/trade/cut-list/reading/column-meanings";
import type { CutColumn } from "~/trade/cut-list/reading/columns";
import type { CutListChoices, CutListReading } from "~/trade/cut-list/reading/cut-row";
import type { LengthUnit } from "~/trade/measure/tape";
import { CUT_LIST_NAMES } from "../cut-list-form-names";
import type { Choose } from "../cut-list-shown";
import { readAsText } from "./list-words";
import { OpeningsChoice } from "./openings-choice";
import { MEANING_WORDS } from "./row-words";

const UNITS: readonly (readonly [LengthUnit, string])[] = [
  ["in", "Inches"],
  ["mm", "Millimeters"],
  ["cm", "Centimeters"],
  ["ft", "Feet"],
  ["m", "Meters"],
];

interface ColumnChoicesProps {
  readonly reading: CutListReading;
  readonly choices: CutListChoices;
  readonly choose: Choose;
}

/** How the whole list is read: what each column is, the unit of bare numbers, and which size is the height. */
export function ColumnChoices({ reading, choices, choose }: ColumnChoicesProps) {
  const shown = reading.columns.filter((column) => column.samples.length > 0);
  const isMain = ({ meaning, doubt, index }: CutColumn) =>
    meaning !== "ignore" || doubt !== null || choices.columns?.[index] !== undefined;
  const others = shown.filter((column) => !isMain(column));
  const isAsked = reading.isUnitUnclear || reading.columns.some(({ doubt }) => doubt !== null && doubt !== "counts");
  // It does not close under the hand of a visitor who has just answered.
  const wasAsked = useRef(isAsked);
  wasAsked.current ||= isAsked;
  return (
    <>
      {reading.hasOpenings && <OpeningsChoice chosen={choices.openings} choose={choose} />}
      <details open={wasAsked.current || undefined} className="border-y border-stone-300">
        <summary className="min-h-11 cursor-pointer py-2.5 wrap-anywhere">
          <span className="font-semibold">How it is read</span>
          <span className="ml-2 text-stone-600">{readAsText(reading)}</span>
        </summary>
        <fieldset className="space-y-3 pb-4">
          <legend className="sr-only">How it is read</legend>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {shown.filter(isMain).map((column) => (
              <ColumnSelect key={column.index} column={column} choose={choose} />
            ))}
            {reading.hasBareNumbers && (
              <label className="block text-sm">
                Numbers without a unit are in
                <select
                  name={CUT_LIST_NAMES.unit}
                  value={reading.isUnitUnclear ? "" : reading.unit}
                  onChange={(event) => {
                    const unit = event.currentTarget.value as LengthUnit;
                    choose(() => ({ unit }));
                  }}
                  className={fieldLook(reading.isUnitUnclear)}
                >
                  {reading.isUnitUnclear && <option value="">Choose one</option>}
                  {UNITS.map(([unit, words]) => (
                    <option key={unit} value={unit}>
                      {words}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
          {others.length > 0 && (
            <details>
              <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm link">
                {others.length === 1 ? "1 more column, not used" : `${others.length} more columns, not used`}
              </summary>
              <div className="grid grid-cols-1 gap-3 pb-3 sm:grid-cols-2 lg:grid-cols-3">
                {others.map((column) => (
                  <ColumnSelect key={column.index} column={column} choose={choose} />
                ))}
              </div>
            </details>
          )}
          <label className="flex min-h-11 w-fit max-w-full cursor-pointer items-center gap-3 py-1">
            <input
              type="checkbox"
              name={CUT_LIST_NAMES.swap}
              checked={choices.swap ?? false}
              onChange={(event) => {
                const swap = event.currentTarget.checked;
                choose(() => ({ swap }));
              }}
              className="h-5 w-5 shrink-0 accent-oak"
            />
            Swap width and height in the whole list
          </label>
          {reading.isLengthwise && (
            <p className="text-sm text-stone-700">
              Length runs with the grain: it is read as the height of a door and the width of a drawer front.
            </p>
          )}
        </fieldset>
      </details>
    </>
  );
}

interface ColumnSelectProps extends Pick<ColumnChoicesProps, "choose"> {
  readonly column: CutColumn;
}

function ColumnSelect({ column, choose }: ColumnSelectProps) {
  const { index, meaning, title, samples, doubt } = column;
  return (
    <label className="block min-w-0 text-sm">
      <span className="block truncate">{title || `Column ${index + 1}`}</span>
      <select
        name={CUT_LIST_NAMES.column}
        value={`${index}:${meaning}`}
        onChange={(event) => {
          const chosen = event.currentTarget.value.slice(`${index}:`.length) as ColumnMeaning;
          choose(({ columns }) => ({ columns: { ...columns, [index]: chosen } }));
        }}
        className={fieldLook(doubt !== null)}
      >
        {COLUMN_MEANINGS.map((one) => (
          <option key={one} value={`${index}:${one}`}>
            {MEANING_WORDS[one]}
          </option>
        ))}
      </select>
      <span className="mt-1 block truncate text-stone-600">{samples.join(" · ")}</span>
    </label>
  );
}
