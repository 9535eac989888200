import type { Kysely, Migration } from "kysely";
import { numbered, required } from "./0001/columns.server";

/** The migration that adds who sent the orders of a day. Never edit it once a shop has it; add another one. */
export const orderSender: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("order_sender")
      .addColumn("id", "integer", numbered)
      .addColumn("sender", "text", required)
      .addColumn("placed_at", "integer", required)
      .execute();
    await db.schema.createIndex("order_sender_by_sender").on("order_sender").columns(["sender", "placed_at"]).execute();
  },
};
