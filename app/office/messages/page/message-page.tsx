import type { FormProblem } from "~/house/forms/form-problem";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { InboxMessage } from "~/storefront/marketing/contact-message";
import type { InboxNotice } from "../inbox-form";
import { AnswerForm } from "./answer-form";
import { DeletedMessage, DeleteMessage } from "./message-deletion";
import { MessageFacts } from "./message-facts";
import { MessageNotices } from "./message-notices";
import { MessageState } from "./message-state";

interface MessagePageProps {
  readonly message: InboxMessage;
  /** Whether the shop sends mail. */
  readonly isSending: boolean;
  /** What has just been done. */
  readonly notice: InboxNotice | null;
  /** Why a posted form was refused. */
  readonly reply: Pick<FormProblem, "formId" | "problem" | "repopulateFields"> | null;
}

/** One visitor's message: its text, its state and its answer. */
export function MessagePage({ message, isSending, notice, reply }: MessagePageProps) {
  const { id, name, message: text, state, goneAt } = message;
  return (
    <>
      <PageHeader isPlain title="Message" />
      <div className="wrap space-y-10 py-8 md:py-10">
        <Breadcrumb crumbs={[{ name: "Messages", to: "/admin/messages" }]} current={name} />
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
