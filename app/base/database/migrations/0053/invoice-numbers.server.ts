import { type Kysely, sql } from "kysely";
import type { Engine } from "../../schema/engine.server";

const DAY = (column: string) => sql.raw(`length(${column}) = 10`);

/** SQLite cannot change a generated column, so the table is copied. References to its rows are checked at the end. */
async function copyInvoices(db: Kysely<unknown>): Promise<void> {
  await sql`pragma defer_foreign_keys = on`.execute(db);
  await sql`create table invoice_before as select * from invoice`.execute(db);
  await db.schema.dropTable("invoice").execute();
  await db.schema
    .createTable("invoice")
    .addColumn("id", "integer", (column) => column.notNull().primaryKey().check(sql`id > 0`))
    .addColumn("number", "text", (column) => column.notNull().unique())
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
  const columns = sql.raw(
    `id, number, order_id, revision, invoiced_on, is_void, total_cents, deposit_cents, paid_cents, next_due_on,
     credited_cents`,
  );
  await sql`insert into invoice (${columns}) select ${columns} from invoice_before`.execute(db);
  await db.schema.dropTable("invoice_before").execute();
  await db.schema.createIndex("invoice_by_day").on("invoice").columns(["invoiced_on", "id"]).execute();
  await sql`create index invoice_unsettled on invoice (order_id) where total_cents - credited_cents <> paid_cents`.execute(
    db,
  );
}

/** Lets the number of an invoice be that of its order. Those that exist keep theirs. */
export async function storeInvoiceNumbers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === "sqlite") return copyInvoices(db);
  await sql`alter table invoice alter column number drop expression`.execute(db);
  await sql`alter table invoice alter column number set not null`.execute(db);
  await sql`alter table invoice drop column prefix`.execute(db);
}
