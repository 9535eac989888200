export const MAILS_PER_PAGE = 25;
export interface OutgoingMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  /** Its text, or `null` if it holds a secret of its recipient's. */
  readonly text: string | null;
  readonly createdAt: string;
  /** When it is tried next, or `null` if it was abandoned. */
  readonly nextTryAt: string | null;
  /** When it was abandoned, or `null` while it waits. */
  readonly failedAt: string | null;
  readonly tries: number;
  readonly lastError: string | null;
}

export interface UnsentMailPage {
  readonly mails: readonly OutgoingMail[];
  /** The id of the last mail on this page, after which the next page begins; `null` if there are no older ones. */
  readonly olderThan: string | null;
  /** Whether the shop sends mail at all; if not, all mails stay here to be read. */
  readonly isSending: boolean;
}

export function readMailForm(form: URLSearchParams): string | null {
  const id = form.get("id") ?? "";
  return id !== "" && id.length <= 200 && !/^\.+$/.test(id) ? id : null;
}
