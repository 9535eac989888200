import type { Kysely, Migration } from "kysely";

/** The migration that lets processes notice each other's changes. Never edit it once a shop has it; add another one. */
export const changes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("shop_change")
      .addColumn("topic", "text", (column) => column.notNull().primaryKey())
      .addColumn("version", "integer", (column) => column.notNull())
      .execute();
  },
};
