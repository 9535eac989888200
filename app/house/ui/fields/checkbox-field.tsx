import type { InputHTMLAttributes, ReactNode } from "react";
import { useFormField } from "./field";

interface CheckboxFieldProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A checkbox in a checked form. */
export function CheckboxField({ name, children }: CheckboxFieldProps) {
  const { inputProps, getInputProps } = useFormField(name, null);
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-1">
      <input
        {...getInputProps<InputHTMLAttributes<HTMLInputElement>>({ type: "checkbox", value: "on", ...inputProps })}
        className="h-5 w-5 shrink-0 accent-oak"
      />
      <span>{children}</span>
    </label>
  );
}
