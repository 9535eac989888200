import type { FormProblem } from "~/house/forms/form-problem";
import { Notice } from "~/house/ui/kit/notice";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import type { InboxMessage, MessageState } from "~/storefront/marketing/contact-message";
import { INBOX_FIELDS, type InboxNotice, MAILED } from "../inbox-form";

interface MessageNoticesProps {
  readonly message: InboxMessage;
  readonly notice: InboxNotice | null;
  readonly reply: Pick<FormProblem, "formId" | "problem" | "repopulateFields"> | null;
}

const DONE: Readonly<Record<MessageState, string>> = {
  unread: "Marked as unread.",
  read: "Marked as read.",
  answered: "Marked as answered. “Mark as read” undoes that.",
};

/** The change just made to a message; `null` once another change has replaced it. */
function sentenceOf(notice: InboxNotice | null, message: InboxMessage): string | null {
  const { state, answer, email, goneAt } = message;
  if (goneAt !== null) return notice === "deleted" ? "Deleted. “Undo” brings it back." : null;
  if (notice === "restored") return "The message is back.";
  if (notice === "deleted") return null;
  if (notice === MAILED) return answer?.text ? `Your answer to ${email} is on its way.` : null;
  return notice === state && !answer?.text ? DONE[notice] : null;
}

/** Takes the focus if it happened on this page. Below the buttons, so that they stay in place. */
export function MessageNotices({ message, notice, reply }: MessageNoticesProps) {
  const problem = reply?.problem ?? null;
  const done = reply ? null : sentenceOf(notice, message);
  const ref = useFocusOnAnnounce<HTMLDivElement>(reply ?? done, problem !== null || done !== null);
  const typed = reply?.repopulateFields?.[INBOX_FIELDS.text];
  return (
    <div ref={ref} tabIndex={-1} role={problem ? "alert" : "status"}>
      {problem && (
        <Notice tone="error" title={problem}>
          {message.state === "answered" && typeof typed === "string" && (
            <>
              <p className="mt-3">Your text, which was not sent:</p>
              <p className="mt-2 max-w-[46em] wrap-anywhere whitespace-pre-line">{typed}</p>
            </>
          )}
        </Notice>
      )}
      {done && (
        <Notice tone="success">
          <p className="wrap-anywhere">{done}</p>
        </Notice>
      )}
    </div>
  );
}
