import type { Kysely, Migration } from "kysely";
import { required } from "./0001/columns.server";

/**
 * The migration for forms that were sent after the sign-in had ended. Never edit it once a shop has it; add another one.
 */
export const unsavedForms: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("unsaved_form")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("email", "text")
      .addColumn("path", "text", required)
      .addColumn("is_multipart", "integer", required)
      .addColumn("fields", "text", required)
      .addColumn("left_out", "text", required)
      .addColumn("stored_at", "integer", required)
      .execute();
    await db.schema.createIndex("unsaved_form_stored").on("unsaved_form").columns(["stored_at", "id"]).execute();
  },
};
