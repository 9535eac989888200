import { type InboxQuery, isMessageView, MAX_MESSAGE_SEARCH } from "~/domain/contact-message";

/** The parameters of the page of messages. */
export const INBOX_FILTER = { show: "show", search: "search", before: "older-than" } as const;

/** The longest message id in the contract. */
const MAX_ID_LENGTH = 200;

/** The query in an address; what it does not understand is left out. */
export function readInboxFilter(query: URLSearchParams): InboxQuery {
  const show = query.get(INBOX_FILTER.show) ?? "";
  return {
    show: isMessageView(show) ? show : null,
    search: (query.get(INBOX_FILTER.search) ?? "").trim().slice(0, MAX_MESSAGE_SEARCH),
    before: query.get(INBOX_FILTER.before)?.slice(0, MAX_ID_LENGTH) || null,
  };
}
