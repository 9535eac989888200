import { type Kysely, type Migration, sql } from "kysely";

/**
 * The migration that adds credits to invoices, and to each revision of an invoice the revision of its order and what was
 * taxed. Never edit it once a shop has it; add another one.
 */
export const invoiceCredits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("invoice_credit")
      .addColumn("id", "integer", (column) => column.notNull().primaryKey().autoIncrement())
      .addColumn("invoice_id", "integer", (column) => column.notNull().references("invoice.id"))
      .addColumn("at", "integer", (column) => column.notNull())
      .addColumn("actor_id", "text", (column) => column.notNull())
      .addColumn("cents", "integer", (column) => column.notNull().check(sql`cents <> 0`))
      .addColumn("reason", "text", (column) => column.notNull().check(sql`length(reason) between 1 and 200`))
      .addColumn("corrects", "integer", (column) => column.unique().references("invoice_credit.id"))
      .execute();
    await db.schema
      .createIndex("invoice_credit_by_invoice")
      .on("invoice_credit")
      .columns(["invoice_id", "id"])
      .execute();
    await db.schema
      .alterTable("invoice")
      .addColumn("credited_cents", "integer", (column) =>
        column.notNull().defaultTo(0).check(sql`credited_cents between 0 and total_cents`),
      )
      .execute();
    await db.schema.dropIndex("invoice_unsettled").execute();
    await sql`create index invoice_unsettled on invoice (order_id) where total_cents - credited_cents <> paid_cents`.execute(
      db,
    );
    const revision = (name: string, first: 0 | 1) =>
      db.schema
        .alterTable("invoice_revision")
        .addColumn(name, "integer", (column) => column.notNull().defaultTo(first))
        .execute();
    await revision("taxed_cents", 0);
    await revision("order_revision", 1);
    await sql`update invoice_revision set
      taxed_cents = case when tax_cents > 0 then list_cents - discount_cents - credit_cents else 0 end,
      order_revision = 1 + (
        select count(*) from order_revision as earlier
        join invoice on invoice.order_id = earlier.order_id
        where invoice.id = invoice_revision.invoice_id and earlier.replaced_at <= invoice_revision.at
      )`.execute(db);
  },
};
