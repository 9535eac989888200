import type { Reader } from "~/base/database/database.server";
import { type EpochMs, isoOf, type TimeZone } from "~/base/time/time";
import type { AuditPerson } from "~/house/audit/audit";
import { type Billing, DEFAULT_BILLING } from "~/house/invoices/customer-billing";
import { readBilling } from "~/house/invoices/customer-billing.server";
import { isOverdue } from "~/house/invoices/invoice";
import { creditRows, invoiceRow, revisionRows } from "~/house/invoices/invoice-rows.server";
import { entryRows, invoiceOf, paymentOf } from "~/house/invoices/payments.server";
import type { OrderMoney } from "../order-money";
import { billingOf, customerOf, dayAt, lacksInvoice, taxFor } from "./order-invoices.server";
import type { OrderRow } from "./order-rows.server";
import { rowOfNumber } from "./orders.server";

async function peopleOf(db: Reader, ids: readonly string[]): Promise<(id: string) => AuditPerson> {
  const rows = await db
    .selectFrom("account")
    .select(["id", "email"])
    .where("id", "in", ["", ...ids])
    .execute();
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  return (id) => ({ id, email: emails.get(id) ?? "" });
}

const NO_RECORDS = { revisions: [], entries: [], credits: [], reminders: [] };

async function recordsOf(db: Reader, invoiceId: number) {
  const revisions = await revisionRows(db, invoiceId);
  const entries = await entryRows(db, invoiceId);
  const credits = await creditRows(db, invoiceId);
  const reminders = await db
    .selectFrom("payment_reminder")
    .selectAll()
    .where("invoice_id", "=", invoiceId)
    .orderBy("at")
    .execute();
  const personOf = await peopleOf(
    db,
    [...revisions, ...entries, ...credits, ...reminders].map(({ actor_id }) => actor_id),
  );
  const record = ({ at, actor_id }: { at: number; actor_id: string }) => ({ at: isoOf(at), actor: personOf(actor_id) });
  const corrected = new Set(entries.map(({ corrects }) => corrects));
  const takenBack = new Set(credits.map(({ corrects }) => corrects));
  return {
    revisions: revisions.map((row) => ({
      ...record(row),
      revision: row.revision,
      orderRevision: row.order_revision,
      totalCents: row.total_cents,
      isVoid: row.is_void === 1,
    })),
    entries: entries.map((row) => ({
      ...record(row),
      ...paymentOf(row),
      id: row.id,
      corrects: row.corrects,
      isCorrected: corrected.has(row.id),
    })),
    credits: credits.map((row) => ({
      ...record(row),
      id: row.id,
      cents: row.cents,
      reason: row.reason,
      isTakingBack: row.corrects !== null,
      isTakenBack: takenBack.has(row.id),
    })),
    reminders: reminders.map((row) => ({ ...record(row), balanceCents: row.balance_cents })),
  };
}

/**
 * The terms and the exemption of the address that a guest typed; `null` if there are none, or if an account ordered.
 */
async function typedBilling(db: Reader, row: OrderRow): Promise<Billing | null> {
  if (row.customer_id !== null) return null;
  const billing = await readBilling(db, customerOf(row));
  return billing.terms === DEFAULT_BILLING.terms && !billing.exemption ? null : billing;
}

export async function readOrderMoney(
  db: Reader,
  number: string,
  timeZone: TimeZone,
  now: EpochMs,
): Promise<OrderMoney | null> {
  const row = await rowOfNumber(db, number);
  if (!row) return null;
  const today = dayAt(timeZone, now);
  const stored = await invoiceRow(db, row.id);
  const records = stored ? await recordsOf(db, stored.id) : NO_RECORDS;
  return {
    ...records,
    invoice: await invoiceOf(db, row.id),
    tax: await taxFor(db, row, today),
    terms: (await billingOf(db, row)).terms,
    typedBilling: await typedBilling(db, row),
    today,
    isOverdue: isOverdue(stored?.next_due_on ?? null, today),
    lacksInvoice: await lacksInvoice(db, row),
  };
}
