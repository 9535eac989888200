import * as z from "zod/mini";
import { MAX_EMAIL_LENGTH } from "~/domain/email";
import type { CallDefinition } from "./call.server";

const text = z.string().check(z.maxLength(500));

const WireAddressSchema = z.object({
  address1: text,
  address2: text,
  city: text,
  province: text,
  zip: text,
  country: text,
});

const WireProfileSchema = z.object({
  firstName: text,
  lastName: text,
  phone: text,
  businessName: text,
  addresses: z.object({
    mailing: z.nullable(WireAddressSchema),
    billing: z.nullable(WireAddressSchema),
    shipping: z.nullable(WireAddressSchema),
  }),
  acceptsEmailMarketing: z.boolean(),
  acceptsSmsMarketing: z.boolean(),
});

const WireMarkedProfileSchema = z.object({
  revision: z.string().check(z.minLength(1), z.maxLength(200)),
  profile: WireProfileSchema,
});

const WireRecordsSchema = z.object({
  registeredAt: z.iso.datetime(),
  tags: z.array(text),
  messages: z.array(
    z.object({ receivedAt: z.iso.datetime(), topic: text, message: z.string().check(z.maxLength(5000)) }),
  ),
  events: z.array(z.object({ at: z.iso.datetime(), kind: text, byYou: z.boolean() })),
});

/** What owners do with their account itself; these calls are optional (decision 66). */
export const PROFILE_CALLS = {
  getProfile: {
    method: "GET",
    path: "/api/customers/me/profile",
    summary: "What the owner of the account can change, with a mark that changes with it",
    access: "customer",
    answer: z.extend(WireMarkedProfileSchema, {
      /** Whether the address can be changed by a mailed link. */
      changesEmail: z.nullish(z.boolean()),
    }),
  },
  changeProfile: {
    method: "POST",
    path: "/api/customers/me/profile",
    summary: "Replaces the profile, if it still has the mark",
    access: "customer",
    body: WireMarkedProfileSchema,
    refusals: {
      400: "The body does not have these fields",
      409: "The profile was changed meanwhile, so nothing was changed",
    },
  },
  getRecords: {
    method: "GET",
    path: "/api/customers/me/records",
    summary: "What else the host keeps of the account, besides its orders",
    access: "customer",
    answer: WireRecordsSchema,
  },
  askEmailChange: {
    method: "POST",
    path: "/api/customers/me/email",
    summary:
      "Mails a link to a new address; the account has it once whoever reads its mail confirms that on the host's page",
    access: "customer",
    body: z.object({
      email: z.string().check(z.minLength(3), z.maxLength(MAX_EMAIL_LENGTH)),
      password: z.string().check(z.minLength(1), z.maxLength(500)),
      code: z.optional(text),
    }),
    refusals: {
      400: "The body does not have these fields, or no mail can be sent to the address",
      403: "The password is not right",
      409: "The account is the only admin's, by its address alone",
      422: "The second factor is on, and its code is missing or not right",
      429: "Too many tries; Retry-After says when to try again",
    },
  },
  deleteAccount: {
    method: "POST",
    path: "/api/customers/me/deletion",
    summary: "Deletes the account and ends its sessions; its orders stay, without it",
    access: "customer",
    body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(500)), code: z.optional(text) }),
    refusals: {
      400: "The body does not have these fields",
      403: "The password is not right",
      409: "The account is the only admin's",
      422: "The second factor is on, and its code is missing or not right",
      429: "Too many tries; Retry-After says when to try again",
    },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;
