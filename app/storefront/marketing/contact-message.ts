export const CONTACT_TOPICS = ["measuring", "style", "quote", "order", "damage", "account"] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The longest message read, in UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 5000;

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  /** Empty if not given. */
  readonly phone: string;
  readonly topic: ContactTopic;
  readonly message: string;
  /** Whether a field that people do not see was filled in. */
  readonly filledHiddenField?: boolean;
}

/** What the office reads beside a message in which the hidden field was filled in. */
export const MAY_BE_SPAM =
  "May be spam: a field that people cannot see was filled in. A sender’s password manager may have done that.";

export const MESSAGES_PER_PAGE = 50;

/** How far a message has been dealt with in the admin pages. */
export const MESSAGE_STATES = ["unread", "read", "answered"] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

export const isMessageState = (text: string): text is MessageState =>
  (MESSAGE_STATES as readonly string[]).includes(text);

/** What the admin's list can be limited to: messages not yet read, not yet answered, or deleted. */
export const MESSAGE_VIEWS = ["unread", "unanswered", "deleted"] as const;

export type MessageView = (typeof MESSAGE_VIEWS)[number];

export const isMessageView = (text: string): text is MessageView => (MESSAGE_VIEWS as readonly string[]).includes(text);

/** The longest text to search messages for, in UTF-16 code units. */
export const MAX_MESSAGE_SEARCH = 200;

export const isMessageId = (text: string) => /^[\w-]{1,100}$/.test(text);

export interface InboxQuery {
  /** `null` for all that are not deleted. */
  readonly show: MessageView | null;
  /** Part of a name, an e-mail address or a message, ignoring case; empty for all. */
  readonly search: string;
  /** The id of the last message on the previous page. */
  readonly before: string | null;
}

export interface MessageAnswer {
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** The e-mail address of the admin; empty if that account is unknown or gone. */
  readonly by: string;
  /** What was mailed; `null` if it was answered in another way, such as by telephone. */
  readonly text: string | null;
}

export interface InboxMessage extends ContactMessage {
  readonly id: string;
  readonly filledHiddenField: boolean;
  /** When it arrived: ISO 8601 date and time, in UTC. */
  readonly receivedAt: string;
  readonly state: MessageState;
  /** `null` until it is answered. */
  readonly answer: MessageAnswer | null;
  /** When a deleted message is gone: ISO 8601, in UTC; `null` if it is not deleted. */
  readonly goneAt: string | null;
}

export interface InboxPage {
  readonly messages: readonly InboxMessage[];
  /** The id of the last message on this page, after which the next page begins; `null` if there are no older ones. */
  readonly olderThan: string | null;
  /** How many are unread, and how many are deleted but not gone yet. */
  readonly counts: { readonly unread: number; readonly deleted: number };
  /** So many arrived within a day that the shop refuses more for now. */
  readonly refusesMore: boolean;
}
