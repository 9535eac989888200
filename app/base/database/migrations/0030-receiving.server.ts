import { type Kysely, type Migration, sql } from "kysely";
import { required } from "./0001/columns.server";

/** The migration that adds what customers tick off at the truck. Never edit it once a shop has it; add another one. */
export const receiving: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("receiving")
      .addColumn("key", "text", (column) => column.notNull().primaryKey().check(sql`length(key) = 32`))
      .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
      .addColumn("content_hash", "text", required)
      .addColumn("at", "integer", required)
      .addColumn("ticked_at", "integer", required)
      .addColumn("ticks", "text", required)
      .addColumn("claim_id", "text", (column) => column.references("claim.id"))
      .execute();
    await db.schema.createIndex("receiving_by_order").on("receiving").columns(["order_id", "at"]).execute();
  },
};
