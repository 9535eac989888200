import { Form } from "@remix-run/react";
import { CheckedForm } from "~/ui/fields/checked-form";
import { SubmitButton } from "~/ui/fields/submit-button";
import { TextAreaField } from "~/ui/fields/text-area-field";
import { Button } from "~/ui/kit/button";
import { momentText } from "~/ui/kit/moment-text";
import { NOTE_FORM_ID, noteValidator } from "../customer-forms";
import { customerPath } from "../customer-list";
import { type CustomerNote, MAX_NOTE_LENGTH } from "../customer-note";
import { HiddenFields } from "./hidden-fields";

const LABEL = "Internal note";

interface CustomerNotesProps {
  readonly customerKey: string;
  /** Newest first. */
  readonly notes: readonly CustomerNote[];
}

/** The internal notes about a customer, and the form for a new one. */
export function CustomerNotes({ customerKey, notes }: CustomerNotesProps) {
  const path = customerPath(customerKey);
  return (
    <section aria-labelledby="notes-heading">
      <h2 id="notes-heading" className="text-2xl">
        Notes
      </h2>
      <CheckedForm
        key={notes[0]?.id ?? 0}
        id={NOTE_FORM_ID}
        validator={noteValidator}
        labels={{ text: LABEL }}
        action={path}
        className="mt-4 grid gap-4"
      >
        <HiddenFields task={{ kind: "note" }} />
        <TextAreaField
          name="text"
          label={LABEL}
          hint="The customer never sees it."
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          required
        />
        <div>
          <SubmitButton label="Save note" busyLabel="Saving…" />
        </div>
      </CheckedForm>
      {notes.length > 0 && (
        <ol aria-label="Notes" className="mt-6 border-b border-stone-300">
          {notes.map(({ id, at, by, text }) => (
            <li key={id} className="border-t border-stone-300 py-3">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="min-w-0 text-sm wrap-anywhere text-stone-700">
                  <time dateTime={at}>{momentText(at)}</time>, by {by || "a deleted account"}
                </p>
                <Form method="post" action={path}>
                  <HiddenFields task={{ kind: "remove-note", note: id }} />
                  <Button type="submit" look="quiet">
                    Remove<span className="sr-only"> the note of {momentText(at)}</span>
                  </Button>
                </Form>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
