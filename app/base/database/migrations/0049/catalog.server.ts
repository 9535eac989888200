import { type Kysely, sql } from "kysely";
import { numbered, required, texts } from "./columns.server";

/** What the shop makes, and its prices. */
export async function makeCatalogTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("product")
    .addColumn("handle", "text", (column) => column.notNull().primaryKey())
    .addColumn("position", "integer", (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull().check(sql`length(title) between 1 and 255`))
    .addColumn("description", "text", (column) => column.notNull().check(sql`length(description) <= 5000`))
    .addColumn("price_cents", "integer", (column) => column.notNull().check(sql`price_cents between 0 and 1000000`))
    .$call(texts("construction", "material", "finish"))
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
    .addColumn("state", "text", (column) =>
      column.notNull().defaultTo("shown").check(sql`state in ('draft', 'shown', 'hidden')`),
    )
    .addColumn("care", "text", (column) => column.notNull().defaultTo("").check(sql`length(care) <= 500`))
    .addColumn("next_price_cents", "integer", (column) => column.check(sql`next_price_cents between 0 and 1000000`))
    .addColumn("next_price_from", "text", (column) => column.check(sql`length(next_price_from) = 10`))
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

  // Each save of the catalog, and what it changed in each style: JSON before and after, null where there is no style. A
  // version that takes another one back as a whole names it.
  await db.schema
    .createTable("catalog_version")
    .addColumn("id", "integer", numbered)
    .addColumn("kind", "text", required)
    .addColumn("saved_at", "integer", required)
    .addColumn("saved_by", "text")
    .addColumn("undoes", "integer", (column) => column.references("catalog_version.id"))
    .execute();

  await db.schema
    .createTable("style_version")
    .addColumn("version_id", "integer", (column) => column.notNull().references("catalog_version.id"))
    .addColumn("handle", "text", required)
    .addColumn("before", "text")
    .addColumn("after", "text")
    .addPrimaryKeyConstraint("style_version_key", ["version_id", "handle"])
    .execute();
  await db.schema
    .createIndex("style_version_by_handle")
    .on("style_version")
    .columns(["handle", "version_id"])
    .execute();

  // Files of styles between their preview and the decision to apply them.
  await db.schema
    .createTable("catalog_import")
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("made_at", "integer", required)
    .addColumn("csv", "text", required)
    .execute();

  // Each copy of a photograph, as base64. Versions of styles name photographs too, so that none is ever removed.
  await db.schema
    .createTable("style_photograph")
    .addColumn("id", "text", required)
    .addColumn("width", "integer", required)
    .$call(texts("format", "picture"))
    .addPrimaryKeyConstraint("style_photograph_key", ["id", "width", "format"])
    .execute();
}
