import * as z from "zod/mini";
import type { AccountSecurity } from "~/domain/account-security";
import type { CallDefinition } from "./call.server";

const password = z.string().check(z.minLength(1), z.maxLength(500));

const WireSecuritySchema = z.object({
  password: z.optional(z.boolean()),
  otherSessions: z.optional(z.int().check(z.gte(0))),
  twoFactor: z.nullish(z.enum(["on", "off"])),
});

export type WireSecurity = z.infer<typeof WireSecuritySchema>;

/** The refusals of a call that asks for the password again. */
const PASSWORD_REFUSALS = {
  400: "The body does not have these fields",
  403: "The current password is not right",
  404: "The host does not offer this",
  429: "Too many tries; Retry-After says when to try again",
} as const;

/**
 * How an account signs in. Optional: a provider without these calls answers 404, as for any unknown path (decision 49).
 */
export const SECURITY_CALLS = {
  getSecurity: {
    method: "GET",
    path: "/api/customers/me/security",
    summary: "What of its signing in the account can change here",
    access: "customer",
    answer: WireSecuritySchema,
    refusals: { 404: "Nothing can be changed here" },
  },
  changePassword: {
    method: "POST",
    path: "/api/customers/me/password",
    summary: "Replaces the password, and ends the account's other sessions",
    access: "customer",
    body: z.object({
      current: password,
      next: password,
      /** A code of the second factor, if it is on. */
      code: z.optional(z.string().check(z.maxLength(500))),
    }),
    refusals: {
      ...PASSWORD_REFUSALS,
      409: "The second factor is on, and its code is missing or not right",
      422: "The new password is weak, or one of those that are tried first",
    },
  },
  endOtherSessions: {
    method: "POST",
    path: "/api/customers/me/sessions/end-others",
    summary: "Ends the account's sessions but this one",
    access: "customer",
    refusals: { 404: "The host does not offer this" },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;

/** Maps the provider's offers to the shop's terms; what the provider does not mention is not offered. */
export function toSecurity({ password: changesPassword, otherSessions, twoFactor }: WireSecurity): AccountSecurity {
  return {
    changesPassword: changesPassword ?? false,
    otherSessions: otherSessions ?? 0,
    twoFactor: twoFactor ?? null,
  };
}
