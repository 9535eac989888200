import { type Kysely, type Migration, sql } from "kysely";
import { numbered, required, texts } from "../0049/columns.server";

/** The migration for what customers hand on: quotes under their own name, and links to orders without prices. */
export const sharedLinks = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("letterhead")
      .addColumn("customer_id", "text", (column) => column.notNull().primaryKey())
      .$call(texts("business", "phone", "address", "terms"))
      .addColumn("logo", "text")
      .addColumn("changed_at", "integer", required)
      .execute();
    await db.schema
      .createTable("client_quote")
      .addColumn("quote_id", "integer", (column) =>
        column.notNull().primaryKey().references("quote.id").onDelete("cascade"),
      )
      .addColumn("client", "text", required)
      .addColumn("markup", "integer", (column) => column.notNull().check(sql`markup >= 0`))
      .addColumn("own_lines", "text", (column) => column.notNull().check(sql`json_valid(own_lines)`))
      .addColumn("code_hash", "text", (column) => column.unique())
      .addColumn("link_made_at", "integer")
      .addColumn("opened_at", "integer")
      .execute();
    await db.schema
      .createTable("helper_link")
      .addColumn("id", "integer", numbered)
      .addColumn("order_id", "integer", (column) =>
        column.notNull().references("customer_order.id").onDelete("cascade"),
      )
      .addColumn("code_hash", "text", (column) => column.notNull().unique())
      .addColumn("label", "text", (column) => column.notNull().check(sql`length(label) <= 60`))
      .addColumn("made_at", "integer", required)
      .addColumn("opened_at", "integer")
      .execute();
    await db.schema.createIndex("helper_link_by_order").on("helper_link").columns(["order_id", "id"]).execute();
  },
});
