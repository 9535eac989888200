import type { Reader } from "~/database/database.server";

/** How many mails wait to be sent, and how many were abandoned. */
interface OutboxFigures {
  readonly waiting: number;
  readonly failed: number;
  /** When the oldest waiting mail was created, in milliseconds since the epoch; `null` if none waits. */
  readonly oldestAt: number | null;
}

/** How many mails are unsent, and when the oldest of those still being tried was created. */
export function outboxFigures(db: Reader): Promise<OutboxFigures> {
  return db
    .selectFrom("outbox")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("failed_at", "is", null).as("waiting"),
      fn.countAll<number>().filterWhere("failed_at", "is not", null).as("failed"),
      fn.min<number | null>("created_at").filterWhere("failed_at", "is", null).as("oldestAt"),
    ])
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
}
