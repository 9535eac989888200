import type { Database } from "~/database/database.server";

/** How many mails wait to be sent, and how many were abandoned. */
interface OutboxFigures {
  readonly waiting: number;
  readonly failed: number;
  /** When the oldest waiting mail was created, in milliseconds since the epoch; `null` if none waits. */
  readonly oldestAt: number | null;
}

/** How many mails are unsent, and since when the oldest of those still being tried has waited. */
export function outboxFigures(database: Database): Promise<OutboxFigures> {
  return database.one<OutboxFigures>(
    `SELECT count(*) FILTER (WHERE failed_at IS NULL) AS waiting, count(*) FILTER (WHERE failed_at IS NOT NULL) AS failed,
         min(created_at) FILTER (WHERE failed_at IS NULL) AS "oldestAt"
  FROM outbox WHERE sent_at IS NULL`,
  );
}
