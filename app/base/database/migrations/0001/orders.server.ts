import { type Kysely, sql } from "kysely";
import { numbered, required } from "./columns.server";

/** Orders, their payments, and the samples bought with them. */
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
    .addColumn("placed_at", "integer", required)
    .addColumn("free_until", "integer", required)
    .addColumn("first_name", "text", required)
    .addColumn("last_name", "text", required)
    .addColumn("email", "text", (column) => column.notNull().check(sql`length(email) between 3 and 254`))
    .addColumn("phone", "text", required)
    .addColumn("business_name", "text", required)
    .addColumn("address1", "text", required)
    .addColumn("address2", "text", required)
    .addColumn("city", "text", required)
    .addColumn("province", "text", required)
    .addColumn("zip", "text", required)
    .addColumn("country", "text", required)
    .addColumn("job_name", "text", required)
    .addColumn("po_number", "text", required)
    .addColumn("wishes", "text", required)
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
  await db.schema.createIndex("order_message_by_order").on("order_message").columns(["order_id", "id"]).execute();

  await db.schema
    .createTable("order_search")
    .addColumn("order_id", "integer", (column) => column.notNull().primaryKey().references("customer_order.id"))
    .addColumn("text", "text", required)
    .execute();

  await db.schema
    .createTable("order_payment")
    .addColumn("order_id", "integer", (column) => column.notNull().primaryKey().references("customer_order.id"))
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('waiting', 'wanted', 'made', 'paid', 'failed', 'withdrawn')`),
    )
    .addColumn("version", "integer", (column) => column.notNull().check(sql`version > 0`))
    .addColumn("freight_cents", "integer")
    .addColumn("tax_cents", "integer")
    .addColumn("asks", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_try_at", "integer")
    .addColumn("claimed_until", "integer")
    .addColumn("problem", "text")
    .addColumn("paid_at", "integer")
    .execute();
  await db.schema
    .createIndex("order_payment_by_time")
    .on("order_payment")
    .columns(["next_try_at"])
    .where("next_try_at", "is not", null)
    .execute();

  await db.schema
    .createTable("order_draft")
    .addColumn("ref", "text", (column) => column.notNull().primaryKey().check(sql`length(ref) = 36`))
    .addColumn("order_id", "integer", (column) => column.notNull().references("order_payment.order_id"))
    .addColumn("version", "integer", required)
    .addColumn("part", "integer", required)
    .addColumn("cents", "integer", required)
    .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('wanted', 'made', 'paid', 'gone')`))
    .addColumn("sent_at", "integer")
    .addColumn("draft_id", "text", (column) => column.unique())
    .addColumn("url", "text")
    .addUniqueConstraint("order_draft_once", ["order_id", "version", "part"])
    .execute();

  await db.schema
    .createTable("bought_sample")
    .addColumn("id", "integer", numbered)
    .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
    .addColumn("price_cents", "integer", (column) => column.notNull().check(sql`price_cents > 0`))
    .addColumn("credited_over_cents", "integer", (column) => column.notNull().check(sql`credited_over_cents >= 0`))
    .execute();
  await db.schema.createIndex("bought_sample_by_order").on("bought_sample").columns(["order_id"]).execute();

  await db.schema
    .createTable("sample_credit")
    .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
    .addColumn("sample_id", "integer", (column) => column.notNull().references("bought_sample.id"))
    .addPrimaryKeyConstraint("sample_credit_key", ["order_id", "sample_id"])
    .execute();
  await db.schema.createIndex("sample_credit_by_sample").on("sample_credit").columns(["sample_id"]).execute();
}
