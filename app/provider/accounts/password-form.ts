import * as z from "zod/mini";
import { REQUIRED, text } from "~/house/forms/field-rules";
import { zodValidator } from "~/house/forms/zod-validator";
import { isStrongPassword, PASSWORD_PROBLEM } from "./password";

const typed = () => z.string({ error: REQUIRED }).check(z.minLength(1, { error: REQUIRED, abort: true }));

const PasswordFormSchema = z.object({
  currentPassword: typed(),
  newPassword: typed().check(z.refine(isStrongPassword, { error: PASSWORD_PROBLEM })),
  code: text(),
});

export const PASSWORD_FORM_ID = "password";

export const passwordValidator = zodValidator(PasswordFormSchema);

export const PASSWORD_INTENT = "intent";
export const END_OTHERS = "end-others";
