/** How many mails one page shows. */
export const MAILS_A_PAGE = 25;

/** A mail of the shop's that was not sent: it waits for its turn, or was given up. */
export interface OutgoingMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  /** What it says, or `null` where it holds a secret of its recipient's. */
  readonly text: string | null;
  /** When it was written; ISO 8601, in UTC, as all of these times. */
  readonly createdAt: string;
  /** When it is tried next, or `null` where it was given up. */
  readonly nextTryAt: string | null;
  /** When it was given up, or `null` where it waits. */
  readonly failedAt: string | null;
  /** How often it was tried. */
  readonly tries: number;
  /** Why the last try failed, or `null` where none did. */
  readonly lastError: string | null;
}

/** Some of the mails that were not sent, the newest first. */
export interface MailPage {
  readonly mails: readonly OutgoingMail[];
  /** The id after which the older ones come, or `null` where there are none. */
  readonly olderThan: string | null;
  /** Whether mail leaves at all; otherwise everything waits, to be read. */
  readonly isSending: boolean;
}
