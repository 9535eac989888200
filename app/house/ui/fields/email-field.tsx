import { MAX_EMAIL_LENGTH } from "~/base/addresses/email";
import { TextField } from "./text-field";

interface EmailFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: "email" | "username" | "off";
  readonly className?: string;
}

/** A required e-mail address in a checked form. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} maxLength={MAX_EMAIL_LENGTH} required />
  );
}
