import type { Selectable } from "kysely";
import type { Reader, Transaction } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import type { Cents } from "~/trade/measure/money";
import type { Invoice, Payment } from "./invoice";
import {
  type CreditRow,
  creditRows,
  creditsInEffect,
  creditsOf,
  type InvoiceRow,
  invoiceRevisionOf,
  invoiceRow,
  revisionRows,
} from "./invoice-rows.server";
import { rescheduleInvoice } from "./invoices.server";
import { currentMoneySettings } from "./money-settings.server";

type EntryRow = Selectable<Schema["payment_entry"]>;

/** The most entries or credits of one invoice; more must be a mistake. */
const MAX_ENTRIES = 300;

export interface Recording {
  readonly actorId: string;
  readonly shipsOn: string | null;
}

export async function entryRows(db: Reader, invoiceId: number): Promise<readonly EntryRow[]> {
  return db.selectFrom("payment_entry").selectAll().where("invoice_id", "=", invoiceId).orderBy("id").execute();
}

export const paymentOf = ({ kind, received_on, cents, reference }: EntryRow): Payment => ({
  kind,
  receivedOn: received_on,
  cents,
  reference,
});

export async function invoiceOf(db: Reader, orderId: number): Promise<Invoice | null> {
  const row = await invoiceRow(db, orderId);
  if (!row) return null;
  const [first, ...later] = (await revisionRows(db, row.id)).map(invoiceRevisionOf);
  if (!first) throw new Error(`invoice ${row.number} has no revision`);
  const entries = await entryRows(db, row.id);
  const corrected = new Set(entries.map(({ corrects }) => corrects));
  const credits = row.credited_cents > 0 ? await creditRows(db, row.id) : [];
  return {
    number: row.number,
    revisions: [first, ...later],
    payments: entries.filter(({ id, corrects }) => corrects === null && !corrected.has(id)).map(paymentOf),
    paidCents: row.paid_cents,
    ...(row.credited_cents > 0 && { creditedCents: row.credited_cents, credits: creditsInEffect(credits) }),
    nextDueOn: row.next_due_on,
    howToPay: (await currentMoneySettings(db)).settings.howToPay,
  };
}

async function addEntry(
  trx: Transaction,
  invoice: InvoiceRow,
  { kind, receivedOn, cents, reference }: Payment,
  { actorId, shipsOn }: Recording,
  corrects: number | null,
  now: EpochMs,
): Promise<void> {
  await trx
    .insertInto("payment_entry")
    .values({
      invoice_id: invoice.id,
      at: now,
      actor_id: actorId,
      kind,
      received_on: receivedOn,
      cents,
      reference,
      corrects,
    })
    .execute();
  await trx
    .updateTable("invoice")
    .set({ paid_cents: invoice.paid_cents + cents })
    .where("id", "=", invoice.id)
    .execute();
  await rescheduleInvoice(trx, invoice.order_id, shipsOn);
}

/**
 * `known` if an earlier click recorded it; `changed` if there are other entries than the person saw; `too-much` if a
 * refund is more than was paid; `full` if there are too many entries.
 */
export type RecordOutcome = "recorded" | "known" | "changed" | "too-much" | "full";

const isSameEntry = (row: EntryRow | undefined, { kind, receivedOn, cents, reference }: Payment, actorId: string) =>
  row?.actor_id === actorId &&
  row.corrects === null &&
  row.kind === kind &&
  row.received_on === receivedOn &&
  row.cents === cents &&
  row.reference === reference;

/** Entries are never changed or deleted. `seen` is how many of them the person saw. */
export async function recordPayment(
  trx: Transaction,
  invoice: InvoiceRow,
  payment: Payment,
  by: Recording & { readonly seen: number },
  now: EpochMs,
): Promise<RecordOutcome> {
  const entries = await entryRows(trx, invoice.id);
  if (entries.length === by.seen + 1 && isSameEntry(entries.at(-1), payment, by.actorId)) return "known";
  if (entries.length !== by.seen) return "changed";
  if (entries.length >= MAX_ENTRIES) return "full";
  if (payment.cents < 0 && invoice.paid_cents + payment.cents < 0) return "too-much";
  await addEntry(trx, invoice, payment, by, null, now);
  return "recorded";
}

