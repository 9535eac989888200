import { type Kysely, sql } from "kysely";
import { integers, required, texts } from "./columns.server";

/** What the figures of sales are summed from. */
export async function makeFigureTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sold_order")
    .addColumn("order_id", "integer", (column) => column.notNull().primaryKey().references("customer_order.id"))
    .addColumn("placed_at", "integer", required)
    .addColumn("is_sold", "integer", (column) => column.notNull().check(sql`is_sold in (0, 1)`))
    .$call(texts("tier", "province"))
    .addColumn("pieces", "integer", (column) => column.notNull().check(sql`pieces >= 0`))
    .addColumn("area", "integer", (column) => column.notNull().check(sql`area >= 0`))
    .addColumn("cents", "integer", (column) => column.notNull().check(sql`cents >= 0`))
    .addColumn("credit_cents", "integer", required)
    .addColumn("confirmed_after", "integer")
    .addColumn("shipped_after", "integer")
    .execute();
  // The indexes have every column that is summed, so that the tables themselves need not be read.
  await db.schema
    .createIndex("sold_order_by_time")
    .on("sold_order")
    .columns([
      ...["is_sold", "placed_at", "tier", "province", "pieces", "area", "cents", "credit_cents"],
      ...["confirmed_after", "shipped_after", "order_id"],
    ])
    .execute();

  await db.schema
    .createTable("sold_line")
    .addColumn("order_id", "integer", (column) => column.notNull().references("sold_order.order_id"))
    .$call(integers("position", "placed_at"))
    .addColumn("is_sold", "integer", (column) => column.notNull().check(sql`is_sold in (0, 1)`))
    .$call(texts("product_id", "title", "finish"))
    .addColumn("first_of_style", "integer", (column) => column.notNull().check(sql`first_of_style in (0, 1)`))
    .addColumn("first_of_finish", "integer", (column) => column.notNull().check(sql`first_of_finish in (0, 1)`))
    .addColumn("pieces", "integer", (column) => column.notNull().check(sql`pieces >= 0`))
    .addColumn("area", "integer", (column) => column.notNull().check(sql`area >= 0`))
    .addColumn("cents", "integer", (column) => column.notNull().check(sql`cents >= 0`))
    .addColumn("confirmed_after", "integer")
    .addColumn("shipped_after", "integer")
    .addPrimaryKeyConstraint("sold_line_key", ["order_id", "position"])
    .execute();
  await db.schema
    .createIndex("sold_line_by_time")
    .on("sold_line")
    .columns([
      ...["is_sold", "placed_at", "product_id", "finish", "first_of_style", "first_of_finish", "pieces", "area"],
      ...["cents", "confirmed_after", "shipped_after", "order_id"],
    ])
    .execute();
}
