import { Form, useNavigation } from "@remix-run/react";
import type { FormProblem } from "~/house/forms/form-problem";
import { Button } from "~/house/ui/kit/button";
import { Moment, MomentDay } from "~/house/ui/kit/moment";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import { type InboxMessage, MESSAGE_STATES } from "~/storefront/marketing/contact-message";
import { REMOVAL_DAYS } from "~/trade/measure/removal";
import { INBOX_FIELDS, type InboxNotice } from "../inbox-form";
import { AnswerForm } from "./answer-form";
import { MessageFacts } from "./message-facts";
import { MessageNotices } from "./message-notices";
import { MESSAGE_STATE_WORDS, messagePath } from "./message-words";

interface MessagePageProps {
  readonly message: InboxMessage;
  readonly isSending: boolean;
  readonly notice: InboxNotice | null;
  readonly reply: Pick<FormProblem, "formId" | "problem" | "repopulateFields"> | null;
}

export function MessagePage({ message, isSending, notice, reply }: MessagePageProps) {
  const { id, name, message: text, state, goneAt } = message;
  return (
    <>
      <PageHeader title="Message" crumbs={[{ name: "Messages", to: "/admin/messages" }]} />
      <div className="wrap space-y-10 py-8 md:py-10">
        <article aria-labelledby="message-heading" className="grid gap-x-10 gap-y-2 md:grid-cols-[1fr_2fr]">
          <div>
            <h2 id="message-heading" className="text-2xl wrap-anywhere">
              {name}
            </h2>
            <MessageFacts message={message} />
          </div>
          <p className="max-w-[46em] wrap-anywhere whitespace-pre-line">{text}</p>
        </article>
        {goneAt === null ? <MessageState message={message} /> : <DeletedMessage id={id} goneAt={goneAt} />}
        <MessageNotices message={message} notice={notice} reply={reply} />
        {state !== "answered" && goneAt === null && <AnswerForm message={message} isSending={isSending} />}
        {goneAt === null && <DeleteMessage id={id} />}
      </div>
    </>
  );
}

function DeleteMessage({ id }: { readonly id: string }) {
  return (
    <Section name="delete" title="Delete" className="space-y-4 border-t border-stone-300 pt-8">
      <p className="max-w-[46em]">
        Messages are deleted automatically after a year. Delete this one now if its sender asks you to; you can undo
        that for {REMOVAL_DAYS} days.
      </p>
      <Form method="post" action={messagePath(id)}>
        <Button type="submit" name={INBOX_FIELDS.deleted} value="yes" look="outline">
          Delete message
        </Button>
      </Form>
    </Section>
  );
}

function DeletedMessage({ id, goneAt }: { readonly id: string; readonly goneAt: string }) {
  return (
    <Section name="state" title="Deleted" className="space-y-4 border-t border-stone-300 pt-8">
      <p>
        It will be gone for good on <MomentDay at={goneAt} isWithin />.
      </p>
      <Form method="post" action={messagePath(id)}>
        <Button type="submit" name={INBOX_FIELDS.deleted} value="no" look="outline">
          Undo
        </Button>
      </Form>
    </Section>
  );
}

/** The buttons stay in place, above everything that changes, so that a second click does not hit another one. */
function MessageState({ message }: { readonly message: InboxMessage }) {
  const { id, state, answer } = message;
  const { state: navigation, formAction } = useNavigation();
  const isSending = navigation !== "idle" && formAction !== undefined;
  return (
    <Section name="state" title={MESSAGE_STATE_WORDS[state]} className="space-y-4 border-t border-stone-300 pt-8">
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
    </Section>
  );
}

function Answer({ answer: { at, by, text } }: { readonly answer: NonNullable<InboxMessage["answer"]> }) {
  return (
    <div className="border-l-4 border-stone-300 pl-4">
      <p className="text-sm text-stone-700 wrap-anywhere">
        {text === null ? "By telephone or in another way" : "By mail"}, <Moment at={at} isWithin />, by{" "}
        {by || "an account that was deleted"}
      </p>
      {text !== null && <p className="max-w-[46em] wrap-anywhere whitespace-pre-line">{text}</p>}
    </div>
  );
}
