import { type Kysely, sql } from "kysely";
import { integers, numbered, required, texts } from "./columns.server";

/** Orders, what was said and changed about them, and their remakes. */
export async function makeOrderTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("customer_order")
    .addColumn("id", "integer", numbered)
    .addColumn("prefix", "text", required)
    .addColumn("number", "text", (column) =>
      column.notNull().unique().generatedAlwaysAs(sql`prefix || '-' || cast(id as text)`).stored(),
    )
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("content_hash", "text", required)
    .addColumn("link", "text", (column) => column.notNull().unique().check(sql`length(link) = 32`))
    .addColumn("customer_id", "text")
    .addColumn("state", "text", (column) =>
      column
        .notNull()
        .check(
          sql`state in ('received', 'confirmed', 'in-production', 'shipped', 'delivered', 'finished', 'cancelled')`,
        ),
    )
    .$call(integers("placed_at", "free_until"))
    .$call(texts("first_name", "last_name"))
    .addColumn("email", "text", (column) => column.notNull().check(sql`length(email) between 3 and 254`))
    .$call(
      texts(
        "phone",
        "business_name",
        "address1",
        "address2",
        "city",
        "province",
        "zip",
        "country",
        "job_name",
        "po_number",
        "wishes",
      ),
    )
    .addColumn("piece_count", "integer", (column) => column.notNull().check(sql`piece_count > 0`))
    .addColumn("total_cents", "integer", (column) => column.notNull().check(sql`total_cents >= 0`))
    .addColumn("revision", "integer", (column) => column.notNull().defaultTo(0).check(sql`revision >= 0`))
    .addColumn("freight_cents", "integer", (column) => column.check(sql`freight_cents >= 0`))
    .addColumn("tax_cents", "integer", (column) => column.check(sql`tax_cents >= 0`))
    .addColumn("ships_on", "text", (column) =>
      column.check(
        sql`ships_on like '____-__-__' and trim(ships_on, '0123456789-') = '' and length(replace(ships_on, '-', '')) = 8`,
      ),
    )
    .addColumn("proof_approved_at", "integer")
    .addColumn("discount", "integer", (column) => column.notNull().check(sql`discount between 0 and 1000`))
    .addColumn("least_square_inches", "integer", (column) => column.notNull().check(sql`least_square_inches >= 0`))
    .addColumn("quote", "text")
    .addColumn("file_id", "integer", (column) => column.references("customer_file.id"))
    .addColumn("carrier", "text", (column) => column.notNull().defaultTo("").check(sql`length(carrier) <= 60`))
    .addColumn("tracking_number", "text", (column) =>
      column.notNull().defaultTo("").check(sql`length(tracking_number) <= 60`),
    )
    .addColumn("cartons", "integer", (column) => column.check(sql`cartons > 0`))
    .addColumn("pounds", "integer", (column) => column.check(sql`pounds > 0`))
    .addColumn("option_prices", "text")
    .addColumn("content_revision", "integer", (column) =>
      column.notNull().defaultTo(1).check(sql`content_revision > 0`),
    )
    .addColumn("fee_cents", "integer", (column) => column.notNull().defaultTo(0).check(sql`fee_cents >= 0`))
    .addColumn("remake_of", "integer", (column) => column.references("customer_order.id"))
    .addColumn("remake_cause", "text", (column) =>
      column.check(sql`remake_cause in ('ordered', 'made', 'damaged', 'finish', 'missing')`),
    )
    .addColumn("rush_cents", "integer", (column) => column.notNull().defaultTo(0).check(sql`rush_cents >= 0`))
    .addColumn("rush_percent", "integer", (column) => column.notNull().defaultTo(0).check(sql`rush_percent >= 0`))
    .addColumn("rush_least_cents", "integer", (column) =>
      column.notNull().defaultTo(0).check(sql`rush_least_cents >= 0`),
    )
    .addColumn("from_stranger", "integer", (column) =>
      column.notNull().defaultTo(0).check(sql`from_stranger in (0, 1)`),
    )
    .addColumn("is_estimate", "integer", (column) => column.notNull().defaultTo(0).check(sql`is_estimate in (0, 1)`))
    .addColumn("delivery", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("delivery_contact", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("customer_order_by_customer")
    .on("customer_order")
    .columns(["customer_id", "id"])
    .execute();
  await db.schema
    .createIndex("customer_order_by_quote")
    .on("customer_order")
    .columns(["quote"])
    .unique()
    .where("quote", "is not", null)
    .execute();
  await db.schema.createIndex("customer_order_by_state").on("customer_order").columns(["state", "id"]).execute();
  await db.schema.createIndex("customer_order_by_time").on("customer_order").columns(["placed_at"]).execute();
  await db.schema.createIndex("customer_order_by_file").on("customer_order").columns(["file_id", "id"]).execute();
  await db.schema
    .createIndex("customer_order_by_shipping")
    .on("customer_order")
    .columns(["ships_on"])
    .where(sql.ref("ships_on"), "is not", null)
    .execute();
  await db.schema
    .createIndex("remake_by_original")
    .on("customer_order")
    .columns(["remake_of"])
    .where(sql.ref("remake_of"), "is not", null)
    .execute();

  await db.schema
    .createTable("order_line")
    .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
    .addColumn("position", "integer", required)
    .addColumn("line", "text", (column) => column.notNull().check(sql`json_valid(line)`))
    .addColumn("list_cents", "integer")
    .addColumn("cents", "integer")
    .addPrimaryKeyConstraint("order_line_key", ["order_id", "position"])
    .execute();

  await db.schema
    .createTable("order_event")
    .addColumn("id", "integer", numbered)
    .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
    .addColumn("at", "integer", required)
    .addColumn("state", "text", required)
    .addColumn("made_by", "text", (column) => column.notNull().check(sql`made_by in ('customer', 'shop')`))
    .addColumn("actor_id", "text")
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('state', 'undo', 'terms', 'message', 'proof', 'link')`),
    )
    .addColumn("revision", "integer")
    .addColumn("undoes", "integer", (column) =>
      column.references("order_event.id").check(sql`(undoes is null) = (kind <> 'undo')`),
    )
    .addColumn("detail", "text", (column) => column.check(sql`detail is null or json_valid(detail)`))
    .execute();
  // Names the batches of a day in the order in which their production began.
  await db.schema.createIndex("order_event_by_state").on("order_event").columns(["state", "at"]).execute();
  await db.schema.createIndex("order_event_by_order").on("order_event").columns(["order_id", "id"]).execute();
  await db.schema
    .createIndex("order_event_by_revision")
    .on("order_event")
    .columns(["order_id", "revision"])
    .unique()
    .execute();
  await db.schema
    .createIndex("order_event_undone_once")
    .on("order_event")
    .columns(["undoes"])
    .unique()
    .where("undoes", "is not", null)
    .execute();

  await db.schema
    .createTable("order_message")
    .addColumn("id", "integer", numbered)
    .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
    .addColumn("at", "integer", required)
    .addColumn("made_by", "text", (column) => column.notNull().check(sql`made_by in ('customer', 'shop')`))
    .addColumn("text", "text", (column) => column.notNull().check(sql`length(text) between 1 and 2000`))
    .execute();
  await db.schema.createIndex("order_message_by_time").on("order_message").columns(["at"]).execute();
  await db.schema.createIndex("order_message_by_order").on("order_message").columns(["order_id", "id"]).execute();

  await db.schema
    .createTable("order_search")
    .addColumn("order_id", "integer", (column) => column.notNull().primaryKey().references("customer_order.id"))
    .addColumn("text", "text", required)
    .execute();

  await db.schema
    .createTable("order_sender")
    .addColumn("id", "integer", numbered)
    .addColumn("sender", "text", required)
    .addColumn("placed_at", "integer", required)
    .execute();
  await db.schema.createIndex("order_sender_by_sender").on("order_sender").columns(["sender", "placed_at"]).execute();

  await db.schema
    .createTable("order_note")
    .addColumn("id", "integer", numbered)
    .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
    .addColumn("at", "integer", required)
    .addColumn("made_by", "text", required)
    .addColumn("text", "text", (column) => column.notNull().check(sql`length(text) between 1 and 2000`))
    .addColumn("for_workshop", "integer", (column) => column.notNull().check(sql`for_workshop in (0, 1)`))
    .addColumn("removed_at", "integer")
    .execute();
  await db.schema.createIndex("order_note_by_order").on("order_note").columns(["order_id", "id"]).execute();

  await db.schema
    .createTable("order_revision")
    .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
    .addColumn("revision", "integer", (column) => column.notNull().check(sql`revision > 0`))
    .addColumn("replaced_at", "integer", required)
    .addColumn("replaced_by", "text", (column) => column.notNull().check(sql`replaced_by in ('customer', 'shop')`))
    .addColumn("document", "text", (column) => column.notNull().check(sql`json_valid(document)`))
    .addPrimaryKeyConstraint("order_revision_key", ["order_id", "revision"])
    .execute();

  await db.schema
    .createTable("order_change")
    .addColumn("id", "integer", numbered)
    .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
    .addColumn("asked_at", "integer", required)
    .addColumn("made_by", "text", (column) => column.notNull().check(sql`made_by in ('customer', 'shop')`))
    .addColumn("actor_id", "text")
    .addColumn("based_on", "integer", (column) => column.notNull().check(sql`based_on > 0`))
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('asked', 'offered', 'accepted', 'declined', 'withdrawn')`),
    )
    .addColumn("document", "text", (column) => column.notNull().check(sql`json_valid(document)`))
    .addColumn("fee_cents", "integer", (column) => column.notNull().check(sql`fee_cents >= 0`))
    .addColumn("reason", "text", (column) => column.notNull().check(sql`length(reason) <= 2000`))
    .addColumn("decided_at", "integer")
    .addColumn("decided_by", "text")
    .execute();
  await db.schema.createIndex("order_change_by_order").on("order_change").columns(["order_id", "id"]).execute();
  await db.schema
    .createIndex("order_change_open")
    .unique()
    .on("order_change")
    .columns(["order_id"])
    .where(sql.ref("state"), "in", sql`('asked', 'offered')`)
    .execute();

  await db.schema
    .createTable("remade_piece")
    .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
    .addColumn("line", "integer", required)
    .addColumn("list", "text", required)
    .addColumn("piece", "integer", required)
    .addColumn("hand", "text", required)
    .addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn("was", "text")
    .addPrimaryKeyConstraint("remade_piece_key", ["order_id", "line", "list", "piece", "hand"])
    .execute();
}
