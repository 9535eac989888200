import { type Kysely, type Migration, sql } from "kysely";

/** The migration that makes the catalog editable. Never edit it once a shop has it; add another one. */
export const catalog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("product")
      .addColumn("state", "text", (column) =>
        column.notNull().defaultTo("shown").check(sql`state in ('draft', 'shown', 'hidden')`),
      )
      .execute();
    await db.schema
      .alterTable("product")
      .addColumn("care", "text", (column) => column.notNull().defaultTo("").check(sql`length(care) <= 500`))
      .execute();
    await db.schema
      .alterTable("product")
      .addColumn("next_price_cents", "integer", (column) => column.check(sql`next_price_cents between 0 and 1000000`))
      .execute();
    await db.schema
      .alterTable("product")
      .addColumn("next_price_from", "text", (column) => column.check(sql`length(next_price_from) = 10`))
      .execute();

    // Each save of the catalog, and what it changed in each style: JSON before and after, null where there is no style. A version
    // that takes another one back as a whole names it.
    await db.schema
      .createTable("catalog_version")
      .addColumn("id", "integer", (column) => column.notNull().primaryKey().autoIncrement())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("saved_at", "integer", (column) => column.notNull())
      .addColumn("saved_by", "text")
      .addColumn("undoes", "integer", (column) => column.references("catalog_version.id"))
      .execute();
    await db.schema
      .createTable("style_version")
      .addColumn("version_id", "integer", (column) => column.notNull().references("catalog_version.id"))
      .addColumn("handle", "text", (column) => column.notNull())
      .addColumn("before", "text")
      .addColumn("after", "text")
      .addPrimaryKeyConstraint("style_version_key", ["version_id", "handle"])
      .execute();
    await db.schema
      .createIndex("style_version_by_handle")
      .on("style_version")
      .columns(["handle", "version_id"])
      .execute();

    // Files of styles between their preview and the decision to apply them.
    await db.schema
      .createTable("catalog_import")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("made_at", "integer", (column) => column.notNull())
      .addColumn("csv", "text", (column) => column.notNull())
      .execute();
  },
};
