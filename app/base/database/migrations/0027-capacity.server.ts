import { type Kysely, type Migration, sql } from "kysely";
import { required } from "./0001/columns.server";

/**
 * The migration that adds the workshop's time: stations, what is booked, and the dates that orders were promised. Never
 * edit it once a shop has it; add another one.
 */
export const capacity: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("capacity_settings")
      .addColumn("revision", "integer", (column) => column.notNull().primaryKey())
      .addColumn("saved_at", "integer", required)
      .addColumn("saved_by", "text", required)
      .addColumn("settings", "text", required)
      .execute();

    // The sum of each day's bookings, so that a date is found without reading them.
    await db.schema
      .createTable("station_day")
      .addColumn("station", "integer", required)
      .addColumn("day", "text", (column) => column.notNull().check(sql`length(day) = 10`))
      .addColumn("minutes", "integer", (column) => column.notNull().check(sql`minutes >= 0`))
      .addColumn("ahead_minutes", "integer", (column) =>
        column.notNull().check(sql`ahead_minutes between 0 and minutes`),
      )
      .addPrimaryKeyConstraint("station_day_key", ["station", "day"])
      .execute();
    await db.schema.createIndex("station_day_by_day").on("station_day").column("day").execute();
    await db.schema
      .createTable("booking")
      .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
      .addColumn("station", "integer", required)
      .addColumn("day", "text", (column) => column.notNull().check(sql`length(day) = 10`))
      .addColumn("minutes", "integer", (column) => column.notNull().check(sql`minutes > 0`))
      .addColumn("is_ahead", "integer", (column) => column.notNull().check(sql`is_ahead in (0, 1)`))
      .addPrimaryKeyConstraint("booking_key", ["order_id", "station", "day"])
      .execute();
    await db.schema.createIndex("booking_by_day").on("booking").columns(["day", "station"]).execute();

    await db.schema
      .createTable("ship_promise")
      .addColumn("id", "integer", (column) => column.notNull().primaryKey().autoIncrement())
      .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
      .addColumn("at", "integer", required)
      .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('order', 'customer', 'shop')`))
      .addColumn("ships_on", "text", (column) => column.notNull().check(sql`length(ships_on) = 10`))
      .addColumn("reason", "text", (column) => column.notNull().check(sql`length(reason) <= 500`))
      .addColumn("actor_id", "text")
      .execute();
    await db.schema.createIndex("ship_promise_of_order").on("ship_promise").columns(["order_id", "id"]).execute();
  },
};
