/** What a message is about. */
export const CONTACT_TOPICS = ["measuring", "style", "quote", "order", "damage", "account"] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The longest message read, in UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 5000;

/** A message of a visitor to the shop. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  /** Empty where it was not given. */
  readonly phone: string;
  readonly topic: ContactTopic;
  readonly message: string;
}

/** How many messages one page shows. */
export const MESSAGES_A_PAGE = 50;

/** A message as the shop keeps it. */
export interface KeptMessage extends ContactMessage {
  readonly id: string;
  /** When it came in: date and time of ISO 8601, in UTC. */
  readonly receivedAt: string;
}

/** Some of the messages, the newest first. */
export interface MessagePage {
  readonly messages: readonly KeptMessage[];
  /** The id after which the older ones come, or `null` where there are none. */
  readonly olderThan: string | null;
  /** So many came within a day that further ones are refused for now. */
  readonly refusesMore: boolean;
}

/** How far a message has come at the desk. */
export const MESSAGE_STATES = ["unread", "read", "answered"] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

/** Whether a text names how far a message has come. */
export const isMessageState = (text: string): text is MessageState =>
  (MESSAGE_STATES as readonly string[]).includes(text);

/** What the desk's list can leave out: what was read, or what was answered. */
export const MESSAGE_VIEWS = ["unread", "unanswered"] as const;

export type MessageView = (typeof MESSAGE_VIEWS)[number];

/** Whether a text names a view of the desk's list. */
export const isMessageView = (text: string): text is MessageView => (MESSAGE_VIEWS as readonly string[]).includes(text);

/** The longest text that messages are searched for, in UTF-16 code units. */
export const MAX_MESSAGE_SEARCH = 200;

/** Whether a text can be the id of a message at the desk. */
export const isMessageId = (text: string) => /^[\w-]{1,100}$/.test(text);

/** Which messages are asked for. */
export interface InboxQuery {
  /** `null` for all. */
  readonly show: MessageView | null;
  /** Part of a name, an e-mail address or a text, in upper or lower case; empty for all. */
  readonly search: string;
  /** The id of the last message of the page before. */
  readonly before: string | null;
}

/** How a message was answered. */
export interface MessageAnswer {
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** The e-mail address of the admin; empty once that account is gone. */
  readonly by: string;
  /** What was mailed; `null` where it was answered in another way, by telephone for one. */
  readonly text: string | null;
}

/** A message at the desk. */
export interface InboxMessage extends KeptMessage {
  readonly state: MessageState;
  /** `null` while it is not answered. */
  readonly answer: MessageAnswer | null;
}

/** Some of the messages at the desk, the newest first. */
export interface InboxPage extends Omit<MessagePage, "messages"> {
  readonly messages: readonly InboxMessage[];
}
