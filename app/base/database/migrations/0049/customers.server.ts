import { type Kysely, sql } from "kysely";
import { numbered, required, texts } from "./columns.server";

/** The files of customers, with notes and certificates of tax exemption. */
export async function makeCustomerTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("customer_file")
    .addColumn("id", "integer", numbered)
    .addColumn("key", "text", (column) => column.notNull().unique().check(sql`length(key) = 32`))
    .addColumn("account_id", "text", (column) => column.unique())
    .$call(texts("email", "first_name", "last_name", "business_name"))
    .addColumn("tier", "text")
    .addColumn("state", "text", (column) => column.check(sql`state in ('active', 'pending', 'approved', 'rejected')`))
    .addColumn("search_text", "text", required)
    .execute();
  await db.schema
    .createIndex("customer_file_of_guest")
    .on("customer_file")
    .columns(["email"])
    .unique()
    .where(sql.ref("account_id"), "is", null)
    .execute();

  await db.schema
    .createTable("customer_note")
    .addColumn("id", "integer", numbered)
    .addColumn("file_id", "integer", (column) => column.notNull().references("customer_file.id"))
    .addColumn("at", "integer", required)
    .addColumn("actor_id", "text", required)
    .addColumn("text", "text", (column) => column.notNull().check(sql`length(text) between 1 and 2000`))
    .addColumn("removed_at", "integer")
    .execute();
  await db.schema.createIndex("customer_note_by_file").on("customer_note").columns(["file_id", "id"]).execute();

  await db.schema
    .createTable("tax_certificate")
    .addColumn("id", "text", (column) => column.notNull().primaryKey().check(sql`length(id) = 32`))
    .addColumn("name", "text", required)
    .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('pdf', 'jpeg')`))
    .addColumn("added_at", "integer", required)
    .execute();

  // A file is stored in parts, so that no row is large: exports read many rows at a time.
  await db.schema
    .createTable("tax_certificate_part")
    .addColumn("certificate_id", "text", (column) => column.notNull().references("tax_certificate.id"))
    .addColumn("position", "integer", required)
    .addColumn("base64", "text", required)
    .addPrimaryKeyConstraint("tax_certificate_part_key", ["certificate_id", "position"])
    .execute();
}
