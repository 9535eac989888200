import type { ReactNode, TextareaHTMLAttributes } from "react";
import { useServedText } from "~/base/browser/use-served-text";
import { fieldLook } from "../kit/field-look";
import { FieldFrame, useFormField } from "./field";

interface TextAreaFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly rows: number;
  readonly maxLength: number;
  readonly required?: boolean;
  readonly className?: string;
}

export function TextAreaField({ name, label, hint, className, ...passed }: TextAreaFieldProps) {
  const { id, error, inputProps, getInputProps } = useFormField(name, hint);
  const { defaultValue, ...props } = getInputProps<TextareaHTMLAttributes<HTMLTextAreaElement>>({
    ...passed,
    ...inputProps,
  });
  const text = useServedText(defaultValue);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea {...props} defaultValue={text} className={fieldLook(error !== undefined, "h-auto py-2")} />
    </FieldFrame>
  );
}
