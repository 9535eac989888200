import type { DecisionTag } from "~/domain/account";
import type { PendingAccount } from "~/domain/pending-account";
import { ProviderError } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

const LIST_UNAVAILABLE = "The pending accounts could not be loaded";

/**
 * The accounts awaiting a decision.
 *
 * @throws UpstreamFailure
 */
export function listPendingAccounts(session: ProviderSession): Promise<readonly PendingAccount[]> {
  return orUpstreamFailure(() => LIST_UNAVAILABLE, provider().as(session).listPending());
}

/** The outcome of a decision. Failures are logged by the provider's client. */
export type DecisionOutcome = "done" | "decided-before" | "unknown" | "refused" | "failed";

const OUTCOMES: Readonly<Record<number, DecisionOutcome>> = {
  401: "refused",
  403: "refused",
  404: "unknown",
  409: "decided-before",
};

/** Adds the tag of a decision to an account (specification, section 7). */
export async function decideAccount(id: string, tag: DecisionTag, session: ProviderSession): Promise<DecisionOutcome> {
  try {
    await provider().as(session).decide(id, tag);
    return "done";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return OUTCOMES[error.status ?? 0] ?? "failed";
  }
}
