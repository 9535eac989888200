import * as z from "zod/mini";
import { CONTACT_TOPICS, MAX_MESSAGE_LENGTH } from "~/domain/contact-message";
import { MAX_EMAIL_LENGTH } from "~/domain/email";

/** The body of `POST /api/contact`, an addition to section 7 (decision 16). */
export const MessageSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  email: z.string().check(z.minLength(3), z.maxLength(MAX_EMAIL_LENGTH)),
  phone: z.string().check(z.maxLength(200)),
  topic: z.enum(CONTACT_TOPICS),
  message: z.string().check(z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH)),
});

/** `GET /api/contact`: the messages kept, newest first, for an admin. */
export const MessagesAnswerSchema = z.object({
  messages: z
    .array(
      z.extend(MessageSchema, { id: z.string().check(z.minLength(1), z.maxLength(200)), receivedAt: z.iso.datetime() }),
    )
    .check(z.maxLength(1000)),
});
