import { type Kysely, type Migration, sql } from "kysely";

/** The migration that lets messages be deleted, with a way back. Never edit it once a shop has it; add another one. */
export const messageDeletion: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("contact_message").addColumn("deleted_at", "integer").execute();
    await db.schema
      .createIndex("contact_message_deleted")
      .on("contact_message")
      .columns(["deleted_at"])
      .where(sql.ref("deleted_at"), "is not", null)
      .execute();
  },
};
