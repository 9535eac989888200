/** What a message is about. */
export const CONTACT_TOPICS = [
  { id: "measuring", label: "Measuring or overlay" },
  { id: "style", label: "A door style or material" },
  { id: "quote", label: "A price for a whole job" },
  { id: "order", label: "An order under way" },
  { id: "damage", label: "Damage or a warranty claim" },
  { id: "account", label: "A trade account" },
] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number]["id"];

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

/** A message as the shop keeps it. */
export interface KeptMessage extends ContactMessage {
  readonly id: string;
  /** When it came in: date and time of ISO 8601, in UTC. */
  readonly receivedAt: string;
}
