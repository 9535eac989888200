import { write } from "~/base/database/database.server";
import { orNullIfBusy, withDatabase } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import type { AuditEvent, AuditPage, AuditQuery } from "../audit";
import { listEvents, recordEvent } from "../audit.server";

const UNAVAILABLE = "The events could not be loaded";

/** @throws UpstreamFailure */
export const listAuditEvents = (query: AuditQuery): Promise<AuditPage> =>
  withDatabase(UNAVAILABLE, ({ db }) => listEvents(db, query));

const DECISIONS: AuditQuery = {
  kinds: ["account.approved", "account.rejected", "account.reopened"],
  order: "newest",
  after: null,
};

const LATEST = 10;

/** Empty if they cannot be loaded: the page can do without them. */
export async function listLatestDecisions(): Promise<readonly AuditEvent[]> {
  return (await orNullIfDown(listAuditEvents(DECISIONS)))?.events.slice(0, LATEST) ?? [];
}

/** If the database cannot be written, the visitor is refused anyway, and only the log has it. */
export async function recordRefusal(actorId: string): Promise<void> {
  const database = await shopDatabase();
  const refused = { kind: "access.refused", actorId, subjectId: null } as const;
  const recorded = write(database, (trx) => recordEvent(trx, refused, Date.now()));
  await orNullIfBusy(recorded);
}
