import { type Kysely, type Migration, sql } from "kysely";
import { refusals } from "../differences/final-rows.server";
import type { Engine } from "../schema/engine.server";

const FINAL = [
  ["shop_facts", "UPDATE", "are_final", "a save of the facts is final"],
  ["shop_facts", "DELETE", "stay", "a save of the facts is kept"],
] as const;

interface Before {
  closure: { first_day: string; last_day: string; reason: string };
  shop_settings: { revision: number; settings: string };
}

interface After {
  shop_facts: { saved_at: number; saved_by: string | null; facts: string };
}

/** The closed days and the lead time of a shop that had them before it had facts. */
async function firstFacts(db: Kysely<Before>): Promise<string> {
  const closed = await db.selectFrom("closure").selectAll().orderBy("first_day").orderBy("last_day").execute();
  const latest = await db
    .selectFrom("shop_settings")
    .select("settings")
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  const { leadDays = null } = JSON.parse(latest?.settings ?? "{}") as { leadDays?: number | null };
  const closures = closed.map(({ first_day, last_day, reason }) => ({
    firstDay: first_day,
    lastDay: last_day,
    reason,
  }));
  return JSON.stringify({ ...(leadDays !== null && { leadDays }), ...(closures.length > 0 && { closures }) });
}

/**
 * The migration that adds the shop's facts, which include the days on which it is closed, and the morning digests that
 * were sent. Never edit it once a shop has it; add another one.
 */
export const shopFacts = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("shop_facts")
      .addColumn("revision", "integer", (column) => column.notNull().primaryKey().autoIncrement())
      .addColumn("saved_at", "integer", (column) => column.notNull())
      .addColumn("saved_by", "text")
      .addColumn("facts", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("shop_digest")
      .addColumn("day", "text", (column) => column.notNull().primaryKey().check(sql`length(day) = 10`))
      .addColumn("at", "integer", (column) => column.notNull())
      .execute();
    const facts = await firstFacts(db as Kysely<Before>);
    await (db as Kysely<After>)
      .insertInto("shop_facts")
      .values({ saved_at: Date.now(), saved_by: null, facts })
      .execute();
    await db.schema.dropTable("closure").execute();
    for (const statement of refusals(engine, FINAL)) await sql.raw(statement).execute(db);
  },
});
