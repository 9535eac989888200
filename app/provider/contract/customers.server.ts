import * as z from "zod/mini";
import { DECISION_TAGS } from "~/domain/account";
import { TIERS } from "~/domain/tiers";

const text = z.string().check(z.maxLength(500));
const optionalText = z.nullish(text);

/** `GET /api/me`: what the dashboard reads. */
export const AccountSchema = z.object({
  firstName: text,
  email: text,
  orders: z.object({ active: z.int().check(z.gte(0)), total: z.int().check(z.gte(0)) }),
});

/** The signed-in user; the e-mail address is what every provider gives. */
export const CustomerSchema = z.object({
  email: text,
  firstName: optionalText,
  lastName: optionalText,
  tags: z.nullish(z.array(text)),
});

/**
 * The body of `POST /api/customers/login`: section 7's e-mail, and with it the one-time code that the hosted sign-in page
 * gave and the return address it gave it to (decision 10).
 */
export const LoginSchema = z.object({ email: text, code: text, return_url: z.string().check(z.maxLength(2000)) });

/** `POST /api/customers/login`: the answer has the user. */
export const LoginAnswerSchema = z.object({ user: CustomerSchema });

/** One address of a registration (section 7). */
export const AddressSchema = z.object({
  firstName: text,
  lastName: text,
  company: text,
  address1: text,
  address2: text,
  city: text,
  province: text,
  zip: text,
  country: text,
  phone: text,
});

/** The body of `POST /api/customers/register` (section 7). */
export const RegistrationSchema = z.object({
  email: text,
  password: text,
  firstName: text,
  lastName: text,
  phone: text,
  businessName: text,
  addresses: z.object({ mailing: AddressSchema, billing: AddressSchema, shipping: AddressSchema }),
  tier: z.object({ id: z.enum(TIERS.map((tier) => tier.id)), label: text, requiresApproval: z.boolean() }),
  acceptsEmailMarketing: z.boolean(),
  acceptsSmsMarketing: z.boolean(),
});

/** A customer waiting for a decision (section 3); when and for which business are additions that a host may leave out. */
export const PendingCustomerSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  firstName: optionalText,
  lastName: optionalText,
  email: text,
  phone: optionalText,
  tags: z.array(text),
  businessName: optionalText,
  createdAt: z.catch(z.nullish(z.iso.datetime({ offset: true })), null),
});

/** `GET /api/shopify/admin/customers/pending`. */
export const PendingAnswerSchema = z.object({
  data: z.object({ customers: z.object({ edges: z.array(z.object({ node: PendingCustomerSchema })) }) }),
});

/** The body of `PATCH /api/shopify/admin/customers/{id}/tags`. */
export const TagPatchSchema = z.object({ tags: z.tuple([z.enum(DECISION_TAGS)]) });

export type Account = z.infer<typeof AccountSchema>;
export type Customer = z.infer<typeof CustomerSchema>;
export type Registration = z.infer<typeof RegistrationSchema>;
export type PendingCustomer = z.infer<typeof PendingCustomerSchema>;
export type Login = z.infer<typeof LoginSchema>;
