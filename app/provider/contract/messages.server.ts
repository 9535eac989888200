import * as z from "zod/mini";
import { CONTACT_TOPICS, MAX_MESSAGE_LENGTH } from "~/domain/contact-message";
import { MAX_EMAIL_LENGTH } from "~/domain/email";
import type { CallDefinition } from "./call.server";

const WireMessageSchema = z.object({
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
    refusals: { 400: "The body does not have these fields" },
  },
  listMessages: {
    method: "GET",
    path: "/api/contact",
    summary: "The messages kept, the newest first",
    access: "admin",
    answer: WireMessageListSchema,
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;
