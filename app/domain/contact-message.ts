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
