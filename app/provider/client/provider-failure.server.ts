import type { CallDefinition } from "../contract/call.server";
import { CALLS, type CallName } from "../contract/calls.server";
import type { Failure, ResilientCall } from "../contract/resilience.server";
import { ProviderError } from "./provider-error.server";

/** An incomplete answer: the connection failed, not the content. */
export class IncompleteAnswer extends Error {
  override readonly name = "IncompleteAnswer";

  constructor(cause: unknown) {
    super("the answer was cut off", { cause });
  }
}

const TOO_MANY = 429;

/** What an error says about the provider. */
function failureOf(error: unknown): Failure {
  const nothing = { isProviderFault: false, isTransient: false };
  if (!(error instanceof ProviderError)) return nothing;
  const { kind, status = 0, cause, retryAfter } = error;
  if (kind === "unreachable" || cause instanceof IncompleteAnswer) return { isProviderFault: true, isTransient: true };
  if (kind !== "refused") return nothing;
  if (status === TOO_MANY) return { isProviderFault: false, isTransient: retryAfter !== undefined, retryAfter };
  return status >= 500 ? { isProviderFault: true, isTransient: true, retryAfter } : nothing;
}

/** What the policy for remote calls needs to know about a call of the contract. */
export function resilientCall(name: CallName): ResilientCall {
  const { method, isForEverybody }: CallDefinition = CALLS[name];
  return {
    isRepeatable: method === "GET",
    lane: isForEverybody ? "everybody" : "personal",
    failureOf,
  };
}
