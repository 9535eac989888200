import { Form } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";
import { dateText } from "~/house/ui/kit/moment-text";
import { REMOVAL_DAYS } from "~/trade/measure/removal";
import { INBOX_FIELDS } from "../inbox-form";
import { messagePath } from "./message-words";

/** The button that deletes a message. */
export function DeleteMessage({ id }: { readonly id: string }) {
  return (
    <section aria-labelledby="delete-heading" className="space-y-4 border-t border-stone-300 pt-8">
      <h2 id="delete-heading" className="text-2xl">
        Delete
      </h2>
      <p className="max-w-[46em]">
        Messages are deleted automatically after a year. Delete this one now if its sender asks you to; you can undo
        that for {REMOVAL_DAYS} days.
      </p>
      <Form method="post" action={messagePath(id)}>
        <Button type="submit" name={INBOX_FIELDS.deleted} value="yes" look="outline">
          Delete message
        </Button>
      </Form>
    </section>
  );
}

/** Says until when a deleted message can be restored, with the button that does it. */
export function DeletedMessage({ id, goneAt }: { readonly id: string; readonly goneAt: string }) {
  return (
    <section aria-labelledby="state-heading" className="space-y-4 border-t border-stone-300 pt-8">
      <h2 id="state-heading" className="text-2xl">
        Deleted
      </h2>
      <p>It will be gone for good on {dateText(goneAt)}.</p>
      <Form method="post" action={messagePath(id)}>
        <Button type="submit" name={INBOX_FIELDS.deleted} value="no" look="outline">
          Undo
        </Button>
      </Form>
    </section>
  );
}
