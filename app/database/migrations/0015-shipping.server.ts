import { type Kysely, type Migration, sql } from "kysely";

/** The migration that adds how an order was shipped. Never edit it once a shop has it; add another one. */
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
  },
};