/**
 * Reverses an entry, once, by a counter entry of today; a counter entry is never reversed.
 *
 * @returns `known` if it was reversed before; `too-much` if more was given back since than would be left as paid
 */
export async function correctPayment(
  trx: Transaction,
  invoice: InvoiceRow,
  entryId: number,
  by: Recording & { readonly today: CalendarDay },
  now: EpochMs,
): Promise<"recorded" | "known" | "unknown" | "full" | "too-much"> {
  const entries = await entryRows(trx, invoice.id);
  const entry = entries.find(({ id, corrects }) => id === entryId && corrects === null);
  if (!entry) return "unknown";
  if (entries.some(({ corrects }) => corrects === entryId)) return "known";
  if (entries.length >= MAX_ENTRIES) return "full";
  if (entry.cents > 0 && invoice.paid_cents < entry.cents) return "too-much";
  const counter = { ...paymentOf(entry), receivedOn: by.today, cents: -entry.cents };
  await addEntry(trx, invoice, counter, by, entryId, now);
  return "recorded";
}

async function store(
  trx: Transaction,
  invoice: InvoiceRow,
  credit: Pick<CreditRow, "cents" | "reason" | "corrects">,
  { actorId, shipsOn }: Recording,
  now: EpochMs,
): Promise<void> {
  await trx
    .insertInto("invoice_credit")
    .values({ invoice_id: invoice.id, at: now, actor_id: actorId, ...credit })
    .execute();
  const credited = Math.min(await creditsOf(trx, invoice.id), invoice.total_cents);
  await trx.updateTable("invoice").set({ credited_cents: credited }).where("id", "=", invoice.id).execute();
  await rescheduleInvoice(trx, invoice.order_id, shipsOn);
}

/**
 * Takes an amount off what an invoice owes, so that a refund of it makes nobody a debtor. Credits are never changed or
 * deleted. `seen` is how many of them the person saw, with those taken back.
 *
 * @returns `too-much` if the credits would be more than the invoice comes to
 */
export async function addCredit(
  trx: Transaction,
  invoice: InvoiceRow,
  { cents, reason }: { readonly cents: Cents; readonly reason: string },
  by: Recording & { readonly seen: number },
  now: EpochMs,
): Promise<RecordOutcome> {
  const rows = await creditRows(trx, invoice.id);
  const last = rows.at(-1);
  const isLast =
    last?.actor_id === by.actorId && last.corrects === null && last.cents === cents && last.reason === reason;
  if (rows.length === by.seen + 1 && isLast) return "known";
  if (rows.length !== by.seen) return "changed";
  if (rows.length >= MAX_ENTRIES) return "full";
  if ((await creditsOf(trx, invoice.id)) + cents > invoice.total_cents) return "too-much";
  await store(trx, invoice, { cents, reason, corrects: null }, by, now);
  return "recorded";
}

/** Takes a credit back, once; `known` if it was taken back before. */
export async function takeBackCredit(
  trx: Transaction,
  invoice: InvoiceRow,
  creditId: number,
  by: Recording,
  now: EpochMs,
): Promise<"recorded" | "known" | "unknown"> {
  const rows = await creditRows(trx, invoice.id);
  const credit = rows.find(({ id, corrects }) => id === creditId && corrects === null);
  if (!credit) return "unknown";
  if (rows.some(({ corrects }) => corrects === creditId)) return "known";
  await store(trx, invoice, { cents: -credit.cents, reason: credit.reason, corrects: creditId }, by, now);
  return "recorded";
}
