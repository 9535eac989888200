import { PROBLEM_ID } from "./page.server";

/** What is wrong with a form, and the fields it is about. */
export interface FieldsProblem<Field extends string> {
  readonly text: string;
  readonly fields: readonly Field[];
}

interface FieldProps {
  /** Its name in the form, and its id. */
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  /** Whether the page's problem is about this field. */
  readonly isInvalid: boolean;
  readonly type?: "email" | "text" | "password";
  readonly defaultValue?: string;
  /** The id of the element with a hint. */
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

/** A field with its label; browsers do not autocorrect what is typed. */
export function TextField({ label, ...field }: FieldProps) {
  return (
    <>
      <label htmlFor={field.name}>{label}</label>
      <Input {...field} />
    </>
  );
}

/** The field for the account's address, which password managers fill in together with the password. */
export function EmailField(field: Required<Pick<FieldProps, "defaultValue" | "isInvalid">>) {
  return <TextField {...field} name="email" label="Email" type="email" autoComplete="username" />;
}

/** A field for a password, with a button that shows it if scripts run. */
export function PasswordField({
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
