import type { AuditEvent, AuditPage, AuditQuery } from "~/domain/audit";
import { ProviderError } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

const LIST_UNAVAILABLE = "The events could not be loaded";

/**
 * A page of account events, or `null` if the provider records none.
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

/** How many decisions are shown below the waiting accounts. */
const LATEST = 10;

/** The decisions on the latest accounts; empty if the provider does not say, as a page can do without them. */
export async function listLatestDecisions(session: ProviderSession): Promise<readonly AuditEvent[]> {
  try {
    return (await provider().as(session).listEvents(DECISIONS))?.events.slice(0, LATEST) ?? [];
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return [];
  }
}
