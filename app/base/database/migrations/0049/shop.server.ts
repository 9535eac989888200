import { type Kysely, sql } from "kysely";
import { integers, numbered, required, texts } from "./columns.server";

/** Quotes, lists, claims, messages, mails, settings, and the audit log. */
export async function makeShopTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("quote")
    .addColumn("id", "integer", numbered)
    .addColumn("prefix", "text", required)
    .addColumn("number", "text", (column) =>
      column.notNull().unique().generatedAlwaysAs(sql`prefix || 'Q-' || cast(id as text)`).stored(),
    )
    .$call(texts("key", "content_hash", "customer_id"))
    .addColumn("made_at", "integer", required)
    .addColumn("valid_until", "integer", (column) => column.notNull().check(sql`valid_until > made_at`))
    .addColumn("job_name", "text", required)
    .addColumn("lines", "text", (column) => column.notNull().check(sql`json_valid(lines)`))
    .addColumn("amounts", "text", (column) => column.notNull().check(sql`json_valid(amounts)`))
    .addColumn("piece_count", "integer", (column) => column.notNull().check(sql`piece_count > 0`))
    .addColumn("total_cents", "integer", (column) => column.notNull().check(sql`total_cents >= 0`))
    .addColumn("discount", "integer", (column) => column.notNull().check(sql`discount between 0 and 1000`))
    .addColumn("least_square_inches", "integer", (column) => column.notNull().check(sql`least_square_inches >= 0`))
    .addColumn("option_prices", "text")
    .addUniqueConstraint("quote_once", ["customer_id", "key"])
    .execute();
  await db.schema
    .createTable("caller_quote")
    .addColumn("quote_id", "integer", (column) =>
      column.notNull().primaryKey().references("quote.id").onDelete("cascade"),
    )
    .addColumn("link", "text", (column) => column.notNull().unique().check(sql`length(link) = 32`))
    .$call(texts("first_name", "last_name", "email", "phone"))
    .addColumn("note", "text", (column) => column.notNull().check(sql`length(note) <= 1000`))
    .addColumn("made_by", "text", required)
    .addColumn("mailed_at", "integer")
    .addColumn("withdrawn_at", "integer")
    .execute();
  await db.schema.createIndex("quote_by_customer").on("quote").columns(["customer_id", "id"]).execute();

  await db.schema
    .createTable("saved_list")
    .addColumn("position", "integer", numbered)
    .addColumn("id", "text", (column) => column.notNull().unique().check(sql`length(id) = 32`))
    .addColumn("customer_id", "text", required)
    .addColumn("name", "text", (column) => column.notNull().check(sql`length(name) between 1 and 80`))
    .addColumn("product_id", "text", required)
    .addColumn("pieces", "text", (column) => column.notNull().check(sql`json_valid(pieces)`))
    .addColumn("openings", "text", (column) => column.check(sql`openings is null or json_valid(openings)`))
    .addColumn("piece_count", "integer", (column) => column.notNull().check(sql`piece_count >= 0`))
    .addColumn("opening_count", "integer", (column) => column.notNull().check(sql`opening_count >= 0`))
    .$call(integers("created_at", "changed_at"))
    .addColumn("revision", "integer", (column) => column.notNull().check(sql`revision > 0`))
    .addColumn("finish", "text", (column) => column.check(sql`length(finish) between 1 and 80`))
    .execute();
  await db.schema.createIndex("saved_list_by_customer").on("saved_list").columns(["customer_id", "position"]).execute();

  await db.schema
    .createTable("claim")
    .addColumn("position", "integer", numbered)
    .addColumn("id", "text", (column) => column.notNull().unique().check(sql`length(id) = 32`))
    .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id").onDelete("cascade"))
    .addColumn("key", "text", (column) => column.notNull().unique().check(sql`length(key) = 32`))
    .addColumn("content_hash", "text", required)
    .addColumn("at", "integer", required)
    .addColumn("text", "text", (column) => column.notNull().check(sql`length(text) between 1 and 2000`))
    .addColumn("pieces", "text", (column) => column.notNull().check(sql`json_valid(pieces)`))
    .execute();
  await db.schema.createIndex("claim_by_order").on("claim").columns(["order_id", "position"]).execute();
  await db.schema.createIndex("claim_by_time").on("claim").columns(["at"]).execute();

  await db.schema
    .createTable("claim_photograph")
    .addColumn("id", "text", (column) => column.notNull().primaryKey().check(sql`length(id) = 32`))
    .addColumn("claim_id", "text", (column) => column.notNull().references("claim.id").onDelete("cascade"))
    .addColumn("position", "integer", required)
    .addColumn("width", "integer", (column) => column.notNull().check(sql`width > 0`))
    .addColumn("height", "integer", (column) => column.notNull().check(sql`height > 0`))
    .addUniqueConstraint("claim_photograph_once", ["claim_id", "position"])
    .execute();

  await db.schema
    .createTable("photograph_file")
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("kept_at", "integer", required)
    .addColumn("jpeg", "text", required)
    .execute();

  await db.schema
    .createTable("claim_answer")
    .addColumn("id", "integer", numbered)
    .addColumn("claim_id", "text", (column) => column.notNull().references("claim.id").onDelete("cascade"))
    .addColumn("at", "integer", required)
    .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('answered', 'settled')`))
    .addColumn("text", "text", (column) => column.notNull().check(sql`length(text) between 1 and 2000`))
    .addColumn("actor_id", "text", required)
    .addColumn("remake_id", "integer", (column) => column.references("customer_order.id"))
    .execute();
  await db.schema.createIndex("claim_answer_by_claim").on("claim_answer").columns(["claim_id", "id"]).execute();

  await db.schema
    .createTable("contact_message")
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("name", "text", (column) => column.notNull().check(sql`length(name) between 1 and 200`))
    .addColumn("email", "text", (column) => column.notNull().check(sql`length(email) between 3 and 254`))
    .addColumn("phone", "text", (column) => column.notNull().check(sql`length(phone) <= 200`))
    .addColumn("topic", "text", required)
    .addColumn("message", "text", (column) => column.notNull().check(sql`length(message) between 1 and 5000`))
    .addColumn("received_at", "integer", required)
    .addColumn("read_at", "integer")
    .addColumn("answered_at", "integer")
    .addColumn("answered_by", "text", (column) => column.check(sql`answered_by is null or answered_at is not null`))
    .addColumn("answer", "text", (column) => column.check(sql`answer is null or answered_at is not null`))
    .addColumn("search_text", "text", required)
    .addColumn("deleted_at", "integer")
    .addColumn("filled_hidden_field", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("contact_message_unread")
    .on("contact_message")
    .columns(["received_at"])
    .where(sql.ref("read_at"), "is", null)
    .execute();
  await db.schema
    .createIndex("contact_message_deleted")
    .on("contact_message")
    .columns(["deleted_at"])
    .where(sql.ref("deleted_at"), "is not", null)
    .execute();
  await db.schema
    .createIndex("contact_message_by_address")
    .on("contact_message")
    .expression(sql`lower(trim(email))`)
    .execute();
  await db.schema.createIndex("contact_message_by_time").on("contact_message").columns(["received_at"]).execute();

  await db.schema
    .createTable("outbox")
    .addColumn("id", "integer", numbered)
    .addColumn("message_id", "text", (column) => column.notNull().unique())
    .$call(texts("kind", "about", "recipient", "subject", "text", "html"))
    .$call(integers("created_at", "not_before"))
    .addColumn("not_after", "integer")
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
    .$call(integers("next_try_at", "planned_at"))
    .addColumn("claimed_at", "integer")
    .addColumn("handed_over_at", "integer")
    .addColumn("interruptions", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("sent_at", "integer")
    .addColumn("failed_at", "integer")
    .addColumn("last_error", "text")
    .addColumn("mailbox", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("outbox_by_about")
    .on("outbox")
    .columns(["about"])
    .where(sql.ref("sent_at"), "is", null)
    .execute();
  await db.schema.createIndex("outbox_by_mailbox").on("outbox").columns(["mailbox", "kind", "created_at"]).execute();
  await db.schema
    .createIndex("outbox_by_next_try")
    .on("outbox")
    .columns(["next_try_at"])
    .where(sql.ref("sent_at"), "is", null)
    .where(sql.ref("failed_at"), "is", null)
    .execute();
  await db.schema
    .createIndex("outbox_by_plan")
    .on("outbox")
    .columns(["planned_at"])
    .where(sql.ref("sent_at"), "is", null)
    .where(sql.ref("failed_at"), "is", null)
    .execute();
  await db.schema
    .createIndex("outbox_by_sent")
    .on("outbox")
    .columns(["sent_at"])
    .where(sql.ref("sent_at"), "is not", null)
    .execute();
  await db.schema
    .createIndex("outbox_unsent")
    .on("outbox")
    .columns(["id"])
    .where(sql.ref("sent_at"), "is", null)
    .execute();

  await db.schema
    .createTable("audit_event")
    .addColumn("id", "integer", numbered)
    .addColumn("at", "integer", required)
    .addColumn("kind", "text", required)
    .addColumn("actor_id", "text")
    .addColumn("subject_id", "text")
    .execute();
  await db.schema.createIndex("audit_event_by_subject").on("audit_event").columns(["subject_id", "id"]).execute();
  await db.schema.createIndex("audit_event_by_kind").on("audit_event").columns(["kind", "id"]).execute();

  await db.schema
    .createTable("shop_settings")
    .addColumn("revision", "integer", numbered)
    .addColumn("saved_at", "integer", required)
    .addColumn("saved_by", "text")
    .addColumn("settings", "text", (column) => column.notNull().check(sql`json_valid(settings)`))
    .execute();

  await db.schema
    .createTable("shop_facts")
    .addColumn("revision", "integer", numbered)
    .addColumn("saved_at", "integer", required)
    .addColumn("saved_by", "text")
    .addColumn("facts", "text", required)
    .execute();

  await db.schema
    .createTable("shop_digest")
    .addColumn("day", "text", (column) => column.notNull().primaryKey().check(sql`length(day) = 10`))
    .addColumn("at", "integer", required)
    .execute();

  await db.schema
    .createTable("backup_run")
    .addColumn("id", "integer", numbered)
    .addColumn("began_at", "integer", required)
    .addColumn("ended_at", "integer")
    .$call(texts("machine", "name"))
    .addColumn("bytes", "integer", (column) => column.check(sql`bytes >= 0`))
    .addColumn("problem", "text")
    .execute();

  await db.schema
    .createTable("shop_change")
    .addColumn("topic", "text", (column) => column.notNull().primaryKey())
    .addColumn("version", "integer", required)
    .execute();
}
