import { listEvents } from "~/audit/audit.server";
import { shopDatabase } from "~/database/shop-database.server";
import type { AuditEvent, AuditPage, AuditQuery } from "~/domain/audit";
import type { ProviderSession } from "~/provider/client/session.server";
import { toAuditPage } from "~/provider/contract/audit.server";
import { provider } from "~/provider/provider.server";
import { unlessAway } from "./unless-away.server";
import { orUnavailable, orUpstreamFailure } from "./upstream.server";

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

/** The decisions on the latest accounts; empty if they cannot be loaded, as a page can do without them. */
export async function listLatestDecisions(): Promise<readonly AuditEvent[]> {
  const listed = orUnavailable(LIST_UNAVAILABLE, listEvents(await shopDatabase(), DECISIONS));
  const found = await unlessAway(listed);
  return found ? toAuditPage(found).events.slice(0, LATEST) : [];
}
