import type { InputHTMLAttributes, ReactNode } from "react";
import { useFormField } from "./field";

interface CheckboxFieldProps {
  readonly name: string;
  readonly children: ReactNode;
}

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

interface ChoiceListProps {
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export function ChoiceList({ name, choices }: ChoiceListProps) {
  const { getInputProps } = useFormField(name, null);
  return (
    <ul className="grid gap-x-6 md:grid-cols-2">
      {choices.map(({ value, label }) => (
        <li key={value}>
          <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-1">
            <input
              {...getInputProps<InputHTMLAttributes<HTMLInputElement>>({ type: "checkbox", value })}
              className="h-5 w-5 shrink-0 accent-oak"
            />
            <span className="wrap-anywhere">{label}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
