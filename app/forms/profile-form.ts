import * as z from "zod/mini";
import type { Profile } from "~/domain/profile";
import { DEFAULT_COUNTRY, MailingAddressSchema } from "./address-form";
import { checkbox, REQUIRED, text } from "./field-rules";
import { PERSON_RULES } from "./registration-form";
import { type Posted, zodValidator } from "./zod-validator";

export const PROFILE_FORM_ID = "profile";
export const DELETE_FORM_ID = "deletion";

/** The field that says which of the page's forms was sent, and its value for the one that deletes the account. */
export const INTENT = "intent";
export const DELETE = "delete";

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

/** What the form that deletes the account asks for. */
export const deletionValidator = zodValidator(
  z.object({ password: z.string({ error: REQUIRED }).check(z.minLength(1, { error: REQUIRED })), code: text() }),
);
