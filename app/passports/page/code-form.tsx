import { CODE_FORM_ID, CODE_LABELS, codeValidator } from "~/passports/passport-form";
import { CheckedForm } from "~/ui/fields/checked-form";
import { SubmitButton } from "~/ui/fields/submit-button";
import { TextField } from "~/ui/fields/text-field";

interface CodeFormProps {
  /** A code that was in the page's address and led nowhere. */
  readonly typed?: string;
}

/** Asks for the code on a label. */
export function CodeForm({ typed = "" }: CodeFormProps) {
  return (
    <CheckedForm
      id={CODE_FORM_ID}
      validator={codeValidator}
      labels={CODE_LABELS}
      action="/door"
      defaultValues={{ code: typed }}
      className="max-w-xl space-y-5"
    >
      <TextField
        name="code"
        label={CODE_LABELS.code}
        hint="28 letters and digits, as printed on the label. Hyphens, spaces and capitals do not matter."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <SubmitButton label="Show this door" busyLabel="One moment…" />
    </CheckedForm>
  );
}
