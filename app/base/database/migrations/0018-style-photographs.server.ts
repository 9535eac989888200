import type { Kysely, Migration } from "kysely";

/** The migration that adds uploaded photographs of styles. Never edit it once a shop has it; add another one. */
export const stylePhotographs: Migration = {
  async up(db: Kysely<unknown>) {
    // Each copy of a photograph, as base64. Versions of styles name photographs too, so that none is ever removed.
    await db.schema
      .createTable("style_photograph")
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("width", "integer", (column) => column.notNull())
      .addColumn("format", "text", (column) => column.notNull())
      .addColumn("picture", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("style_photograph_key", ["id", "width", "format"])
      .execute();
  },
};
