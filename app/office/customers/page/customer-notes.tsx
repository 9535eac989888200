import { Form } from "@remix-run/react";
import { NoteForm } from "~/house/ui/fields/note-form";
import { Button } from "~/house/ui/kit/button";
import { Moment } from "~/house/ui/kit/moment";
import { customerPath } from "../customer-list";
import type { CustomerNote } from "../customer-records";
import { TaskFields } from "./task-fields";

interface CustomerNotesProps {
  readonly customerKey: string;
  readonly notes: readonly CustomerNote[];
}

export function CustomerNotes({ customerKey, notes }: CustomerNotesProps) {
  const path = customerPath(customerKey);
  return (
    <section aria-labelledby="notes-heading">
      <h2 id="notes-heading" className="text-2xl">
        Notes
      </h2>
      <div className="mt-4">
        <NoteForm
          key={notes[0]?.id ?? 0}
          action={path}
          hint="The customer never sees it."
          isSaved={false}
          hasWorkshop={false}
        >
          <TaskFields task={{ kind: "note" }} />
        </NoteForm>
      </div>
      {notes.length > 0 && (
        <ol aria-label="Notes" className="mt-6 border-b border-stone-300">
          {notes.map(({ id, at, by, text }) => (
            <li key={id} className="border-t border-stone-300 py-3">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="min-w-0 text-sm wrap-anywhere text-stone-700">
                  <Moment at={at} />, by {by || "a deleted account"}
                </p>
                <Form method="post" action={path}>
                  <TaskFields task={{ kind: "remove-note", note: id }} />
                  <Button type="submit" look="quiet">
                    Remove
                    <span className="sr-only">
                      {" "}
                      the note of <Moment at={at} isWithin />
                    </span>
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
