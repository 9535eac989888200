import * as z from "zod/mini";
import { REQUIRED } from "./field-rules";
import { zodValidator } from "./zod-validator";

const required = () =>
  z.string({ error: REQUIRED }).check(z.refine((value) => value.trim() !== "", { error: REQUIRED }));

/** E-mail and password must be filled in; what they hold is not used (specification, section 5). */
const LoginFormSchema = z.object({ email: required(), password: required() });

export const LOGIN_FORM_ID = "login";

export const loginValidator = zodValidator(LoginFormSchema);

/** The parameter that fills in the address, as the provider's page has it: a change of address leads here with it. */
export const LOGIN_HINT = "login_hint";
