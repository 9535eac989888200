import type { CallName } from "../contract/calls.server";
import { ProviderUnavailable } from "../contract/resilience.server";
import type { ProviderError } from "./provider-error.server";

const MAX_LOGGED = 300;

/** A text for the log, with any e-mail addresses and control characters removed. */
const loggable = (text: string) =>
  text
    .slice(0, MAX_LOGGED)
    .replace(/\p{Cc}+/gu, " ")
    .replace(/[^\s"'<>]+@[^\s"'<>]+/g, "[e-mail]");

/** When the provider refuses one of these, its message may repeat what somebody typed. */
const TYPED: readonly CallName[] = ["login", "register"];

/** The underlying cause, for the operator: a refused connection, a certificate, the wrong shape, a bug in the shop. */
function causeOf({ kind, cause }: ProviderError): string | undefined {
  if (kind === "refused" || !(cause instanceof Error)) return undefined;
  return loggable(cause.message || ("code" in cause ? String(cause.code) : cause.name));
}

/** What the log shows of a failed call (specification, section 8). */
export function failureFields(name: CallName, error: ProviderError) {
  const { kind, status, message } = error;
  const isMessageHidden = kind === "refused" && TYPED.includes(name);
  return { kind, status, message: isMessageHidden ? undefined : loggable(message), cause: causeOf(error) };
}

/**
 * Statuses caused by the caller: requesting what does not exist, sending too much or too often. A 400 is our own fault.
 */
const CALLER_STATUSES: readonly (number | undefined)[] = [401, 403, 404, 409, 410, 413, 422, 429];

/**
 * Section 8: no error is logged for failures caused by the caller, for canceled requests, or for the call that checks
 * who is signed in. Calls that were not sent are not logged either: the log already says that the provider is down.
 */
export function isLogged(name: CallName, { kind, status, cause }: ProviderError): boolean {
  const isQuiet = kind === "cancelled" || CALLER_STATUSES.includes(status) || cause instanceof ProviderUnavailable;
  return !isQuiet && name !== "getAccount";
}
