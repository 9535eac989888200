import type { Log } from "~/base/platform/log.server";
import { CALLS, type CallName } from "../contract/calls.server";
import { ProviderUnavailable } from "../contract/resilience.server";
import { PROVIDER_MESSAGES, type ProviderError } from "./provider-error.server";

const MAX_LOGGED = 300;

const loggable = (text: string) =>
  text
    .slice(0, MAX_LOGGED)
    .replace(/\p{Cc}+/gu, " ")
    .replace(/[^\s"'<>]+@[^\s"'<>]+/g, "[e-mail]");

/**
 * When the provider refuses one of these, its message may repeat what somebody typed: the catalog's default is logged.
 */
const TYPED: readonly CallName[] = ["login", "register"];

function causeOf({ kind, cause }: ProviderError): string | undefined {
  if (kind === "refused" || !(cause instanceof Error)) return undefined;
  return loggable(cause.message || ("code" in cause ? String(cause.code) : cause.name));
}

function failureFields(name: CallName, error: ProviderError) {
  const { method, path } = CALLS[name];
  const { kind, status, message } = error;
  const isMessageHidden = kind === "refused" && TYPED.includes(name);
  return {
    method,
    path,
    kind,
    status,
    message: isMessageHidden ? PROVIDER_MESSAGES.unexpected : loggable(message),
    cause: causeOf(error),
  };
}

/**
 * Statuses caused by the caller: requesting what does not exist, sending too much or too often. A 400 is our own fault.
 */
const CALLER_STATUSES: readonly (number | undefined)[] = [403, 404, 409, 410, 413, 422, 429];

/**
 * Logs a failed call (specification, section 8), except a 401, a canceled call, and the call that asks who is signed
 * in. What its caller caused is no error, nor is a call that was not sent: the log already says that the provider is
 * down.
 */
export function logFailure(log: Log, name: CallName, error: ProviderError): void {
  const { kind, status, cause } = error;
  if (kind === "cancelled" || status === 401 || name === "getAccount") return;
  const fields = failureFields(name, error);
  if (CALLER_STATUSES.includes(status) || cause instanceof ProviderUnavailable) log.info("provider.refused", fields);
  else log.error("provider.error", fields);
}
