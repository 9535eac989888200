import * as z from "zod/mini";
import { DEFAULT_COUNTRY } from "~/base/addresses/address";
import { isEmail } from "~/base/addresses/email";
import { MailingAddressSchema } from "~/house/forms/address-form";
import { checkbox, MESSAGES, REQUIRED, requiredText, text } from "~/house/forms/field-rules";
import { type Posted, zodValidator } from "~/house/forms/zod-validator";
import type { Profile } from "./profile";
import { PERSON_RULES } from "./registration-form";

export const PROFILE_FORM_ID = "profile";
export const DELETE_FORM_ID = "deletion";
export const EMAIL_FORM_ID = "email-change";

export const PROFILE_INTENT = "intent";
export const DELETE = "delete";
export const CHANGE_EMAIL = "email";

export const PROFILE_DONE = ["saved", "link-sent"] as const;

export type ProfileDone = (typeof PROFILE_DONE)[number];

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

export function profileOf(form: z.infer<typeof ProfileFormSchema>): Profile {
  const { firstName, lastName, phone, businessName, acceptsEmailMarketing, acceptsSmsMarketing } = form;
  const { mailingAddress: mailing, billingAddress: billing = mailing, shippingAddress: shipping = mailing } = form;
  const addresses = { mailing, billing, shipping };
  return { firstName, lastName, phone, businessName, addresses, acceptsEmailMarketing, acceptsSmsMarketing };
}

export function profileAnswers({ addresses, acceptsEmailMarketing, acceptsSmsMarketing, ...person }: Profile) {
  const { mailing, billing, shipping } = addresses;
  const empty = { country: DEFAULT_COUNTRY };
  const isSame = (other: Profile["addresses"]["billing"]) =>
    other === null || JSON.stringify(other) === JSON.stringify(mailing);
  return {
    ...person,
    mailingAddress: mailing ?? empty,
    billingAddress: billing ?? empty,
    shippingAddress: shipping ?? empty,
    ...(isSame(billing) && { billingSame: "on" }),
    ...(isSame(shipping) && { shippingSame: "on" }),
    ...(acceptsEmailMarketing && { acceptsEmailMarketing: "on" }),
    ...(acceptsSmsMarketing && { acceptsSmsMarketing: "on" }),
  };
}

const PROOF = { password: z.string({ error: REQUIRED }).check(z.minLength(1, { error: REQUIRED })), code: text() };

export const deletionValidator = zodValidator(z.object(PROOF));

export const emailChangeValidator = zodValidator(
  z.object({ email: requiredText().check(z.refine(isEmail, { error: MESSAGES.email })), ...PROOF }),
);
