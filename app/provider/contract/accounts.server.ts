import * as z from "zod/mini";
import { normalizeEmail } from "~/base/addresses/email";
import type { Account } from "~/provider/accounts/account";
import type { Registration } from "~/provider/accounts/profile";
import { findTier, TIERS } from "~/trade/pricing/tiers";
import type { CallDefinition } from "./call.server";

const text = z.string().check(z.maxLength(500));
const optionalText = z.nullish(text);
const url = z.string().check(z.maxLength(2000));

/**
 * The most characters of a session's cookies, names and values together: the shop stores them in a cookie of its own,
 * and browsers guarantee only 4,096 bytes (RFC 6265, section 6.1). A provider with more stores it on its own side.
 */
export const MAX_SESSION_CHARACTERS = 1800;

/** `GET /api/me`, for the dashboard. The shop counts its own orders, so that a provider may leave out its count. */
const WireOverviewSchema = z.object({
  firstName: text,
  email: text,
  orders: z.nullish(z.object({ active: z.int().check(z.gte(0)), total: z.int().check(z.gte(0)) })),
});

/** The signed-in account; every provider gives the e-mail address, which identifies an account without an id. */
const WireAccountSchema = z.object({
  id: optionalText,
  email: text,
  firstName: optionalText,
  lastName: optionalText,
  tags: z.nullish(z.array(text)),
  emailConfirmed: z.nullish(z.boolean()),
});

/**
 * The e-mail address of section 7, and the one-time code for the return address to which the page sent it (decision
 * 10).
 */
const WireLoginSchema = z.object({ email: text, code: text, return_url: url });

const WireLoginAnswerSchema = z.object({ user: WireAccountSchema });

const WireAddressSchema = z.object({
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

/** Section 7, with the return address to which a one-time code in the response is bound. */
const WireRegistrationSchema = z.object({
  email: text,
  password: text,
  firstName: text,
  lastName: text,
  phone: text,
  businessName: text,
  addresses: z.object({ mailing: WireAddressSchema, billing: WireAddressSchema, shipping: WireAddressSchema }),
  tier: z.object({ id: z.enum(TIERS.map((tier) => tier.id)), label: text, requiresApproval: z.boolean() }),
  acceptsEmailMarketing: z.boolean(),
  acceptsSmsMarketing: z.boolean(),
  return_url: z.optional(url),
});

/**
 * Section 7 leaves the response open; a one-time code for the login call signs in the new account. The response for an
 * address that already has an account must look the same.
 */
const WireReceiptSchema = z.object({ code: z.nullish(text) });

export type WireAccount = z.infer<typeof WireAccountSchema>;
export type WireRegistration = z.infer<typeof WireRegistrationSchema>;

export const ACCOUNT_CALLS = {
  getOverview: {
    method: "GET",
    path: "/api/me",
    summary: "What the dashboard shows of the signed-in account",
    access: "customer",
    answer: WireOverviewSchema,
  },
  getAccount: {
    method: "GET",
    path: "/api/customers/me",
    summary: "Who is signed in; 401 or null if nobody is",
    access: "customer",
    answer: WireAccountSchema,
  },
  login: {
    method: "POST",
    path: "/api/customers/login",
    summary: "Completes a sign-in with the one-time code of the hosted page, and sets the session's cookies",
    access: "anyone",
    body: WireLoginSchema,
    answer: WireLoginAnswerSchema,
    refusals: {
      400: "The body does not have these fields",
      401: "The code is unknown, used, too old, or bound to another address or return address",
    },
  },
  register: {
    method: "POST",
    path: "/api/customers/register",
    summary: "Creates an account; the answer does not reveal whether the address had one",
    access: "anyone",
    body: WireRegistrationSchema,
    answer: WireReceiptSchema,
    answerIsOpen: true,
    success: 201,
    refusals: {
      400: "The body does not have these fields, or the password is weak, or the e-mail address is not valid",
      422: "A field is refused; the answer's fields say which and why",
    },
  },
  logout: {
    method: "POST",
    path: "/api/customers/logout",
    summary: "Ends the session, if there is one",
    access: "anyone",
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;

/** An address counts as unconfirmed unless the provider says that it is confirmed. */
export function toAccount(account: WireAccount): Account {
  const { email, firstName, lastName, tags, emailConfirmed } = account;
  return {
    id: account.id ?? normalizeEmail(email),
    email,
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    tags: tags ?? [],
    emailConfirmed: emailConfirmed ?? false,
  };
}

/**
 * Uses the mailing address, with the person's name, for all three addresses (section 7); a one-time code in the
 * response is bound to `returnUrl`. Throws RangeError when there is no such tier.
 */
export function toWireRegistration(registration: Registration, returnUrl: string): WireRegistration {
  const { mailingAddress, tier: tierId, ...person } = registration;
  const { email, password, firstName, lastName, phone, businessName } = person;
  const tier = findTier(tierId);
  if (!tier) throw new RangeError("no such tier");
  const address = { firstName, lastName, company: businessName, phone, ...mailingAddress };
  return {
    email,
    password,
    firstName,
    lastName,
    phone,
    businessName,
    addresses: { mailing: address, billing: address, shipping: address },
    tier: { id: tier.id, label: tier.label, requiresApproval: tier.requiresApproval },
    acceptsEmailMarketing: person.acceptsEmailMarketing,
    acceptsSmsMarketing: person.acceptsSmsMarketing,
    return_url: returnUrl,
  };
}
