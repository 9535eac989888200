import type { Database } from "~/database/database.server";
import type { OutboxFigures } from "~/provider/contract/backend.server";

/** How many mails are unsent, and since when the oldest of those still being tried has waited. */
export function outboxFigures(database: Database): Promise<OutboxFigures> {
  return database.one<OutboxFigures>(
    `SELECT count(*) FILTER (WHERE failed_at IS NULL) AS waiting, count(*) FILTER (WHERE failed_at IS NOT NULL) AS failed,
         min(created_at) FILTER (WHERE failed_at IS NULL) AS "oldestAt"
  FROM outbox WHERE sent_at IS NULL`,
  );
}
