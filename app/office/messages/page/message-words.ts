import type { MessageState, MessageView } from "~/storefront/marketing/contact-message";

export const MESSAGE_STATE_WORDS: Readonly<Record<MessageState, string>> = {
  unread: "Unread",
  read: "Read",
  answered: "Answered",
};

export const VIEW_WORDS: Readonly<Record<MessageView, string>> = {
  unread: "Unread",
  unanswered: "Not answered",
  deleted: "Deleted",
};

export const messagePath = (id: string) => `/admin/messages/${id}`;
