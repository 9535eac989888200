import { TextField } from "~/house/ui/fields/text-field";
import { PasswordField } from "./password-field";

export const PROOF_LABELS = { password: "Password", code: "Code" };

/** The second-factor code. */
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

/** Proves that the account is the visitor's: the password, and a code if the second factor is on. */
export function ProofFields({ asksCode }: { readonly asksCode: boolean }) {
  return (
    <>
      <PasswordField autoComplete="current-password" />
      {asksCode && <CodeField />}
    </>
  );
}
