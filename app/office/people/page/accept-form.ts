import * as z from "zod/mini";
import { REQUIRED, requiredText } from "~/house/forms/field-rules";
import { zodValidator } from "~/house/forms/zod-validator";
import { isStrongPassword, PASSWORD_PROBLEM } from "~/provider/accounts/password";
import type { AcceptedInvitation } from "../person";

const AcceptSchema: z.ZodMiniType<AcceptedInvitation> = z.object({
  name: requiredText(),
  password: z
    .string({ error: REQUIRED })
    .check(z.minLength(1, { error: REQUIRED, abort: true }), z.refine(isStrongPassword, { error: PASSWORD_PROBLEM })),
});

export const acceptValidator = zodValidator(AcceptSchema);

export const ACCEPT_FORM_ID = "accept-form";

/** The field for what a form of the invitation's page does, and its values. */
export const ACCEPT_INTENT = "intent";
export const ACCEPT_INTENTS = { signIn: "sign-in", accept: "accept" } as const;
