import type { InputHTMLAttributes } from "react";
import { useFormField } from "~/ui/fields/field";
import { CHECKOUT_LABELS } from "./checkout-fields";

/** The box by which the customer confirms having looked over the pieces. */
export function ReviewedField() {
  const { id, error, inputProps, getInputProps } = useFormField("reviewed", null);
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-1 text-lg">
        <input
          {...getInputProps<InputHTMLAttributes<HTMLInputElement>>({
            type: "checkbox",
            value: "on",
            required: true,
            ...inputProps,
          })}
          className="h-5 w-5 shrink-0 accent-oak"
        />
        <span>{CHECKOUT_LABELS.reviewed}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="text-signal">
          {error}
        </p>
      )}
    </div>
  );
}
