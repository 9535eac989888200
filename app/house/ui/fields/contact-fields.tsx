import { MAX_EMAIL_LENGTH } from "~/base/addresses/email";
import { TextField } from "./text-field";

interface EmailFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: "email" | "username" | "off";
  readonly className?: string;
}

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} maxLength={MAX_EMAIL_LENGTH} required />
  );
}

interface PhoneFieldProps {
  readonly name: string;
  readonly label: string;
}

/** The specification's pattern in words: a number like 503.555.0100 is refused. */
const HINT = "Such as (503) 555-0100";

export function PhoneField(props: PhoneFieldProps) {
  return <TextField {...props} type="tel" autoComplete="tel" hint={HINT} required />;
}
