import * as z from "zod/mini";
import { REQUIRED } from "~/house/forms/field-rules";
import { zodValidator } from "~/house/forms/zod-validator";

const required = () =>
  z.string({ error: REQUIRED }).check(z.refine((value) => value.trim() !== "", { error: REQUIRED }));

/** E-mail and password must not be empty; their content is not checked (specification, section 5). */
const LoginFormSchema = z.object({ email: required(), password: required() });

export const LOGIN_FORM_ID = "login";

const VALIDATORS = {
  withPassword: zodValidator(LoginFormSchema),
  withoutPassword: zodValidator(z.pick(LoginFormSchema, { email: true })),
} as const;

export function loginValidator(asksPassword: boolean) {
  return asksPassword ? VALIDATORS.withPassword : VALIDATORS.withoutPassword;
}
