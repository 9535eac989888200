import { TextField } from "~/ui/fields/text-field";
import { PasswordField } from "./password-field";

export const PROOF_LABELS = { password: "Password", code: "Code" };

/** The code of a second factor that is on. */
export function CodeField() {
  return (
    <TextField
      name="code"
      label={PROOF_LABELS.code}
      autoComplete="one-time-code"
      hint="Of your authenticator app, or a recovery code"
    />
  );
}

/** What the owner of an account proves with that it is theirs: the password, and a code where the second factor is on. */
export function ProofFields({ asksCode }: { readonly asksCode: boolean }) {
  return (
    <>
      <PasswordField autoComplete="current-password" />
      {asksCode && <CodeField />}
    </>
  );
}
