import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { fieldLook } from "~/house/ui/kit/field-look";
import { MAX_PAPER_NAME_LENGTH } from "../dealer-paper-form";

interface LabeledProps {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
}

interface Described {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

export function FieldFrame({
  label,
  hint,
  error,
  children,
}: LabeledProps & { readonly children: (described: Described) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="max-w-md">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-stone-600">
          {hint}
        </p>
      )}
      {error && <FieldProblem id={`${id}-error`} text={error} />}
    </div>
  );
}

export function FieldProblem({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} role="alert" className="mt-1 text-signal">
      {text}
    </p>
  );
}

export function TextLine({ label, hint, error, ...passed }: LabeledProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <FieldFrame label={label} error={error} {...(hint !== undefined && { hint })}>
      {(described) => (
        <input
          {...described}
          type="text"
          maxLength={MAX_PAPER_NAME_LENGTH}
          spellCheck={false}
          className={fieldLook(error !== undefined)}
          {...passed}
        />
      )}
    </FieldFrame>
  );
}

interface TextLinesProps extends LabeledProps {
  readonly name: string;
  readonly value: string;
  readonly rows: number;
  /** In UTF-16 code units. */
  readonly most: number;
}

export function TextLines({ name, label, hint, error, value, rows, most }: TextLinesProps) {
  return (
    <FieldFrame label={label} error={error} {...(hint !== undefined && { hint })}>
      {(described) => (
        <textarea
          {...described}
          name={name}
          rows={rows}
          maxLength={most}
          defaultValue={value}
          className={fieldLook(error !== undefined, "h-auto py-2")}
        />
      )}
    </FieldFrame>
  );
}
