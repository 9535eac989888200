import { type Kysely, sql } from "kysely";
import { integers, numbered, required, texts } from "./columns.server";

/** Accounts, and how people sign in. */
export async function makePeopleTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("customer")
    .addColumn("rowid", "integer", numbered)
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("email", "text", (column) => column.notNull().unique().check(sql`length(email) between 3 and 254`))
    .$call(texts("password_hash", "first_name", "last_name", "phone", "business_name"))
    .addColumn("accepts_email_marketing", "integer", (column) =>
      column.notNull().check(sql`accepts_email_marketing in (0, 1)`),
    )
    .addColumn("accepts_sms_marketing", "integer", (column) =>
      column.notNull().check(sql`accepts_sms_marketing in (0, 1)`),
    )
    .addColumn("created_at", "integer", required)
    .addColumn("email_confirmed_at", "integer")
    .execute();

  await db.schema
    .createTable("customer_address")
    .addColumn("customer_id", "text", (column) => column.notNull().references("customer.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('mailing', 'billing', 'shipping')`))
    .$call(
      texts(
        "first_name",
        "last_name",
        "company",
        "address1",
        "address2",
        "city",
        "province",
        "zip",
        "country",
        "phone",
      ),
    )
    .addPrimaryKeyConstraint("customer_address_key", ["customer_id", "kind"])
    .execute();

  await db.schema
    .createTable("customer_tag")
    .addColumn("rowid", "integer", numbered)
    .addColumn("customer_id", "text", (column) => column.notNull().references("customer.id").onDelete("cascade"))
    .addColumn("tag", "text", required)
    .addColumn("added_at", "integer")
    .addColumn("added_by", "text")
    .addUniqueConstraint("customer_tag_once", ["customer_id", "tag"])
    .execute();
  await db.schema.createIndex("customer_tag_by_tag").on("customer_tag").columns(["tag"]).execute();

  await db.schema
    .createTable("session")
    .addColumn("token_hash", "text", (column) => column.notNull().primaryKey())
    .addColumn("customer_id", "text", (column) => column.notNull().references("customer.id").onDelete("cascade"))
    .addColumn("expires_at", "integer", required)
    .addColumn("used_at", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("session_by_customer").on("session").columns(["customer_id"]).execute();

  await db.schema
    .createTable("login_code")
    .addColumn("code_hash", "text", (column) => column.notNull().primaryKey())
    .addColumn("customer_id", "text", (column) => column.notNull().references("customer.id").onDelete("cascade"))
    .addColumn("return_url", "text", required)
    .addColumn("expires_at", "integer", required)
    .execute();

  await db.schema
    .createTable("invitation")
    .addColumn("email", "text", (column) => column.notNull().primaryKey())
    .addColumn("code_hash", "text", required)
    .addColumn("expires_at", "integer", required)
    .execute();

  await db.schema
    .createTable("password_reset")
    .addColumn("email", "text", (column) => column.notNull().primaryKey())
    .addColumn("code_hash", "text", (column) => column.notNull().unique())
    .addColumn("expires_at", "integer", required)
    .execute();

  await db.schema
    .createTable("email_change")
    .addColumn("customer_id", "text", (column) =>
      column.notNull().primaryKey().references("customer.id").onDelete("cascade"),
    )
    .addColumn("email", "text", (column) => column.notNull().check(sql`length(email) between 3 and 254`))
    .addColumn("code_hash", "text", (column) => column.notNull().unique())
    .addColumn("expires_at", "integer", required)
    .execute();

  await db.schema
    .createTable("two_factor")
    .addColumn("customer_id", "text", (column) =>
      column.notNull().primaryKey().references("customer.id").onDelete("cascade"),
    )
    .addColumn("secret_box", "text", required)
    .addColumn("confirmed_at", "integer")
    .addColumn("last_step", "integer", required)
    .addColumn("wrong_codes", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("wrong_at", "integer", (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable("recovery_code")
    .addColumn("code_hash", "text", required)
    .addColumn("customer_id", "text", (column) => column.notNull().references("customer.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("recovery_code_key", ["customer_id", "code_hash"])
    .execute();

  await db.schema
    .createTable("sign_in_ticket")
    .addColumn("ticket_hash", "text", (column) => column.notNull().primaryKey())
    .addColumn("customer_id", "text", (column) => column.notNull().references("customer.id").onDelete("cascade"))
    .$call(integers("tries", "expires_at"))
    .execute();
  await db.schema.createIndex("sign_in_ticket_by_customer").on("sign_in_ticket").columns(["customer_id"]).execute();

  await db.schema
    .createTable("account")
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .$call(texts("email", "first_name", "last_name", "tags"))
    .addColumn("tier", "text")
    .addColumn("email_confirmed", "integer", (column) => column.notNull().check(sql`email_confirmed in (0, 1)`))
    .execute();
  await db.schema.createIndex("account_by_tier").on("account").columns(["tier"]).execute();

  // A removed person's row stays, so that the removal can be undone.
  await db.schema
    .createTable("staff")
    .addColumn("account_id", "text", (column) => column.notNull().primaryKey())
    .addColumn("role", "text", (column) =>
      column.notNull().check(sql`role in ('owner', 'office', 'workshop', 'catalog')`),
    )
    .addColumn("added_at", "integer", required)
    .addColumn("added_by", "text")
    .addColumn("removed_at", "integer")
    .execute();

  await db.schema
    .createTable("staff_invitation")
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("role", "text", (column) =>
      column.notNull().check(sql`role in ('owner', 'office', 'workshop', 'catalog')`),
    )
    .addColumn("code_hash", "text", (column) => column.notNull().unique())
    .addColumn("invited_at", "integer", required)
    .addColumn("invited_by", "text", required)
    .addColumn("expires_at", "integer", required)
    .execute();

  await db.schema
    .createTable("role_rule")
    .addColumn("role", "text", (column) =>
      column.notNull().primaryKey().check(sql`role in ('owner', 'office', 'workshop', 'catalog')`),
    )
    .addColumn("needs_two_factor", "integer", (column) => column.notNull().check(sql`needs_two_factor in (0, 1)`))
    .execute();

  await db.schema
    .createTable("unsaved_form")
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("email", "text")
    .addColumn("path", "text", required)
    .addColumn("is_multipart", "integer", required)
    .$call(texts("fields", "left_out"))
    .addColumn("stored_at", "integer", required)
    .execute();
  await db.schema.createIndex("unsaved_form_stored").on("unsaved_form").columns(["stored_at", "id"]).execute();
}
