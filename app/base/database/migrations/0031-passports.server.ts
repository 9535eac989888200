import { type Kysely, type Migration, sql } from "kysely";
import { numbered, required } from "./0001/columns.server";

/**
 * The migration that adds the passports of pieces: the codes on their labels. Never edit it once a shop has it; add
 * another one.
 */
export const passports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("passport")
      .addColumn("id", "integer", numbered)
      .addColumn("code", "text", (column) => column.notNull().unique().check(sql`length(code) = 28`))
      .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
      .addColumn("line", "integer", required)
      .addColumn("list", "text", (column) =>
        column.notNull().check(sql`list in ('doors', 'drawers', 'panels', 'fillers')`),
      )
      .addColumn("row", "integer", required)
      .addColumn("nth", "integer", required)
      // Hashes, which tell the pieces of a changed order from those that it had before.
      .addColumn("content", "text", required)
      .addColumn("location", "text", required)
      .addColumn("made_at", "integer", required)
      .addColumn("closed_at", "integer")
      .addColumn("withdrawn_at", "integer")
      .execute();
    await db.schema.createIndex("passport_by_order").on("passport").columns(["order_id", "id"]).execute();
    // Names the batches of a day in the order in which their production began.
    await db.schema.createIndex("order_event_by_state").on("order_event").columns(["state", "at"]).execute();
  },
};
