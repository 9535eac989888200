import { type Kysely, type Migration, sql } from "kysely";

const DAY = (column: string) => sql.raw(`length(${column}) = 10`);

/**
 * The migration that adds invoices, payments, the owner's money settings, and customers' billing data. Never edit it
 * once a shop has it; add another one.
 */
export const money: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("money_settings")
      .addColumn("revision", "integer", (column) => column.notNull().primaryKey().check(sql`revision > 0`))
      .addColumn("saved_at", "integer", (column) => column.notNull())
      .addColumn("saved_by", "text", (column) => column.notNull())
      .addColumn("settings", "text", (column) => column.notNull().check(sql`json_valid(settings)`))
      .execute();

    await db.schema
      .createTable("customer_billing")
      .addColumn("customer", "text", (column) => column.notNull().check(sql`length(customer) > 2`))
      .addColumn("revision", "integer", (column) => column.notNull().check(sql`revision > 0`))
      .addColumn("saved_at", "integer", (column) => column.notNull())
      .addColumn("saved_by", "text", (column) => column.notNull())
      .addColumn("terms", "text", (column) => column.notNull().check(sql`terms in ('prepaid', 'net-15', 'net-30')`))
      .addColumn("certificate", "text", (column) => column.check(sql`length(certificate) > 0`))
      .addColumn("exempt_in", "text", (column) => column.check(sql`length(exempt_in) = 2`))
      .addColumn("expires_on", "text", (column) => column.check(DAY("expires_on")))
      .addPrimaryKeyConstraint("customer_billing_key", ["customer", "revision"])
      .execute();

    await db.schema
      .createTable("invoice")
      .addColumn("id", "integer", (column) => column.notNull().primaryKey().check(sql`id > 0`))
      .addColumn("prefix", "text", (column) => column.notNull())
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
      .execute();
    await db.schema.createIndex("invoice_by_day").on("invoice").columns(["invoiced_on", "id"]).execute();
    await db.schema
      .createIndex("invoice_unsettled")
      .on("invoice")
      .columns(["order_id"])
      .where(sql.ref("total_cents"), "<>", sql.ref("paid_cents"))
      .execute();

    await db.schema
      .createTable("invoice_revision")
      .addColumn("invoice_id", "integer", (column) => column.notNull().references("invoice.id"))
      .addColumn("revision", "integer", (column) => column.notNull().check(sql`revision > 0`))
      .addColumn("at", "integer", (column) => column.notNull())
      .addColumn("actor_id", "text", (column) => column.notNull())
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
          .check(sql`total_cents = list_cents - discount_cents - credit_cents + freight_cents + tax_cents`),
      )
      .addColumn("deposit_cents", "integer", (column) =>
        column.notNull().check(sql`deposit_cents between 0 and total_cents`),
      )
      .addColumn("tax_note", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("invoice_revision_key", ["invoice_id", "revision"])
      .execute();

    await db.schema
      .createTable("payment_entry")
      .addColumn("id", "integer", (column) => column.notNull().primaryKey().autoIncrement())
      .addColumn("invoice_id", "integer", (column) => column.notNull().references("invoice.id"))
      .addColumn("at", "integer", (column) => column.notNull())
      .addColumn("actor_id", "text", (column) => column.notNull())
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
      .addColumn("at", "integer", (column) => column.notNull())
      .addColumn("actor_id", "text", (column) => column.notNull())
      .addColumn("balance_cents", "integer", (column) => column.notNull().check(sql`balance_cents > 0`))
      .addPrimaryKeyConstraint("payment_reminder_key", ["invoice_id", "day"])
      .execute();
  },
};
