import type { AuditEvent, AuditPage, AuditQuery } from "~/audit/audit";
import { listEvents, recordEvent } from "~/audit/audit.server";
import { write } from "~/database/database.server";
import { shopDatabase } from "~/database/shop-database.server";
import { unlessAway } from "~/platform/unless-away.server";
import { orUnavailable, unlessUnavailable } from "~/provider/upstream.server";

const UNAVAILABLE = "The events could not be loaded";
/**
 * A page of account events.
 *
 * @throws UpstreamFailure
 */
export async function listAuditEvents(query: AuditQuery): Promise<AuditPage> {
  return orUnavailable(UNAVAILABLE, listEvents((await shopDatabase()).db, query));
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
  return (await unlessAway(listAuditEvents(DECISIONS)))?.events.slice(0, LATEST) ?? [];
}

/**
 * Records that an account was refused an admin page. If the database cannot be written, the visitor is refused all the
 * same, and only the log has it.
 */
export async function recordRefusal(actorId: string): Promise<void> {
  const database = await shopDatabase();
  const refused = { kind: "access.refused", actorId, subjectId: null } as const;
  const recorded = write(database, (trx) => recordEvent(trx, refused, Date.now()));
  await unlessUnavailable(recorded);
}
