import type { ContactMessage, KeptMessage } from "~/domain/contact-message";
import { readAnswer } from "./answer-schema.server";
import type { Send } from "./send.server";

export interface MessageCalls {
  sendMessage(message: ContactMessage): Promise<void>;
}

/** Calls on behalf of a signed-in user. */
export interface SignedInMessageCalls {
  /** Newest first; for an admin. */
  listMessages(): Promise<readonly KeptMessage[]>;
}

export function messageCalls(send: Send): MessageCalls {
  return {
    async sendMessage(message) {
      await send({ name: "sendMessage", body: message });
    },
  };
}

/** @param send attaches the session */
export function signedInMessageCalls(send: Send): SignedInMessageCalls {
  return {
    async listMessages() {
      const { value } = await send({ name: "listMessages" });
      return readAnswer("listMessages", value).messages;
    },
  };
}
