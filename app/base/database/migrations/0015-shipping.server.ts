import { type Kysely, type Migration, sql } from "kysely";
import { numbered, required } from "./0001/columns.server";

/**
 * The migration that adds how an order was shipped, the shop's own notes on it, and quotes that the office
 * makes for callers. Never edit it once a shop has it; add another one.
 */
export const shipping: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("customer_order")
      .addColumn("carrier", "text", (column) => column.notNull().defaultTo("").check(sql`length(carrier) <= 60`))
      .execute();
    await db.schema
      .alterTable("customer_order")
      .addColumn("tracking_number", "text", (column) =>
        column.notNull().defaultTo("").check(sql`length(tracking_number) <= 60`),
      )
      .execute();
    await db.schema
      .alterTable("customer_order")
      .addColumn("cartons", "integer", (column) => column.check(sql`cartons > 0`))
      .execute();
    await db.schema
      .alterTable("customer_order")
      .addColumn("pounds", "integer", (column) => column.check(sql`pounds > 0`))
      .execute();

    await db.schema
      .createTable("order_note")
      .addColumn("id", "integer", numbered)
      .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
      .addColumn("at", "integer", required)
      .addColumn("made_by", "text", required)
      .addColumn("text", "text", (column) => column.notNull().check(sql`length(text) between 1 and 2000`))
      .addColumn("for_workshop", "integer", (column) => column.notNull().check(sql`for_workshop in (0, 1)`))
      .addColumn("removed_at", "integer")
      .execute();
    await db.schema
      .createTable("caller_quote")
      .addColumn("quote_id", "integer", (column) =>
        column.notNull().primaryKey().references("quote.id").onDelete("cascade"),
      )
      .addColumn("link", "text", (column) => column.notNull().unique().check(sql`length(link) = 32`))
      .addColumn("first_name", "text", required)
      .addColumn("last_name", "text", required)
      .addColumn("email", "text", required)
      .addColumn("phone", "text", required)
      .addColumn("note", "text", (column) => column.notNull().check(sql`length(note) <= 1000`))
      .addColumn("made_by", "text", required)
      .addColumn("mailed_at", "integer")
      .addColumn("withdrawn_at", "integer")
      .execute();
    await db.schema.createIndex("order_note_by_order").on("order_note").columns(["order_id", "id"]).execute();
  },
};
