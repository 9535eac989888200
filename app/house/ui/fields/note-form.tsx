import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { MAX_INTERNAL_NOTE_LENGTH, NOTE_FORM_ID, noteValidator } from "~/house/forms/note";
import { CheckboxField } from "./checkbox-field";
import { CheckedForm } from "./checked-form";
import { SubmitButton } from "./submit-button";
import { TextAreaField } from "./text-area-field";

const LABEL = "Internal note";

interface NoteFormProps {
  readonly action: string;
  readonly hint: string;
  readonly isSaved: boolean;
  readonly hasWorkshop: boolean;
  readonly children?: ReactNode;
}

export function NoteForm({ action, hint, isSaved, hasWorkshop, children }: NoteFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  // A saved note appears in the list, so the form is emptied. Nothing else empties it.
  useEffect(() => {
    if (isSaved && key !== "default") formRef.current?.reset();
  }, [isSaved, key]);
  return (
    <CheckedForm
      id={NOTE_FORM_ID}
      formRef={formRef}
      validator={noteValidator}
      labels={{ text: LABEL }}
      action={action}
      className="grid gap-4"
    >
      {children}
      <TextAreaField name="text" label={LABEL} hint={hint} rows={3} maxLength={MAX_INTERNAL_NOTE_LENGTH} required />
      {hasWorkshop && <CheckboxField name="forWorkshop">Show to the workshop</CheckboxField>}
      <div>
        <SubmitButton label="Save note" busyLabel="Saving…" />
      </div>
    </CheckedForm>
  );
}
