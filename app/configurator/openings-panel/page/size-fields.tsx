import type { ChangeEventHandler } from "react";
import { selectOnFocus } from "~/base/browser/select-on-focus";
import { classNames } from "~/house/ui/kit/class-names";
import { fieldLook } from "~/house/ui/kit/field-look";
import { MAX_SIZE_TEXT, type SizeField } from "~/trade/openings/opening-draft";
import { SIZE_LABELS } from "./result-words";

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
export function SizeFields({ side, again, field }: SizeFieldsProps) {
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
