import { type ChangeEventHandler, memo, useState } from "react";
import { afterClick } from "~/base/browser/after-click";
import { selectOnFocus } from "~/base/browser/select-on-focus";
import { classNames } from "~/house/ui/kit/class-names";
import { fieldLook } from "~/house/ui/kit/field-look";
import { RemoveIcon } from "~/house/ui/kit/icons";
import { MAX_LOCATION_LENGTH } from "~/trade/measure/piece";
import {
  CARRIED,
  FITS,
  type Fit,
  isBlankOpening,
  type KeyedOpening,
  MAX_SIZE_TEXT,
  type OpeningRow as Row,
  type SizeField,
} from "~/trade/openings/opening-draft";
import { OPENINGS_INTENTS } from "~/trade/openings/opening-intents";
import { type Job, listOf, pieceOf } from "~/trade/openings/opening-pieces";
import type { RemarksOn } from "~/trade/openings/opening-remarks";
import { workOut } from "~/trade/openings/opening-row";
import { openingFieldName } from "../opening-form";
import { openingId } from "./opening-fields";
import { OpeningResult } from "./opening-result";
import { FIT_LABELS, SIZE_LABELS } from "./result-words";

/** The details of a door that was turned into an opening, for a form posted without JavaScript. */
function HiddenFields({ row, index }: { readonly row: Row; readonly index: number }) {
  return (
    <>
      {row.preBored && <input type="hidden" name={openingFieldName(index, "preBored")} value="on" />}
      {CARRIED.filter((field) => row[field] !== "").map((field) => (
        <input key={field} type="hidden" name={openingFieldName(index, field)} value={row[field]} />
      ))}
    </>
  );
}

interface OpeningRowProps {
  readonly row: KeyedOpening;
  readonly index: number;
  /** `null` while an overlay cannot be read. */
  readonly job: Job | null;
  /** Whether its old door can be typed. */
  readonly checksOld: boolean;
  readonly again: boolean;
  /** Must be the same function in every render, like the others. */
  readonly remarksOn: RemarksOn;
  readonly onEdit: (key: number, change: Partial<Row>) => void;
  readonly onRemove: (key: number) => void;
}

/** One line if there is room, otherwise four. */
const GRID = "grid grid-cols-6 gap-x-3 gap-y-2 @min-[52rem]:items-start";
const ONCE =
  "@min-[52rem]:grid-cols-[5.75rem_minmax(0,1fr)_minmax(0,1fr)_minmax(10rem,1.2fr)_4.5rem_minmax(0,1.4fr)_2.75rem]";
const TWICE =
  "@min-[52rem]:grid-cols-[5.75rem_minmax(0,1.7fr)_minmax(0,1.7fr)_minmax(9.25rem,1fr)_4.5rem_minmax(0,1fr)_2.75rem]";

