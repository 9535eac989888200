import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import type { Cents } from "~/trade/measure/money";
import { type CreditRow, creditRows, creditsOf, type InvoiceRow } from "./invoice-rows.server";
import { rescheduleInvoice } from "./invoices.server";
import { MAX_ENTRIES, type Recording, type RecordOutcome } from "./payments.server";

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
 * deleted.
 *
 * @param seen how many credits the person saw, with those taken back
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

/**
 * Takes a credit back; each is taken back once.
 *
 * @returns `known` if it was taken back before
 */
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
