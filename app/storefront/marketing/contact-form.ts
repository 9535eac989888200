import * as z from "zod/mini";
import { isEmail } from "~/base/addresses/email";
import { isPhone } from "~/base/addresses/phone";
import { MESSAGES, oneOf, REQUIRED, requiredText, text } from "~/house/forms/field-rules";
import { zodValidator } from "~/house/forms/zod-validator";
import { CONTACT_TOPICS, MAX_MESSAGE_LENGTH } from "./contact-message";

const ContactFormSchema = z.object({
  name: requiredText(),
  email: requiredText().check(z.refine(isEmail, { error: MESSAGES.email })),
  phone: text().check(z.refine((phone) => phone === "" || isPhone(phone), { error: MESSAGES.phone })),
  topic: oneOf(CONTACT_TOPICS),
  message: z
    .string({ error: REQUIRED })
    .check(
      z.trim(),
      z.minLength(1, { error: REQUIRED, abort: true }),
      z.maxLength(MAX_MESSAGE_LENGTH, { error: `Please use at most ${MAX_MESSAGE_LENGTH} characters` }),
    ),
});

export const CONTACT_FORM_ID = "contact";

/**
 * A field that people neither see nor reach: bots fill it in, and so do some password managers. A message that has it
 * filled in is marked, never dropped.
 */
export const HIDDEN_FIELD = "website";

export const contactValidator = zodValidator(ContactFormSchema);
