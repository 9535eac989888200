import * as z from "zod/mini";
import { CONTACT_TOPICS, MAX_MESSAGE_LENGTH } from "~/domain/contact-message";
import { MAX_EMAIL_LENGTH } from "~/domain/email";
import type { CallDefinition } from "./call.server";

export const WireMessageSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  email: z.string().check(z.minLength(3), z.maxLength(MAX_EMAIL_LENGTH)),
  phone: z.string().check(z.maxLength(200)),
  topic: z.enum(CONTACT_TOPICS),
  message: z.string().check(z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH)),
});

const WireMessageListSchema = z.object({
  messages: z
    .array(
      z.extend(WireMessageSchema, {
        id: z.string().check(z.minLength(1), z.maxLength(200)),
        receivedAt: z.iso.datetime(),
      }),
    )
    .check(z.maxLength(1000)),
  /** There are older messages. */
  more: z.nullish(z.boolean()),
  /** Further messages are refused for now: the daily limit is reached. */
  full: z.nullish(z.boolean()),
});

/** The message calls, an addition to section 7 (decision 16); both sides use the same format. */
export const MESSAGE_CALLS = {
  sendMessage: {
    method: "POST",
    path: "/api/contact",
    summary: "Keeps a visitor's message",
    access: "anyone",
    body: WireMessageSchema,
    success: 201,
    refusals: {
      400: "The body does not have these fields",
      429: "The visitor has sent too many; Retry-After says when to try again",
      503: "No more messages are kept for now",
    },
  },
  listMessages: {
    method: "GET",
    path: "/api/contact",
    summary: "The messages kept, the newest first",
    query: { before: "The id of a message: only older ones are wanted" },
    access: "admin",
    answer: WireMessageListSchema,
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;
