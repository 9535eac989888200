import * as z from "zod/mini";
import { isEmail } from "~/domain/email";
import { isStrongPassword } from "~/domain/password";
import { isPhone } from "~/domain/phone";
import { TIERS } from "~/domain/tiers";
import { checkbox, MESSAGES, oneOf, REQUIRED, requiredText, text } from "./field-rules";
import { zodValidator } from "./zod-validator";

/** The rule for passwords, in the words of section 5. */
export const PASSWORD_HINT = "At least 8 characters with uppercase, lowercase, numbers and special characters";

/** The messages of section 5 that only this form shows. */
export const REGISTRATION_MESSAGES = {
  zip: "Please enter a valid ZIP code",
  password: `Please choose a password of ${PASSWORD_HINT.charAt(0).toLowerCase()}${PASSWORD_HINT.slice(1)}`,
  terms: "Please accept the Terms and Conditions and Privacy Policy to continue.",
} as const;

/** The countries whose addresses have a United States ZIP code. */
export const COUNTRIES = [
  { code: "US", name: "United States" },
  { code: "PR", name: "Puerto Rico" },
  { code: "VI", name: "U.S. Virgin Islands" },
  { code: "GU", name: "Guam" },
  { code: "AS", name: "American Samoa" },
  { code: "MP", name: "Northern Mariana Islands" },
] as const;

export const DEFAULT_COUNTRY = "US";

const isZip = (zip: string) => /^\d{5}(?:-\d{4})?$/.test(zip);

const MailingAddressSchema = z.object({
  address1: requiredText(),
  address2: text(),
  city: requiredText(),
  province: requiredText(),
  zip: requiredText().check(z.refine(isZip, { error: REGISTRATION_MESSAGES.zip })),
  country: oneOf(
    COUNTRIES.map(({ code }) => code),
    DEFAULT_COUNTRY,
  ),
});

/** The registration form (specification, sections 3 and 5), for browser and server alike. */
const RegistrationFormSchema = z.object({
  email: requiredText().check(z.refine(isEmail, { error: MESSAGES.email })),
  password: z
    .string({ error: REQUIRED })
    .check(
      z.minLength(1, { error: REQUIRED, abort: true }),
      z.refine(isStrongPassword, { error: REGISTRATION_MESSAGES.password }),
    ),
  firstName: requiredText(),
  lastName: requiredText(),
  phone: requiredText().check(z.refine(isPhone, { error: MESSAGES.phone })),
  businessName: requiredText(),
  mailingAddress: z.prefault(MailingAddressSchema, {} as never),
  tier: oneOf(TIERS.map(({ id }) => id)),
  acceptsEmailMarketing: checkbox(),
  acceptsSmsMarketing: checkbox(),
  acceptsTerms: z.literal("on", { error: REGISTRATION_MESSAGES.terms }),
});

export const REGISTRATION_FORM_ID = "registration";

export const registrationValidator = zodValidator(RegistrationFormSchema);
