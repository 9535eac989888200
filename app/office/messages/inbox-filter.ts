import {
  type InboxQuery,
  isMessageId,
  isMessageView,
  MAX_MESSAGE_SEARCH,
} from "~/storefront/marketing/contact-message";

/** The parameters of the page of messages. */
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
