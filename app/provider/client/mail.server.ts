import type { MailPage } from "~/domain/outgoing-mail";
import type { Send } from "./send.server";

/** Calls on behalf of an admin. */
export interface MailCalls {
  /**
   * A page of unsent mails, newest first.
   *
   * @param before the id of the last mail on the previous page
   */
  listMail(question?: { readonly failed?: boolean; readonly before?: string }): Promise<MailPage>;
  /** Queues an abandoned mail to be sent again. */
  sendMailAgain(id: string): Promise<void>;
}

/** @param send attaches the session */
export function mailCalls(send: Send): MailCalls {
  return {
    async listMail({ failed = false, before } = {}) {
      const query = { ...(failed && { failed: "true" }), ...(before !== undefined && { before }) };
      const { mails, more, sending } = await send({ name: "listMail", query });
      return {
        mails: mails.map(({ text, nextTryAt, failedAt, lastError, ...mail }) => ({
          ...mail,
          text: text ?? null,
          nextTryAt: nextTryAt ?? null,
          failedAt: failedAt ?? null,
          lastError: lastError ?? null,
        })),
        olderThan: (more && mails.at(-1)?.id) || null,
        isSending: sending,
      };
    },
    async sendMailAgain(id) {
      await send({ name: "sendMailAgain", id });
    },
  };
}
