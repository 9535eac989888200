import { type Kysely, type Migration, sql } from "kysely";
import { required } from "../0049/columns.server";

/** The migration for the texts of pages that the owner has changed: every save, with `null` for the default. */
export const pageTexts = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("page_text")
      .addColumn("page", "text", (column) => column.notNull().check(sql`length(page) between 1 and 30`))
      .addColumn("revision", "integer", (column) => column.notNull().check(sql`revision > 0`))
      .addColumn("saved_at", "integer", required)
      .addColumn("saved_by", "text", required)
      .addColumn("text", "text", (column) => column.check(sql`length(text) <= 40000`))
      .addPrimaryKeyConstraint("page_text_key", ["page", "revision"])
      .execute();
  },
});
