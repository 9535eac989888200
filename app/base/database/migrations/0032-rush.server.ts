import { type Kysely, type Migration, sql } from "kysely";

const amount = (db: Kysely<unknown>, table: string, column: string) =>
  db.schema
    .alterTable(table)
    .addColumn(column, "integer", (added) =>
      added
        .notNull()
        .defaultTo(0)
        .check(sql`${sql.ref(column)} >= 0`),
    )
    .execute();

/**
 * The migration that adds rush to orders and invoices: its price, and the rate that it was sold at. Never edit it once a
 * shop has it; add another one.
 */
export const rush: Migration = {
  async up(db: Kysely<unknown>) {
    await amount(db, "customer_order", "rush_cents");
    await amount(db, "customer_order", "rush_percent");
    await amount(db, "customer_order", "rush_least_cents");
    await amount(db, "invoice_revision", "rush_cents");
  },
};
