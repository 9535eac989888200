import { type Kysely, type Migration, sql } from "kysely";

/** The migration that makes what waits quick to count. Never edit it once a shop has it; add another one. */
export const today: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("customer_order_by_shipping")
      .on("customer_order")
      .columns(["ships_on"])
      .where(sql.ref("ships_on"), "is not", null)
      .execute();
    await db.schema.createIndex("order_message_by_time").on("order_message").columns(["at"]).execute();
    await db.schema
      .createIndex("contact_message_unread")
      .on("contact_message")
      .columns(["received_at"])
      .where(sql.ref("read_at"), "is", null)
      .execute();
  },
};
