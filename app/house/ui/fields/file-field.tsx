import type { InputHTMLAttributes, ReactNode } from "react";
import { fieldLook } from "../kit/field-look";
import { FieldFrame, useFormField } from "./field";

interface FileFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly accept: string;
  readonly isSingle?: boolean;
}

export function FileField({ name, label, hint, accept, isSingle = false }: FileFieldProps) {
  const { id, error, inputProps, getInputProps } = useFormField(name, hint);
  // Browsers do not let a page fill in a file field.
  const { defaultValue: _none, ...props } = getInputProps<InputHTMLAttributes<HTMLInputElement>>({
    type: "file",
    ...inputProps,
  });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...props}
        accept={accept}
        multiple={!isSingle}
        className={fieldLook(error !== undefined, "h-auto py-2")}
      />
    </FieldFrame>
  );
}
