import type { Kysely, Migration } from "kysely";
import { numbered, required } from "./0001/columns.server";

/** The migration that adds the stored cutting plans of orders. Never edit it once a shop has it; add another one. */
export const cuttingPlans: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("cutting_plan_page")
      .addColumn("id", "integer", numbered)
      .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
      .addColumn("page", "integer", required)
      .addColumn("basis", "text", required)
      .addColumn("content", "text", required)
      .addColumn("made_at", "integer", required)
      .addUniqueConstraint("cutting_plan_page_once", ["order_id", "page"])
      .execute();
  },
};
