import type { Kysely, Migration } from "kysely";

/**
 * The migration that marks messages in which a hidden field was filled in. Never edit it once a shop has it; add another
 * one.
 */
export const markedMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("contact_message")
      .addColumn("filled_hidden_field", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
