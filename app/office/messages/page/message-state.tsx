import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";
import { Moment } from "~/office/admin/page/event-list";
import { type InboxMessage, MESSAGE_STATES } from "~/storefront/marketing/contact-message";
import { INBOX_FIELDS } from "../inbox-form";
import { MESSAGE_STATE_WORDS, messagePath } from "./message-words";

/**
 * The state of a message, and a button for each state. The buttons stay in place, above everything that changes, so
 * that a second click does not hit another one.
 */
export function MessageState({ message }: { readonly message: InboxMessage }) {
  const { id, state, answer } = message;
  const { state: way, formAction } = useNavigation();
  const isSending = way !== "idle" && formAction !== undefined;
  return (
    <section aria-labelledby="state-heading" className="space-y-4 border-t border-stone-300 pt-8">
      <h2 id="state-heading" className="text-2xl">
        {MESSAGE_STATE_WORDS[state]}
      </h2>
      <Form method="post" action={messagePath(id)} className="flex flex-wrap gap-3">
        <input type="hidden" name={INBOX_FIELDS.was} value={state} />
        {MESSAGE_STATES.map((one) => (
          <Button
            key={one}
            type="submit"
            name={INBOX_FIELDS.state}
            value={one}
            look="outline"
            disabled={isSending || one === state || Boolean(answer?.text)}
          >
            {one === "answered" ? "Mark as answered by telephone" : `Mark as ${MESSAGE_STATE_WORDS[one].toLowerCase()}`}
          </Button>
        ))}
      </Form>
      {answer && <Answer answer={answer} />}
    </section>
  );
}

function Answer({ answer: { at, by, text } }: { readonly answer: NonNullable<InboxMessage["answer"]> }) {
  return (
    <div className="border-l-4 border-stone-300 pl-4">
      <p className="text-sm text-stone-700 wrap-anywhere">
        {text === null ? "By telephone or in another way" : "By mail"}, <Moment at={at} />, by{" "}
        {by || "an account that was deleted"}
      </p>
      {text !== null && <p className="max-w-[46em] wrap-anywhere whitespace-pre-line">{text}</p>}
    </div>
  );
}
