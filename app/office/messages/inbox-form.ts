import * as z from "zod/mini";
import { cleanedText } from "~/house/forms/field-rules";
import { readTrail } from "~/house/forms/list-query";
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

/** `before`: one value for each page before this one, the nearest last. */
export const INBOX_FILTER = { show: "show", search: "search", before: "older-than" } as const;

export interface InboxFilter extends InboxQuery {
  /** Where each page before this one ends, the nearest last. */
  readonly trail: readonly string[];
}

/** The query in an address; unknown values are left out. */
export function readInboxFilter(query: URLSearchParams): InboxFilter {
  const show = query.get(INBOX_FILTER.show) ?? "";
  const trail = readTrail(query, INBOX_FILTER.before, isMessageId);
  return {
    show: isMessageView(show) ? show : null,
    search: (query.get(INBOX_FILTER.search) ?? "").trim().slice(0, MAX_MESSAGE_SEARCH),
    before: trail.at(-1) ?? null,
    trail,
  };
}

/** The address of the list with a filter. */
export function inboxPath({ show, search, trail }: Omit<InboxFilter, "before">): string {
  const query = new URLSearchParams();
  if (show !== null) query.set(INBOX_FILTER.show, show);
  if (search !== "") query.set(INBOX_FILTER.search, search);
  for (const id of trail) query.append(INBOX_FILTER.before, id);
  return query.size === 0 ? "/admin/messages" : `/admin/messages?${query}`;
}
