import * as z from "zod/mini";
import type { CallDefinition } from "./call.server";

const typed = z.string().check(z.minLength(1), z.maxLength(500));

const WireSecretSchema = z.object({ secret: z.string().check(z.regex(/^[A-Z2-7]{16,128}$/)) });

const WireRecoverySchema = z.object({
  recoveryCodes: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50)),
});

const REFUSALS = {
  400: "The body does not have these fields",
  404: "The host does not offer this",
  429: "Too many tries; Retry-After says when to try again",
} as const;

/** Time-based codes (RFC 6238) as a second factor of the hosted sign-in; these calls are optional (decision 50). */
export const TWO_FACTOR_CALLS = {
  beginTwoFactor: {
    method: "POST",
    path: "/api/customers/me/two-factor",
    summary: "Makes a secret for an authenticator app, which takes effect with its first code",
    access: "customer",
    body: z.object({ password: typed }),
    answer: WireSecretSchema,
    refusals: { ...REFUSALS, 403: "The password is not right", 409: "A second factor is on, or not for this account" },
  },
  confirmTwoFactor: {
    method: "POST",
    path: "/api/customers/me/two-factor/confirmation",
    summary: "Turns the second factor on with a first code, and gives the recovery codes this once",
    access: "customer",
    body: z.object({ code: typed }),
    answer: WireRecoverySchema,
    refusals: { ...REFUSALS, 422: "The code is not right, or no secret waits for one" },
  },
  endTwoFactor: {
    method: "POST",
    path: "/api/customers/me/two-factor/removal",
    summary: "Turns the second factor off",
    access: "customer",
    body: z.object({ password: typed, code: typed }),
    refusals: { ...REFUSALS, 403: "The password is not right", 422: "The code is not right" },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;
