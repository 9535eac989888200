import type { Kysely, Migration } from "kysely";

/**
 * The migration that adds what an order or quote charges for options, as JSON; `null` if nothing. Never edit it once a
 * shop has it; add another one.
 */
export const options: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("customer_order").addColumn("option_prices", "text").execute();
    await db.schema.alterTable("quote").addColumn("option_prices", "text").execute();
  },
};