/** One opening and its doors; memoized, so that typing in one row calculates only that row. */
export const OpeningRow = memo(function OpeningRow(props: OpeningRowProps) {
  const { row, index, job, checksOld, again, remarksOn, onEdit, onRemove } = props;
  const { key } = row;
  const result = job && workOut(row, job.rule, job.twice);
  const [showsProblems, setShowsProblems] = useState(!isBlankOpening(row));
  const faulty = showsProblems && result?.kind === "refused" ? result.fields.map((problem) => problem.field) : [];
  const resultId = `opening-${key}-result`;
  const name = `Opening ${index + 1}`;
  const piece = job && pieceOf(row, job);
  const remarks = piece ? remarksOn(piece, listOf(row.fit), { name, cups: row.cups || piece.cups }) : [];

  const field = (fieldOf: Exclude<keyof Row, "preBored">) => ({
    id: openingId(key, fieldOf),
    name: openingFieldName(index, fieldOf),
    value: row[fieldOf],
    "aria-invalid": faulty.some((one) => one === fieldOf) || undefined,
    "aria-describedby": faulty.some((one) => one === fieldOf) ? resultId : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onEdit(key, { [fieldOf]: event.currentTarget.value }),
  });

  const quantity = field("quantity");
  return (
    // A fieldset's legend cannot be laid out in the row's grid, so the group is named by its label.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      aria-label={name}
      className="border-t border-stone-300 py-4"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) afterClick(() => setShowsProblems(true));
      }}
    >
      <div className={classNames(GRID, again ? TWICE : ONCE)}>
        <p
          aria-hidden="true"
          className="col-span-4 row-start-1 self-center font-semibold @min-[52rem]:col-span-1 @min-[52rem]:self-start @min-[52rem]:pt-7"
        >
          {name}
        </p>
        <SizeFields side="width" again={again} field={field} />
        <SizeFields side="height" again={again} field={field} />
        <div className="col-span-6 min-w-0 min-[22.5rem]:col-span-4 @min-[52rem]:col-span-1">
          <label htmlFor={openingId(key, "fit")} className="field-label">
            What closes it
          </label>
          <select
            {...field("fit")}
            onChange={({ currentTarget }) => onEdit(key, { fit: currentTarget.value as Fit })}
            className={fieldLook(false)}
          >
            {FITS.map((fit) => (
              <option key={fit} value={fit}>
                {FIT_LABELS[fit]}
              </option>
            ))}
          </select>
        </div>
        <div className="col-span-6 min-w-0 min-[22.5rem]:col-span-2 @min-[52rem]:col-span-1">
          <label htmlFor={quantity.id} className="field-label">
            How many
          </label>
          <input
            {...quantity}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            onFocus={selectOnFocus}
            className={fieldLook(quantity["aria-invalid"] ?? false, "figures text-right")}
          />
        </div>
        <div className="col-span-6 min-w-0 @min-[52rem]:col-span-1">
          <label htmlFor={openingId(key, "location")} className="field-label">
            Location
          </label>
          <input
            {...field("location")}
            type="text"
            autoComplete="off"
            maxLength={MAX_LOCATION_LENGTH}
            className={fieldLook(false)}
          />
        </div>
        <button
          type="submit"
          name="intent"
          value={OPENINGS_INTENTS.removeRow(index)}
          aria-label={`Remove opening ${index + 1}`}
          title={`Remove opening ${index + 1}`}
          className="col-span-2 col-start-5 row-start-1 flex h-11 w-11 items-center justify-self-end @min-[52rem]:col-span-1 @min-[52rem]:col-start-7 @min-[52rem]:mt-5 justify-center rounded-sm text-stone-700 hover:bg-linen hover:text-ink"
          onClick={(event) => {
            event.preventDefault();
            onRemove(key);
          }}
        >
          <RemoveIcon />
        </button>
      </div>
      {(checksOld || row.oldDoor !== "") && (
        <div className="mt-2 max-w-56">
          <label htmlFor={openingId(key, "oldDoor")} className="field-label">
            Old door, to compare
          </label>
          <input
            {...field("oldDoor")}
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_SIZE_TEXT}
            placeholder="16 x 25"
            className={fieldLook(false, "figures")}
          />
        </div>
      )}
      <HiddenFields row={row} index={index} />
      {result && (
        <OpeningResult
          id={resultId}
          row={row}
          rule={job.rule}
          result={result}
          cups={row.cups === "" ? (piece?.cups ?? "") : ""}
          remarks={remarks}
          showsProblems={showsProblems}
        />
      )}
    </div>
  );
});

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
}

interface SizeFieldsProps {
  readonly side: "width" | "height";
  readonly again: boolean;
  readonly field: (field: SizeField) => FieldProps;
}

/** A side of an opening: one reading of the tape, and a second if both ends are measured. */
function SizeFields({ side, again, field }: SizeFieldsProps) {
  return (
    <div className={classNames("flex gap-2 @min-[52rem]:col-span-1", again ? "col-span-6" : "col-span-3")}>
      <Reading label={SIZE_LABELS[side]} {...field(side)} />
      {again && (
        <div className="second-reading flex min-w-0 flex-1">
          <Reading label={SIZE_LABELS[`${side}Again`]} {...field(`${side}Again`)} />
        </div>
      )}
    </div>
  );
}

function Reading({ label, ...field }: FieldProps & { readonly label: string }) {
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={field.id} className="field-label">
        {label}
      </label>
      <input
        {...field}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SIZE_TEXT}
        onFocus={selectOnFocus}
        className={fieldLook(field["aria-invalid"] ?? false, "figures text-right")}
      />
    </div>
  );
}
