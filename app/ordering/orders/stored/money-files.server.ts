import { setImmediate as turn } from "node:timers/promises";
import type { Reader } from "~/base/database/database.server";
import { guarded } from "~/base/text/csv-text";
import { TERMS_WORDS } from "~/house/invoices/customer-billing";
import { OWED_CENTS } from "~/house/invoices/invoice-rows.server";
import { PAYMENT_WORDS } from "~/house/invoices/invoice-words";
import { isCalendarDay } from "~/trade/measure/calendar-day";
import { formatAmount } from "~/trade/measure/money";

export interface FileDays {
  readonly from: string;
  readonly to: string;
}

/** How many rows are read at a time, so that other requests get their turn in between. */
const READ_AT_A_TIME = 1000;

type Table = readonly (readonly string[])[];

const amount = (cents: number) => `${cents < 0 ? "-" : ""}${formatAmount(Math.abs(cents))}`;

async function readAll<Row extends { readonly id: number }>(
  read: (after: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const all: Row[] = [];
  for (;;) {
    const part = await read(all.at(-1)?.id ?? 0);
    all.push(...part);
    if (part.length < READ_AT_A_TIME) return all;
    await turn();
  }
}

/** The amounts from "Pieces" to "Tax" add up to "Total"; "Total", "Credit" and "Paid" to "Balance". */
const INVOICE_HEAD = [
  ...["Invoice", "Revision", "Order", "PO number", "Invoice date", "Due", "Terms"],
  ...["Customer", "Business", "E-mail", "State"],
  ...["Pieces", "Discount", "Samples credited", "Fee for changes", "Rush", "Freight", "Tax", "Total"],
  ...["Taxed amount", "Credit", "Paid", "Balance", "Status", "Note"],
];

function statusOf({ is_void, owed_cents }: { readonly is_void: number; readonly owed_cents: number }) {
  if (is_void === 1) return "taken back";
  return owed_cents > 0 ? "open" : "paid";
}

export async function invoiceTable(db: Reader, { from, to }: FileDays): Promise<Table> {
  const rows = await readAll((after) =>
    db
      .selectFrom("invoice")
      .innerJoin("invoice_revision as latest", (join) =>
        join.onRef("latest.invoice_id", "=", "invoice.id").onRef("latest.revision", "=", "invoice.revision"),
      )
      .innerJoin("customer_order as ordered", "ordered.id", "invoice.order_id")
      .selectAll("latest")
      .select(["invoice.id", "invoice.number", "invoice.paid_cents", "invoice.credited_cents"])
      .select([OWED_CENTS.as("owed_cents"), "ordered.number as order_number", "ordered.po_number"])
      .select(["first_name", "last_name", "business_name", "email", "province"])
      .where("invoice.invoiced_on", ">=", from)
      .where("invoice.invoiced_on", "<=", to)
      .where("invoice.id", ">", after)
      .orderBy("invoice.id")
      .limit(READ_AT_A_TIME)
      .execute(),
  );
  const cells = rows.map((row) => [
    ...[row.number, String(row.order_revision), row.order_number, guarded(row.po_number)],
    ...[row.invoiced_on, row.due_on, TERMS_WORDS[row.terms]],
    ...[`${row.first_name} ${row.last_name}`, row.business_name, row.email, row.province].map(guarded),
    ...[row.list_cents, -row.discount_cents, -row.credit_cents].map(amount),
    ...[row.fee_cents, row.rush_cents, row.freight_cents, row.tax_cents, row.total_cents].map(amount),
    ...[row.taxed_cents, -row.credited_cents, row.paid_cents, row.owed_cents].map(amount),
    ...[statusOf(row), guarded(row.tax_note)],
  ]);
  return [INVOICE_HEAD, ...cells];
}

const PAYMENT_HEAD = [
  "Entry",
  "Received on",
  "Invoice",
  "Order",
  "Customer",
  "Kind",
  "Amount",
  "Reference",
  "Reverses",
];

/** Refunds are negative, and every entry is listed. */
export async function paymentTable(db: Reader, { from, to }: FileDays): Promise<Table> {
  const rows = await readAll((after) =>
    db
      .selectFrom("payment_entry as entry")
      .innerJoin("invoice", "invoice.id", "entry.invoice_id")
      .innerJoin("customer_order as ordered", "ordered.id", "invoice.order_id")
      .selectAll("entry")
      .select(["invoice.number", "ordered.number as order_number", "first_name", "last_name"])
      .where("entry.received_on", ">=", from)
      .where("entry.received_on", "<=", to)
      .where("entry.id", ">", after)
      .orderBy("entry.id")
      .limit(READ_AT_A_TIME)
      .execute(),
  );
  const cells = rows.map((row) => [
    ...[String(row.id), row.received_on, row.number, row.order_number],
    ...[guarded(`${row.first_name} ${row.last_name}`), PAYMENT_WORDS[row.kind], amount(row.cents)],
    ...[guarded(row.reference), row.corrects === null ? "" : String(row.corrects)],
  ]);
  return [PAYMENT_HEAD, ...cells];
}

/** Both days included; without them, the file has every day. */
export function readFileDays(query: URLSearchParams): { readonly from: string; readonly to: string } {
  const day = (name: string, other: string) => {
    const text = query.get(name) ?? "";
    return isCalendarDay(text) ? text : other;
  };
  return { from: day("from", "0000-01-01"), to: day("to", "9999-12-31") };
}
