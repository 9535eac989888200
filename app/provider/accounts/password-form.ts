import * as z from "zod/mini";
import { REQUIRED, text } from "~/house/forms/field-rules";
import { zodValidator } from "~/house/forms/zod-validator";
import { isStrongPassword, PASSWORD_PROBLEM } from "./password";

const typed = () => z.string({ error: REQUIRED }).check(z.minLength(1, { error: REQUIRED, abort: true }));

/**
 * The current password, and a new one that meets the rule of the registration form (specification, section 5); and a
 * code if the second factor is on.
 */
const PasswordFormSchema = z.object({
  currentPassword: typed(),
  newPassword: typed().check(z.refine(isStrongPassword, { error: PASSWORD_PROBLEM })),
  code: text(),
});

export const PASSWORD_FORM_ID = "password";

export const passwordValidator = zodValidator(PasswordFormSchema);

/** The field for which of the page's forms was sent, and its value for the one that ends other sign-ins. */
export const INTENT = "intent";
export const END_OTHERS = "end-others";
