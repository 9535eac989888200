import * as z from "zod/mini";
import { cleanedText } from "~/house/forms/field-rules";
import { zodValidator } from "~/house/forms/zod-validator";
import { messageText } from "~/ordering/orders/order";
import {
  type InboxQuery,
  isMessageId,
  isMessageState,
  isMessageView,
  MAX_MESSAGE_LENGTH,
  MAX_MESSAGE_SEARCH,
  type MessageState,
} from "~/storefront/marketing/contact-message";

export const ANSWER_FORM_ID = "answer";
export const MARK_FORM_ID = "mark";

/** `deleted` is "yes" or "no". */
export const INBOX_FIELDS = { state: "state", was: "was", text: "text", deleted: "deleted" } as const;

export const INBOX_DONE = "done";
export const MAILED = "mailed";

const DELETIONS = ["deleted", "restored"] as const;

export const answerValidator = zodValidator(z.object({ text: cleanedText(messageText, MAX_MESSAGE_LENGTH) }));

export function readMark(form: URLSearchParams): { readonly state: MessageState; readonly was: MessageState } | null {
  const [state, was] = [form.get(INBOX_FIELDS.state) ?? "", form.get(INBOX_FIELDS.was) ?? ""];
  return isMessageState(state) && isMessageState(was) ? { state, was } : null;
}

/** Whether a form deletes its message or restores it; `null` if it does neither. */
export function readDeletion(form: URLSearchParams): boolean | null {
  const deleted = form.get(INBOX_FIELDS.deleted);
  return deleted === "yes" || deleted === "no" ? deleted === "yes" : null;
}

export type InboxNotice = MessageState | typeof MAILED | (typeof DELETIONS)[number];

export function readInboxNotice(query: URLSearchParams): InboxNotice | null {
  const done = query.get(INBOX_DONE) ?? "";
  return done === MAILED || isMessageState(done) ? done : (DELETIONS.find((one) => one === done) ?? null);
}

export const INBOX_FILTER = { show: "show", search: "search", before: "older-than" } as const;

/** The query in an address; unknown values are left out. */
export function readInboxFilter(query: URLSearchParams): InboxQuery {
  const show = query.get(INBOX_FILTER.show) ?? "";
  const before = query.get(INBOX_FILTER.before) ?? "";
  return {
    show: isMessageView(show) ? show : null,
    search: (query.get(INBOX_FILTER.search) ?? "").trim().slice(0, MAX_MESSAGE_SEARCH),
    before: isMessageId(before) ? before : null,
  };
}
