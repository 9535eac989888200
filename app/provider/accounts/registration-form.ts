import * as z from "zod/mini";
import { isEmail } from "~/base/addresses/email";
import { isPhone } from "~/base/addresses/phone";
import { MailingAddressSchema } from "~/house/forms/address-form";
import { checkbox, MESSAGES, oneOf, REQUIRED, requiredText } from "~/house/forms/field-rules";
import { zodValidator } from "~/house/forms/zod-validator";
import { TIERS } from "~/trade/pricing/tiers";
import { isStrongPassword, PASSWORD_PROBLEM } from "./password";

export const REGISTRATION_MESSAGES = {
  password: PASSWORD_PROBLEM,
  terms: "Please accept the Terms and Conditions and Privacy Policy to continue.",
} as const;

const noPassword = () =>
  z._default(
    z.pipe(
      z.unknown(),
      z.transform(() => ""),
    ),
    "",
  );

export const PERSON_RULES = {
  firstName: requiredText(),
  lastName: requiredText(),
  phone: requiredText().check(z.refine(isPhone, { error: MESSAGES.phone })),
  businessName: requiredText(),
};

/** The registration form (specification, sections 3 and 5), for browser and server alike. */
const RegistrationFormSchema = z.object({
  email: requiredText().check(z.refine(isEmail, { error: MESSAGES.email })),
  password: z
    .string({ error: REQUIRED })
    .check(
      z.minLength(1, { error: REQUIRED, abort: true }),
      z.refine(isStrongPassword, { error: REGISTRATION_MESSAGES.password }),
    ),
  ...PERSON_RULES,
  mailingAddress: z.prefault(MailingAddressSchema, {} as never),
  tier: oneOf(TIERS.map(({ id }) => id)),
  acceptsEmailMarketing: checkbox(),
  acceptsSmsMarketing: checkbox(),
  acceptsTerms: z.literal("on", { error: REGISTRATION_MESSAGES.terms }),
});

export const REGISTRATION_FORM_ID = "registration";

/** Where accounts have no password, a posted one is ignored. */
const VALIDATORS = {
  withPassword: zodValidator(RegistrationFormSchema),
  withoutPassword: zodValidator(z.extend(RegistrationFormSchema, { password: noPassword() })),
} as const;

export function registrationValidator(asksPassword: boolean) {
  return asksPassword ? VALIDATORS.withPassword : VALIDATORS.withoutPassword;
}
