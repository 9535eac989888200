import { type Kysely, type Migration, sql } from "kysely";
import { required } from "./0001/columns.server";

/**
 * The migration that adds orders that make pieces of an earlier order again. Never edit it once a shop has it; add
 * another one.
 */
export const remakes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("customer_order")
      .addColumn("remake_of", "integer", (column) => column.references("customer_order.id"))
      .execute();
    await db.schema
      .alterTable("customer_order")
      .addColumn("remake_cause", "text", (column) =>
        column.check(sql`remake_cause in ('ordered', 'made', 'damaged', 'finish', 'missing')`),
      )
      .execute();
    // The answer to a claim that a remake gives is in force as long as the remake is not canceled.
    await db.schema
      .alterTable("claim_answer")
      .addColumn("remake_id", "integer", (column) => column.references("customer_order.id"))
      .execute();
    await db.schema
      .createTable("remade_piece")
      .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
      .addColumn("line", "integer", required)
      .addColumn("list", "text", required)
      .addColumn("piece", "integer", required)
      .addColumn("hand", "text", required)
      .addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity > 0`))
      .addPrimaryKeyConstraint("remade_piece_key", ["order_id", "line", "list", "piece", "hand"])
      .execute();
    await db.schema
      .createIndex("remake_by_original")
      .on("customer_order")
      .columns(["remake_of"])
      .where(sql.ref("remake_of"), "is not", null)
      .execute();
  },
};
