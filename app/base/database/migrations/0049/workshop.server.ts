import { type Kysely, sql } from "kysely";
import { integers, numbered, required, texts } from "./columns.server";

/** The time of the workshop, and what it makes of an order: bookings, dates, cutting plans, passports, receiving. */
export async function makeWorkshopTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("capacity_settings")
    .addColumn("revision", "integer", (column) => column.notNull().primaryKey())
    .addColumn("saved_at", "integer", required)
    .$call(texts("saved_by", "settings"))
    .execute();

  // The sum of each day's bookings, so that a date is found without reading them.
  await db.schema
    .createTable("station_day")
    .addColumn("station", "integer", required)
    .addColumn("day", "text", (column) => column.notNull().check(sql`length(day) = 10`))
    .addColumn("minutes", "integer", (column) => column.notNull().check(sql`minutes >= 0`))
    .addColumn("ahead_minutes", "integer", (column) => column.notNull().check(sql`ahead_minutes between 0 and minutes`))
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
    .addColumn("id", "integer", numbered)
    .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
    .addColumn("at", "integer", required)
    .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('order', 'customer', 'shop')`))
    .addColumn("ships_on", "text", (column) => column.notNull().check(sql`length(ships_on) = 10`))
    .addColumn("reason", "text", (column) => column.notNull().check(sql`length(reason) <= 500`))
    .addColumn("actor_id", "text")
    .execute();
  await db.schema.createIndex("ship_promise_of_order").on("ship_promise").columns(["order_id", "id"]).execute();

  await db.schema
    .createTable("cutting_plan_page")
    .addColumn("id", "integer", numbered)
    .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
    .addColumn("page", "integer", required)
    .$call(texts("basis", "content"))
    .addColumn("made_at", "integer", required)
    .addUniqueConstraint("cutting_plan_page_once", ["order_id", "page"])
    .execute();

  await db.schema
    .createTable("passport")
    .addColumn("id", "integer", numbered)
    .addColumn("code", "text", (column) => column.notNull().unique().check(sql`length(code) = 28`))
    .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
    .addColumn("line", "integer", required)
    .addColumn("list", "text", (column) =>
      column.notNull().check(sql`list in ('doors', 'drawers', 'panels', 'fillers')`),
    )
    .$call(integers("row", "nth"))
    // Hashes, which tell the pieces of a changed order from those that it had before.
    .$call(texts("content", "location"))
    .addColumn("made_at", "integer", required)
    .addColumn("closed_at", "integer")
    .addColumn("withdrawn_at", "integer")
    .execute();
  await db.schema.createIndex("passport_by_order").on("passport").columns(["order_id", "id"]).execute();

  await db.schema
    .createTable("receiving")
    .addColumn("key", "text", (column) => column.notNull().primaryKey().check(sql`length(key) = 32`))
    .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
    .addColumn("content_hash", "text", required)
    .$call(integers("at", "ticked_at"))
    .addColumn("ticks", "text", required)
    .addColumn("claim_id", "text", (column) => column.references("claim.id"))
    .execute();
  await db.schema.createIndex("receiving_by_order").on("receiving").columns(["order_id", "at"]).execute();
}
