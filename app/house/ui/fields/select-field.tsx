import type { ReactNode, SelectHTMLAttributes } from "react";
import { fieldLook } from "../kit/field-look";
import { FieldFrame, useFormField } from "./field";

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly autoComplete?: string;
  readonly className?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The label of the option for no choice, if a choice is required. */
  readonly placeholder?: string;
  readonly required?: boolean;
}

export function SelectField({ name, label, hint, options, placeholder, className, ...passed }: SelectFieldProps) {
  const { id, error, inputProps, getInputProps } = useFormField(name, hint);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <select
        {...getInputProps<SelectHTMLAttributes<HTMLSelectElement>>({ ...passed, ...inputProps })}
        className={fieldLook(error !== undefined)}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
