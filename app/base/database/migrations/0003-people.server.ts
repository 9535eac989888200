import { type Kysely, type Migration, sql } from "kysely";

/** The migration that adds the people who run the shop. Never edit it once a shop has it; add another one. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("staff")
      .addColumn("account_id", "text", (column) => column.notNull().primaryKey())
      .addColumn("role", "text", (column) =>
        column.notNull().check(sql`role in ('owner', 'office', 'workshop', 'catalog')`),
      )
      .addColumn("added_at", "integer", (column) => column.notNull())
      .addColumn("added_by", "text")
      .execute();
  },
};
