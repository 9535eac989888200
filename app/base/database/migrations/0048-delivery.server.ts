import type { Kysely, Migration } from "kysely";

/** The migration that adds how an order is unloaded, and who is there. Never edit it once a shop has it; add another one. */
export const delivery: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["delivery", "delivery_contact"]) {
      await db.schema
        .alterTable("customer_order")
        .addColumn(column, "text", (text) => text.notNull().defaultTo(""))
        .execute();
    }
  },
};
