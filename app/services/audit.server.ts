import type { AuditEvent, AuditPage, AuditQuery } from "~/domain/audit";
import { ProviderError } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

const LIST_UNAVAILABLE = "The events could not be loaded";

/**
 * A page of what happened to accounts, or `null` where the provider records nothing.
 *
 * @throws UpstreamFailure
 */
export function listAuditEvents(session: ProviderSession, query: AuditQuery): Promise<AuditPage | null> {
  return orUpstreamFailure(() => LIST_UNAVAILABLE, provider().as(session).listEvents(query));
}

const DECISIONS: AuditQuery = {
  kinds: ["account.approved", "account.rejected", "account.reopened"],
  order: "newest",
  after: null,
};

/** How many decisions stand below the accounts that wait. */
const LATEST = 10;

/** Who decided on the latest accounts; empty where the provider does not say, since a page can do without. */
export async function listLatestDecisions(session: ProviderSession): Promise<readonly AuditEvent[]> {
  try {
    return (await provider().as(session).listEvents(DECISIONS))?.events.slice(0, LATEST) ?? [];
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return [];
  }
}
