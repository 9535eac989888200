import type { CallName } from "../contract/calls.server";
import { HostUnavailable } from "../contract/weather.server";
import type { ProviderError } from "./provider-error.server";

const MAX_LOGGED = 300;

/** A text for the log, with any e-mail addresses and control characters removed. */
const loggable = (text: string) =>
  text
    .slice(0, MAX_LOGGED)
    .replace(/\p{Cc}+/gu, " ")
    .replace(/[^\s"'<>]+@[^\s"'<>]+/g, "[e-mail]");

/** The host's refusal of these may repeat what somebody typed. */
const TYPED: readonly CallName[] = ["login", "register"];

/** The underlying cause, for the operator: a refused connection, a certificate, the wrong shape, a bug of ours. */
function causeOf({ kind, cause }: ProviderError): string | undefined {
  if (kind === "refused" || !(cause instanceof Error)) return undefined;
  return loggable(cause.message || ("code" in cause ? String(cause.code) : cause.name));
}

/** What the log tells of a failed call (specification, section 8). */
export function told(name: CallName, error: ProviderError) {
  const { kind, status, message } = error;
  const isUnsaid = kind === "refused" && TYPED.includes(name);
  return { kind, status, message: isUnsaid ? undefined : loggable(message), cause: causeOf(error) };
}

/** Statuses that the asker causes: asking for what does not exist, sending too much, coming too often. A 400 is our own fault. */
const ASKERS: readonly (number | undefined)[] = [401, 403, 404, 409, 410, 413, 422, 429];

/**
 * Section 8: no error is logged for what the asker brought about, canceled requests, or the call that asks who is signed in. Nor is it for a call
 * that was not sent: that nothing is, was logged once.
 */
export function isLogged(name: CallName, { kind, status, cause }: ProviderError): boolean {
  const isQuiet = kind === "cancelled" || ASKERS.includes(status) || cause instanceof HostUnavailable;
  return !isQuiet && name !== "getAccount";
}
