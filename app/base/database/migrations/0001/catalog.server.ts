import { type Kysely, sql } from "kysely";
import { required } from "./columns.server";

/** What the shop makes, and its prices. */
export async function makeCatalogTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("product")
    .addColumn("handle", "text", (column) => column.notNull().primaryKey())
    .addColumn("position", "integer", (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull().check(sql`length(title) between 1 and 255`))
    .addColumn("description", "text", (column) => column.notNull().check(sql`length(description) <= 5000`))
    .addColumn("price_cents", "integer", (column) => column.notNull().check(sql`price_cents between 0 and 1000000`))
    .addColumn("construction", "text", required)
    .addColumn("material", "text", required)
    .addColumn("finish", "text", required)
    .addColumn("thickness_sixteenths", "integer", (column) => column.notNull().check(sql`thickness_sixteenths > 0`))
    .addColumn("frame_width_sixteenths", "integer", (column) => column.check(sql`frame_width_sixteenths > 0`))
    .addColumn("min_width_sixteenths", "integer", (column) => column.notNull().check(sql`min_width_sixteenths > 0`))
    .addColumn("min_height_sixteenths", "integer", (column) => column.notNull().check(sql`min_height_sixteenths > 0`))
    .addColumn("max_width_sixteenths", "integer", (column) =>
      column.notNull().check(sql`max_width_sixteenths >= min_width_sixteenths`),
    )
    .addColumn("max_height_sixteenths", "integer", (column) =>
      column.notNull().check(sql`max_height_sixteenths >= min_height_sixteenths`),
    )
    .addColumn("weight_hundredths_lb_per_sq_ft", "integer", (column) =>
      column.notNull().check(sql`weight_hundredths_lb_per_sq_ft > 0`),
    )
    .addColumn("lead_days", "integer", (column) => column.check(sql`lead_days between 1 and 365`))
    .addColumn("workshop", "text")
    .execute();

  await db.schema
    .createTable("product_image")
    .addColumn("handle", "text", (column) => column.notNull().references("product.handle").onDelete("cascade"))
    .addColumn("position", "integer", required)
    .addColumn("url", "text", required)
    .addColumn("alt", "text")
    .addPrimaryKeyConstraint("product_image_key", ["handle", "position"])
    .execute();

  await db.schema
    .createTable("product_finish")
    .addColumn("handle", "text", (column) => column.notNull().references("product.handle").onDelete("cascade"))
    .addColumn("position", "integer", required)
    .addColumn("name", "text", (column) => column.notNull().check(sql`length(name) between 1 and 80`))
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('raw', 'primed', 'clear', 'stain', 'paint', 'foil')`),
    )
    .addColumn("swatch_color", "text")
    .addColumn("swatch_url", "text")
    .addColumn("added_cents", "integer", (column) => column.notNull().check(sql`added_cents between 0 and 1000000`))
    .addColumn("image_url", "text")
    .addColumn("image_alt", "text")
    .addPrimaryKeyConstraint("product_finish_key", ["handle", "position"])
    .addUniqueConstraint("product_finish_once", ["handle", "name"])
    .execute();

  await db.schema
    .createTable("product_sample")
    .addColumn("handle", "text", (column) =>
      column.notNull().primaryKey().references("product.handle").onDelete("cascade"),
    )
    .addColumn("price_cents", "integer", (column) => column.notNull().check(sql`price_cents between 1 and 1000000`))
    .addColumn("credited_over_cents", "integer", (column) =>
      column.check(sql`credited_over_cents between 0 and 1000000`),
    )
    .execute();

  await db.schema
    .createTable("seeded")
    .addColumn("what", "text", (column) => column.notNull().primaryKey())
    .execute();
}
