import type { MessageState, MessageView } from "~/storefront/marketing/contact-message";

/** The states of a message, in a word. */
export const MESSAGE_STATE_WORDS: Readonly<Record<MessageState, string>> = {
  unread: "Unread",
  read: "Read",
  answered: "Answered",
};

/** The views of the list, in a word. */
export const VIEW_WORDS: Readonly<Record<MessageView, string>> = {
  unread: "Unread",
  unanswered: "Not answered",
  deleted: "Deleted",
};

/** The path of a message's page. */
export const messagePath = (id: string) => `/admin/messages/${id}`;
