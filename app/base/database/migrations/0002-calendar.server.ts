import { type Kysely, type Migration, sql } from "kysely";

/** The migration that adds the days on which the shop is closed. Never edit it once a shop has it; add another one. */
export const calendar: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("closure")
      .addColumn("id", "integer", (column) => column.notNull().primaryKey().autoIncrement())
      .addColumn("first_day", "text", (column) => column.notNull().check(sql`length(first_day) = 10`))
      .addColumn("last_day", "text", (column) => column.notNull().check(sql`last_day >= first_day`))
      .addColumn("reason", "text", (column) => column.notNull().check(sql`length(reason) between 1 and 80`))
      .addUniqueConstraint("closure_once", ["first_day", "last_day"])
      .execute();
  },
};
