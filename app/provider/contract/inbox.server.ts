import * as z from "zod/mini";
import { isMessageId, MAX_MESSAGE_LENGTH, MESSAGE_STATES, MESSAGES_A_PAGE } from "~/domain/contact-message";
import type { CallDefinition } from "./call.server";
import { WireMessageSchema } from "./messages.server";

const answerText = z.string().check(z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH));
const state = z.enum(MESSAGE_STATES);

const WireInboxMessageSchema = z.extend(WireMessageSchema, {
  id: z.string().check(z.refine(isMessageId)),
  receivedAt: z.iso.datetime(),
  state,
  /** Present if the state is `answered`. */
  answer: z.nullish(
    z.object({
      at: z.iso.datetime(),
      /** The admin's e-mail address, if the account still exists. */
      by: z.nullish(z.string().check(z.maxLength(500))),
      /** The text that was mailed; left out if the message was answered in another way. */
      text: z.nullish(answerText),
    }),
  ),
});

const WireInboxSchema = z.object({
  messages: z.array(WireInboxMessageSchema).check(z.maxLength(MESSAGES_A_PAGE)),
  /** There are older ones. */
  more: z.boolean(),
  /** Further messages are refused for now. */
  full: z.boolean(),
});

export type WireInboxMessage = z.infer<typeof WireInboxMessageSchema>;

const UNKNOWN = "No message has this id";

/** The admin calls for messages. Optional: without them, admins can only read messages (decision 70). */
export const INBOX_CALLS = {
  listInbox: {
    method: "GET",
    path: "/api/admin/messages",
    summary: "The messages and what became of them, the newest first, 50 at a time",
    access: "admin",
    query: {
      show: "`unread` or `unanswered` for those alone",
      search: "Part of a name, an e-mail address or a text, upper and lower case being one",
      before: "The id of a message: only older ones are wanted",
    },
    answer: WireInboxSchema,
    refusals: { 404: "The host has no such desk" },
  },
  getMessage: {
    method: "GET",
    path: "/api/admin/messages/:id",
    summary: "One message, and whether an answer would leave by mail",
    access: "admin",
    answer: z.object({ message: WireInboxMessageSchema, sending: z.boolean() }),
    refusals: { 404: UNKNOWN },
  },
  markMessage: {
    method: "POST",
    path: "/api/admin/messages/:id/state",
    summary: "Says how far a message has come; one that has come so far stays as it is",
    access: "admin",
    body: z.object({ state, was: state }),
    refusals: {
      400: "The body does not have these fields",
      404: UNKNOWN,
      409: "The message has another state than the admin saw, or was answered by mail",
    },
  },
  answerMessage: {
    method: "POST",
    path: "/api/admin/messages/:id/answer",
    summary: "Mails an answer to whoever wrote; the same answer again is the same one",
    access: "admin",
    body: z.object({ text: answerText }),
    refusals: {
      400: "The body does not have these fields",
      404: UNKNOWN,
      409: "The message was answered before",
      422: "The address is none that mail can be sent to",
    },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;
