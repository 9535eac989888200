import { type DecisionTag, tierOf } from "~/domain/account";
import type { PendingAccount } from "~/domain/pending-account";
import type { SignedIn } from "~/platform/session.server";
import type { PendingCustomer } from "~/provider/contract/customers.server";
import { provider } from "~/provider/provider.server";
import { ProviderError } from "~/provider/provider-error.server";
import { cookieHeader } from "./provider-cookies.server";
import { orUpstreamFailure } from "./upstream.server";

const LIST_UNAVAILABLE = "The pending accounts could not be loaded";

function toPendingAccount({ id, firstName, lastName, email, phone, tags, businessName, createdAt }: PendingCustomer) {
  return {
    id,
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    email,
    phone: phone ?? "",
    businessName: businessName ?? "",
    tier: tierOf(tags)?.label ?? tags.join(", "),
    appliedOn: createdAt?.slice(0, 10) ?? null,
  } satisfies PendingAccount;
}

/**
 * The accounts that wait for a decision.
 *
 * @throws UpstreamFailure
 */
export async function listPendingAccounts({ cookies }: SignedIn): Promise<PendingAccount[]> {
  const work = provider().listPendingCustomers(cookieHeader(cookies));
  return (await orUpstreamFailure(() => LIST_UNAVAILABLE, work)).map(toPendingAccount);
}

/** How a decision went. Failures are logged by the provider's client. */
export type DecisionOutcome = "done" | "decided-before" | "unknown" | "refused" | "failed";

const OUTCOMES: Readonly<Record<number, DecisionOutcome>> = {
  401: "refused",
  403: "refused",
  404: "unknown",
  409: "decided-before",
};

/** Adds the tag of a decision to a customer (specification, section 7). */
export async function decideAccount(id: string, tag: DecisionTag, { cookies }: SignedIn): Promise<DecisionOutcome> {
  try {
    await provider().patchCustomerTags(id, tag, cookieHeader(cookies));
    return "done";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return OUTCOMES[error.status ?? 0] ?? "failed";
  }
}
