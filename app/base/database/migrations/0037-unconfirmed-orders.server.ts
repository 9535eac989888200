import { type Kysely, type Migration, sql } from "kysely";

const flag = (db: Kysely<unknown>, column: string) =>
  db.schema
    .alterTable("customer_order")
    .addColumn(column, "integer", (added) =>
      added
        .notNull()
        .defaultTo(0)
        .check(sql`${sql.ref(column)} in (0, 1)`),
    )
    .execute();

/**
 * The migration that notes of an order whether a guest or a new account placed it, and whether its date is only an
 * estimate until it is confirmed. Never edit it once a shop has it; add another one.
 */
export const unconfirmedOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await flag(db, "from_stranger");
    await flag(db, "is_estimate");
  },
};
