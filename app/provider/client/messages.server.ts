import { type ContactMessage, MESSAGES_A_PAGE, type MessagePage } from "~/domain/contact-message";
import type { Send } from "./send.server";

export interface MessageCalls {
  /** @param signal cancels the call */
  sendMessage(message: ContactMessage, signal?: AbortSignal): Promise<void>;
}

/** Calls on behalf of a signed-in user. */
export interface SignedInMessageCalls {
  /**
   * A page of the messages, newest first; for an admin.
   *
   * @param before the id of the last message on the previous page
   */
  listMessages(before?: string): Promise<MessagePage>;
}

export function messageCalls(send: Send): MessageCalls {
  return {
    async sendMessage(message, signal) {
      await send({ name: "sendMessage", body: message, signal });
    },
  };
}

/** @param send attaches the session */
export function signedInMessageCalls(send: Send): SignedInMessageCalls {
  return {
    async listMessages(before) {
      const {
        messages: all,
        more,
        full,
      } = await send({ name: "listMessages", ...(before !== undefined && { query: { before } }) });
      // A provider without paging returns everything each time.
      const rest = all.slice(all.findIndex(({ id }) => id === before) + 1);
      const messages = rest.slice(0, MESSAGES_A_PAGE);
      const hasOlder = rest.length > MESSAGES_A_PAGE || more === true;
      return { messages, olderThan: (hasOlder && messages.at(-1)?.id) || null, refusesMore: full === true };
    },
  };
}
