import { type InputHTMLAttributes, type ReactNode, useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { FieldFrame, useFormField } from "~/house/ui/fields/field";
import { TextField } from "~/house/ui/fields/text-field";
import { fieldLook } from "~/house/ui/kit/field-look";

interface PasswordFieldProps {
  readonly name?: string;
  readonly label?: string;
  readonly autoComplete: "new-password" | "current-password";
  readonly hint?: ReactNode;
  readonly className?: string;
}

/** A password field; with JavaScript, the password can be shown. Pasting is allowed. */
export function PasswordField({
  name = "password",
  label = "Password",
  autoComplete,
  hint,
  className,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  const { id, error, inputProps, getInputProps } = useFormField(name, hint);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          {...getInputProps<InputHTMLAttributes<HTMLInputElement>>({
            type: shown ? "text" : "password",
            autoComplete,
            required: true,
            autoCapitalize: "none",
            spellCheck: false,
            ...inputProps,
          })}
          className={fieldLook(error !== undefined, "pr-20")}
        />
        {hydrated && (
          <button
            type="button"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute top-0 right-0 h-11 min-w-16 cursor-pointer px-3 text-sm link"
          >
            {shown ? "Hide" : "Show"}
            <span className="sr-only"> {label.toLowerCase()}</span>
          </button>
        )}
      </div>
    </FieldFrame>
  );
}

export const PROOF_LABELS = { password: "Password", code: "Code" };

export function CodeField() {
  return (
    <TextField
      name="code"
      label={PROOF_LABELS.code}
      autoComplete="one-time-code"
      hint="From your authenticator app, or a recovery code"
    />
  );
}

export function ProofFields({ asksCode }: { readonly asksCode: boolean }) {
  return (
    <>
      <PasswordField autoComplete="current-password" />
      {asksCode && <CodeField />}
    </>
  );
}
