import { type Kysely, type Migration, sql } from "kysely";
import { required, texts } from "../0049/columns.server";

/** The migration for work that a station has done: what was booked for it is kept here, and no longer planned. */
export const doneWork = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("done_work")
      .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
      .addColumn("station", "integer", required)
      .addColumn("day", "text", (column) => column.notNull().check(sql`length(day) = 10`))
      .addColumn("minutes", "integer", (column) => column.notNull().check(sql`minutes > 0`))
      .addColumn("is_ahead", "integer", (column) => column.notNull().check(sql`is_ahead in (0, 1)`))
      .addColumn("done_at", "integer", required)
      .$call(texts("done_by"))
      .addPrimaryKeyConstraint("done_work_key", ["order_id", "station", "day"])
      .execute();
    await db.schema.createIndex("done_work_by_day").on("done_work").columns(["day", "station"]).execute();
  },
});
