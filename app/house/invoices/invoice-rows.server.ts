import { type Selectable, type SqlBool, sql } from "kysely";
import type { Reader } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { CalendarDay } from "~/base/time/time";
import { type InvoiceCredit, type InvoiceRevision, type InvoiceSums, OWED_TERMS, type OwedAmounts } from "./invoice";

export type InvoiceRow = Selectable<Schema["invoice"]>;

export type CreditRow = Selectable<Schema["invoice_credit"]>;

type RevisionRow = Selectable<Schema["invoice_revision"]>;

export const owedAmounts = (row: InvoiceRow): OwedAmounts => ({
  totalCents: row.total_cents,
  creditedCents: row.credited_cents,
  paidCents: row.paid_cents,
});

const OWED_COLUMNS: Readonly<Record<keyof OwedAmounts, string>> = {
  totalCents: "invoice.total_cents",
  creditedCents: "invoice.credited_cents",
  paidCents: "invoice.paid_cents",
};

const owedTerms = OWED_TERMS.map(
  ({ name, sign }) => sql`${sql.raw(sign > 0 ? "+" : "-")} ${sql.ref(OWED_COLUMNS[name])}`,
);

export const OWED_CENTS = sql<number>`(0 ${sql.join(owedTerms, sql` `)})`;

/** What an invoice comes to: nothing once it is void. */
export const INVOICED_CENTS = sql<number>`(invoice.total_cents - invoice.credited_cents)`;

/**
 * Whether anything is owed by an invoice, or to its customer. SQLite uses the index `invoice_unsettled` only for this
 * text, which is that of its migration.
 */
export const IS_UNSETTLED = sql<SqlBool>`invoice.total_cents - invoice.credited_cents <> invoice.paid_cents`;

/** Whether an invoice owes an amount whose day has passed. */
export const isOverdueBy = (today: CalendarDay) => sql<SqlBool>`(${OWED_CENTS} > 0 and invoice.next_due_on < ${today})`;

export async function invoiceRow(db: Reader, orderId: number): Promise<InvoiceRow | undefined> {
  return db.selectFrom("invoice").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

export async function revisionRows(db: Reader, invoiceId: number): Promise<readonly RevisionRow[]> {
  return db
    .selectFrom("invoice_revision")
    .selectAll()
    .where("invoice_id", "=", invoiceId)
    .orderBy("revision")
    .execute();
}

export async function creditRows(db: Reader, invoiceId: number): Promise<readonly CreditRow[]> {
  return db.selectFrom("invoice_credit").selectAll().where("invoice_id", "=", invoiceId).orderBy("id").execute();
}

export function creditsInEffect(rows: readonly CreditRow[]): readonly InvoiceCredit[] {
  const takenBack = new Set(rows.map(({ corrects }) => corrects));
  return rows
    .filter(({ id, corrects }) => corrects === null && !takenBack.has(id))
    .map(({ at, cents, reason }) => ({ at: new Date(at).toISOString(), cents, reason }));
}

export async function creditsOf(db: Reader, invoiceId: number): Promise<number> {
  const { cents } = await db
    .selectFrom("invoice_credit")
    .select(({ fn }) => fn.coalesce(fn.sum<number>("cents"), sql<number>`0`).as("cents"))
    .where("invoice_id", "=", invoiceId)
    .executeTakeFirstOrThrow();
  return Number(cents);
}

const sumsOf = (row: RevisionRow): InvoiceSums => ({
  listCents: row.list_cents,
  ...(row.fee_cents > 0 && { feeCents: row.fee_cents }),
  ...(row.rush_cents > 0 && { rushCents: row.rush_cents }),
  discountCents: row.discount_cents,
  creditCents: row.credit_cents,
  freightCents: row.freight_cents,
  taxCents: row.tax_cents,
  ...(row.taxed_cents > 0 && { taxedCents: row.taxed_cents }),
});

export const invoiceRevisionOf = (row: RevisionRow): InvoiceRevision => ({
  revision: row.revision,
  orderRevision: row.order_revision,
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
