import type { InputHTMLAttributes, ReactNode } from "react";
import { fieldLook } from "../kit/field-look";
import { FieldFrame, useFormField } from "./field";

type Passed = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "autoCapitalize" | "inputMode" | "spellCheck" | "maxLength" | "required" | "list"
>;

interface TextFieldProps extends Passed {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly className?: string;
}

export function TextField({ name, label, hint, className, ...passed }: TextFieldProps) {
  const { id, error, inputProps, getInputProps } = useFormField(name, hint);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <input
        {...getInputProps<InputHTMLAttributes<HTMLInputElement>>({ type: "text", ...passed, ...inputProps })}
        className={fieldLook(error !== undefined)}
      />
    </FieldFrame>
  );
}
