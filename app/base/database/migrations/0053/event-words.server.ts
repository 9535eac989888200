import { type Kysely, sql } from "kysely";

/** Lets an event say which order it is about, and what changed. Earlier ones stay as they are. */
export async function storeEventWords(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_event add column order_number text`.execute(db);
  await sql`alter table audit_event add column what text check (length(what) <= 400)`.execute(db);
  await sql`create index audit_event_by_order on audit_event (order_number, id) where order_number is not null`.execute(
    db,
  );
  await sql`create index audit_event_by_actor on audit_event (actor_id, id)`.execute(db);
}
