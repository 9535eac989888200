import * as z from "zod/mini";
import { DEFAULT_COUNTRY } from "~/domain/address";
import { isEmail } from "~/domain/email";
import type { Profile } from "~/domain/profile";
import { MailingAddressSchema } from "./address-form";
import { checkbox, MESSAGES, REQUIRED, requiredText, text } from "./field-rules";
import { PERSON_RULES } from "./registration-form";
import { type Posted, zodValidator } from "./zod-validator";

export const PROFILE_FORM_ID = "profile";
export const DELETE_FORM_ID = "deletion";
export const EMAIL_FORM_ID = "email-change";

/** The field that says which of the page's forms was sent, and its values for those besides the profile's own. */
export const INTENT = "intent";
export const DELETE = "delete";
export const CHANGE_EMAIL = "email";

/** The parameters of the page's address that say what was just done. */
export const PROFILE_DONE = ["saved", "link-sent"] as const;

export type ProfileDone = (typeof PROFILE_DONE)[number];

/** The form of the profile, for browser and server alike. */
const ProfileFormSchema = z.object({
  revision: z.string().check(z.minLength(1), z.maxLength(200)),
  ...PERSON_RULES,
  mailingAddress: MailingAddressSchema,
  billingSame: checkbox(),
  billingAddress: z.optional(MailingAddressSchema),
  shippingSame: checkbox(),
  shippingAddress: z.optional(MailingAddressSchema),
  acceptsEmailMarketing: checkbox(),
  acceptsSmsMarketing: checkbox(),
});

/** What is typed into an address that is the same as the mailing one does not count; without the tick it must be there. */
function countedAddresses(posted: Posted): Posted {
  const used = (name: string, same: string) => (same in posted ? undefined : (posted[name] ?? {}));
  return {
    ...posted,
    mailingAddress: posted.mailingAddress ?? {},
    billingAddress: used("billingAddress", "billingSame"),
    shippingAddress: used("shippingAddress", "shippingSame"),
  };
}

export const profileValidator = zodValidator(ProfileFormSchema, countedAddresses);

/** The profile that a form asks for. */
export function profileOf(form: z.infer<typeof ProfileFormSchema>): Profile {
  const { firstName, lastName, phone, businessName, mailingAddress: mailing } = form;
  const { acceptsEmailMarketing, acceptsSmsMarketing } = form;
  const addresses = {
    mailing,
    billing: form.billingAddress ?? mailing,
    shipping: form.shippingAddress ?? mailing,
  };
  return { firstName, lastName, phone, businessName, addresses, acceptsEmailMarketing, acceptsSmsMarketing };
}

/** What the form shows of a profile before anything is typed. */
export function profileAnswers({ addresses, ...profile }: Profile) {
  const { mailing, billing, shipping } = addresses;
  const empty = { country: DEFAULT_COUNTRY };
  const isSame = (other: Profile["addresses"]["billing"]) =>
    other === null || JSON.stringify(other) === JSON.stringify(mailing);
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: profile.phone,
    businessName: profile.businessName,
    mailingAddress: mailing ?? empty,
    billingAddress: billing ?? empty,
    shippingAddress: shipping ?? empty,
    ...(isSame(billing) && { billingSame: "on" }),
    ...(isSame(shipping) && { shippingSame: "on" }),
    ...(profile.acceptsEmailMarketing && { acceptsEmailMarketing: "on" }),
    ...(profile.acceptsSmsMarketing && { acceptsSmsMarketing: "on" }),
  };
}

/** What somebody proves with that the account is theirs. */
const PROOF = { password: z.string({ error: REQUIRED }).check(z.minLength(1, { error: REQUIRED })), code: text() };

/** What the form that deletes the account asks for. */
export const deletionValidator = zodValidator(z.object(PROOF));

/** What the form for another e-mail address asks for. */
export const emailChangeValidator = zodValidator(
  z.object({ email: requiredText().check(z.refine(isEmail, { error: MESSAGES.email })), ...PROOF }),
);
