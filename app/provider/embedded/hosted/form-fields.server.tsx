import { PROBLEM_ID } from "./page.server";

export interface FieldsProblem<Field extends string> {
  readonly text: string;
  readonly fields: readonly Field[];
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly isInvalid: boolean;
  readonly type?: "email" | "text" | "password";
  readonly defaultValue?: string;
  readonly hintId?: string;
}

function Input({ name, autoComplete, isInvalid, type, defaultValue, hintId }: Omit<FieldProps, "label">) {
  const describedBy = [hintId, isInvalid && PROBLEM_ID].filter(Boolean).join(" ");
  return (
    <input
      id={name}
      name={name}
      type={type}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={defaultValue}
      aria-describedby={describedBy === "" ? undefined : describedBy}
      aria-invalid={isInvalid ? true : undefined}
    />
  );
}

export function HostedTextField({ label, ...field }: FieldProps) {
  return (
    <>
      <label htmlFor={field.name}>{label}</label>
      <Input {...field} />
    </>
  );
}

export function HostedEmailField(field: Required<Pick<FieldProps, "defaultValue" | "isInvalid">>) {
  return <HostedTextField {...field} name="email" label="Email" type="email" autoComplete="username" />;
}

export function HostedPasswordField({
  label,
  hint,
  ...field
}: Omit<FieldProps, "type" | "hintId"> & { readonly hint?: string }) {
  const hintId = hint === undefined ? undefined : `${field.name}-hint`;
  return (
    <>
      <label htmlFor={field.name}>{label}</label>
      {hint !== undefined && (
        <p className="to" id={hintId}>
          {hint}
        </p>
      )}
      <div className="field">
        <Input {...field} type="password" {...(hintId !== undefined && { hintId })} />
        <button type="button" className="show" aria-pressed="false" hidden>
          Show<span> password</span>
        </button>
      </div>
    </>
  );
}
