import type { InboxMessage, InboxPage, InboxQuery, MessageState } from "~/domain/contact-message";
import type { WireInboxMessage } from "../contract/inbox.server";
import type { Send } from "./send.server";

/** Calls on behalf of an admin, about the messages of visitors. */
export interface InboxCalls {
  listInbox(query: InboxQuery): Promise<InboxPage>;
  /** @throws ProviderError with status 404 if no message has this id */
  getMessage(id: string): Promise<{ readonly message: InboxMessage; readonly isSending: boolean }>;
  /**
   * @param was the state that the admin saw
   * @throws ProviderError with status 409 if the state has changed
   */
  markMessage(id: string, state: MessageState, was: MessageState): Promise<void>;
  /** @throws ProviderError with status 409 if it already has an answer, 422 if the address cannot receive mail */
  answerMessage(id: string, text: string): Promise<void>;
}

const toMessage = ({ answer, ...message }: WireInboxMessage): InboxMessage => ({
  ...message,
  answer: answer ? { at: answer.at, by: answer.by ?? "", text: answer.text ?? null } : null,
});

/** @param send attaches the session */
export function inboxCalls(send: Send): InboxCalls {
  return {
    async listInbox({ show, search, before }) {
      const query = { ...(show && { show }), ...(search && { search }), ...(before && { before }) };
      const { messages, more, full } = await send({ name: "listInbox", query });
      const olderThan = (more && messages.at(-1)?.id) || null;
      return { messages: messages.map(toMessage), olderThan, refusesMore: full };
    },
    async getMessage(id) {
      const { message, sending } = await send({ name: "getMessage", id });
      return { message: toMessage(message), isSending: sending };
    },
    async markMessage(id, state, was) {
      await send({ name: "markMessage", id, body: { state, was } });
    },
    async answerMessage(id, text) {
      await send({ name: "answerMessage", id, body: { text } });
    },
  };
}
