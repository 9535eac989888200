import type { Selectable } from "kysely";
import type { Reader } from "~/database/database.server";
import type { Schema } from "~/database/schema/schema.server";
import type { InvoiceRevision, InvoiceSums } from "./invoice";

/** An invoice as it is stored, with the amounts of its latest revision. */
export type InvoiceRow = Selectable<Schema["invoice"]>;

type RevisionRow = Selectable<Schema["invoice_revision"]>;

/** The invoice of an order, or `undefined`. */
export async function invoiceRow(db: Reader, orderId: number): Promise<InvoiceRow | undefined> {
  return db.selectFrom("invoice").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

/** The revisions of an invoice as they are stored, the oldest first. */
export async function revisionRows(db: Reader, invoiceId: number): Promise<readonly RevisionRow[]> {
  return db
    .selectFrom("invoice_revision")
    .selectAll()
    .where("invoice_id", "=", invoiceId)
    .orderBy("revision")
    .execute();
}

const sumsOf = (row: RevisionRow): InvoiceSums => ({
  listCents: row.list_cents - row.fee_cents - row.rush_cents,
  ...(row.fee_cents > 0 && { feeCents: row.fee_cents }),
  ...(row.rush_cents > 0 && { rushCents: row.rush_cents }),
  discountCents: row.discount_cents,
  creditCents: row.credit_cents,
  freightCents: row.freight_cents,
  taxCents: row.tax_cents,
});

/** A stored revision. */
export const revisionOf = (row: RevisionRow): InvoiceRevision => ({
  revision: row.revision,
  at: new Date(row.at).toISOString(),
  isVoid: row.is_void === 1,
  invoicedOn: row.invoiced_on,
  dueOn: row.due_on,
  terms: row.terms,
  sums: sumsOf(row),
  totalCents: row.total_cents,
  depositCents: row.deposit_cents,
  taxNote: row.tax_note,
});
