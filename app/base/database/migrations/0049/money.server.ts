import { type Kysely, sql } from "kysely";
import { integers, numbered, required } from "./columns.server";

const DAY = (column: string) => sql.raw(`length(${column}) = 10`);

/** How customers pay, invoices and their payments, drafts in a store, and samples that are credited. */
export async function makeMoneyTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("money_settings")
    .addColumn("revision", "integer", (column) => column.notNull().primaryKey().check(sql`revision > 0`))
    .addColumn("saved_at", "integer", required)
    .addColumn("saved_by", "text", required)
    .addColumn("settings", "text", (column) => column.notNull().check(sql`json_valid(settings)`))
    .execute();

  await db.schema
    .createTable("customer_billing")
    .addColumn("customer", "text", (column) => column.notNull().check(sql`length(customer) > 2`))
    .addColumn("revision", "integer", (column) => column.notNull().check(sql`revision > 0`))
    .addColumn("saved_at", "integer", required)
    .addColumn("saved_by", "text", required)
    .addColumn("terms", "text", (column) => column.notNull().check(sql`terms in ('prepaid', 'net-15', 'net-30')`))
    .addColumn("certificate", "text", (column) => column.check(sql`length(certificate) > 0`))
    .addColumn("exempt_in", "text", (column) => column.check(sql`length(exempt_in) = 2`))
    .addColumn("expires_on", "text", (column) => column.check(DAY("expires_on")))
    .addColumn("certificate_file", "text", (column) => column.references("tax_certificate.id"))
    .addPrimaryKeyConstraint("customer_billing_key", ["customer", "revision"])
    .execute();

  await db.schema
    .createTable("invoice")
    .addColumn("id", "integer", (column) => column.notNull().primaryKey().check(sql`id > 0`))
    .addColumn("prefix", "text", required)
    .addColumn("number", "text", (column) =>
      column.notNull().unique().generatedAlwaysAs(sql`prefix || 'I-' || cast(id as text)`).stored(),
    )
    .addColumn("order_id", "integer", (column) => column.notNull().unique().references("customer_order.id"))
    .addColumn("revision", "integer", (column) => column.notNull().check(sql`revision > 0`))
    .addColumn("invoiced_on", "text", (column) => column.notNull().check(DAY("invoiced_on")))
    .addColumn("is_void", "integer", (column) => column.notNull().check(sql`is_void in (0, 1)`))
    .addColumn("total_cents", "integer", (column) => column.notNull().check(sql`total_cents >= 0`))
    .addColumn("deposit_cents", "integer", (column) => column.notNull().check(sql`deposit_cents >= 0`))
    .addColumn("paid_cents", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_due_on", "text", (column) => column.check(DAY("next_due_on")))
    .addColumn("credited_cents", "integer", (column) =>
      column.notNull().defaultTo(0).check(sql`credited_cents between 0 and total_cents`),
    )
    .execute();
  await db.schema.createIndex("invoice_by_day").on("invoice").columns(["invoiced_on", "id"]).execute();
  await sql`create index invoice_unsettled on invoice (order_id) where total_cents - credited_cents <> paid_cents`.execute(
    db,
  );

  await db.schema
    .createTable("invoice_revision")
    .addColumn("invoice_id", "integer", (column) => column.notNull().references("invoice.id"))
    .addColumn("revision", "integer", (column) => column.notNull().check(sql`revision > 0`))
    .addColumn("at", "integer", required)
    .addColumn("actor_id", "text", required)
    .addColumn("is_void", "integer", (column) => column.notNull().check(sql`is_void in (0, 1)`))
    .addColumn("invoiced_on", "text", (column) => column.notNull().check(DAY("invoiced_on")))
    .addColumn("due_on", "text", (column) => column.notNull().check(DAY("due_on")))
    .addColumn("terms", "text", (column) => column.notNull().check(sql`terms in ('prepaid', 'net-15', 'net-30')`))
    .addColumn("list_cents", "integer", (column) => column.notNull().check(sql`list_cents >= 0`))
    .addColumn("discount_cents", "integer", (column) => column.notNull().check(sql`discount_cents >= 0`))
    .addColumn("credit_cents", "integer", (column) => column.notNull().check(sql`credit_cents >= 0`))
    .addColumn("freight_cents", "integer", (column) => column.notNull().check(sql`freight_cents >= 0`))
    .addColumn("tax_cents", "integer", (column) => column.notNull().check(sql`tax_cents >= 0`))
    .addColumn("total_cents", "integer", (column) =>
      column
        .notNull()
        .check(
          sql`total_cents = list_cents - discount_cents - credit_cents + fee_cents + rush_cents + freight_cents + tax_cents`,
        ),
    )
    .addColumn("deposit_cents", "integer", (column) =>
      column.notNull().check(sql`deposit_cents between 0 and total_cents`),
    )
    .addColumn("tax_note", "text", required)
    .addColumn("fee_cents", "integer", (column) => column.notNull().defaultTo(0).check(sql`fee_cents >= 0`))
    .addColumn("rush_cents", "integer", (column) => column.notNull().defaultTo(0).check(sql`rush_cents >= 0`))
    .addColumn("taxed_cents", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("order_revision", "integer", (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint("invoice_revision_key", ["invoice_id", "revision"])
    .execute();

  await db.schema
    .createTable("payment_entry")
    .addColumn("id", "integer", numbered)
    .addColumn("invoice_id", "integer", (column) => column.notNull().references("invoice.id"))
    .addColumn("at", "integer", required)
    .addColumn("actor_id", "text", required)
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('check', 'transfer', 'card', 'cash', 'other', 'refund')`),
    )
    .addColumn("received_on", "text", (column) => column.notNull().check(DAY("received_on")))
    .addColumn("cents", "integer", (column) => column.notNull().check(sql`cents <> 0`))
    .addColumn("reference", "text", (column) => column.notNull().check(sql`length(reference) <= 120`))
    .addColumn("corrects", "integer", (column) => column.unique().references("payment_entry.id"))
    .execute();
  await db.schema.createIndex("payment_entry_by_invoice").on("payment_entry").columns(["invoice_id", "id"]).execute();
  await db.schema.createIndex("payment_entry_by_day").on("payment_entry").columns(["received_on", "id"]).execute();

  await db.schema
    .createTable("payment_reminder")
    .addColumn("invoice_id", "integer", (column) => column.notNull().references("invoice.id"))
    .addColumn("day", "text", (column) => column.notNull().check(DAY("day")))
    .addColumn("at", "integer", required)
    .addColumn("actor_id", "text", required)
    .addColumn("balance_cents", "integer", (column) => column.notNull().check(sql`balance_cents > 0`))
    .addPrimaryKeyConstraint("payment_reminder_key", ["invoice_id", "day"])
    .execute();

  await db.schema
    .createTable("invoice_credit")
    .addColumn("id", "integer", numbered)
    .addColumn("invoice_id", "integer", (column) => column.notNull().references("invoice.id"))
    .addColumn("at", "integer", required)
    .addColumn("actor_id", "text", required)
    .addColumn("cents", "integer", (column) => column.notNull().check(sql`cents <> 0`))
    .addColumn("reason", "text", (column) => column.notNull().check(sql`length(reason) between 1 and 200`))
    .addColumn("corrects", "integer", (column) => column.unique().references("invoice_credit.id"))
    .execute();
  await db.schema.createIndex("invoice_credit_by_invoice").on("invoice_credit").columns(["invoice_id", "id"]).execute();

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
    .$call(integers("version", "part", "cents"))
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
