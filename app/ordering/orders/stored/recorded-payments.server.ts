import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import type { AuditKind } from "~/house/audit/audit";
import { recordEvent } from "~/house/audit/audit.server";
import { balanceOf, type InvoiceCredit, isOverdue, type Payment } from "~/house/invoices/invoice";
import { type InvoiceRow, invoiceRow } from "~/house/invoices/invoice-rows.server";
import {
  addCredit,
  correctPayment,
  type Recording,
  type RecordOutcome,
  recordPayment,
  takeBackCredit,
} from "~/house/invoices/payments.server";
import type { MailShop } from "~/house/mail/frame.server";
import { queueMail } from "~/house/mail/outbox.server";
import { dayAt, invoiceLate, shippingDay } from "./order-invoices.server";
import { creditMail, reminderMail } from "./order-mails.server";
import type { OrderRow } from "./order-rows.server";
import { linkedOrder, rowOfNumber } from "./orders.server";
import { mailReceipt, mailReceiptTakenBack } from "./receipts.server";

interface PaidOrder {
  readonly number: string;
  readonly actorId: string;
  readonly shop: MailShop;
}

/** `known` if an earlier click made the change; `not-due` if there is no invoice, or nothing is overdue. */
export type PaymentsOutcome = RecordOutcome | "unknown" | "not-due";

interface Found {
  readonly row: OrderRow;
  readonly invoice: InvoiceRow;
  readonly by: Recording;
}

/**
 * Changes what is recorded about an order's invoice in one transaction, with an event of the person; `not-due` if it
 * has no invoice.
 */
function record(
  database: Database,
  { number, actorId, shop }: PaidOrder,
  kind: AuditKind,
  work: (trx: Transaction, found: Found) => Promise<PaymentsOutcome>,
  now: EpochMs,
): Promise<PaymentsOutcome> {
  return write(database, async (trx) => {
    const row = await rowOfNumber(trx, number);
    if (!row) return "unknown";
    const invoice = await invoiceRow(trx, row.id);
    if (!invoice) return "not-due";
    const by = { actorId, shipsOn: await shippingDay(trx, row, shop.timeZone) };
    const outcome = await work(trx, { row, invoice, by });
    if (outcome === "recorded")
      await recordEvent(trx, { kind, actorId, subjectId: row.customer_id, order: row.number }, now);
    return outcome;
  });
}

/** Mails the customer a receipt. `seen`: how many entries the person saw. */
export function recordOrderPayment(
  database: Database,
  paid: PaidOrder,
  payment: Payment,
  seen: number,
  now: EpochMs,
): Promise<PaymentsOutcome> {
  async function work(trx: Transaction, found: Found) {
    const outcome = await recordPayment(trx, found.invoice, payment, { ...found.by, seen }, now);
    if (outcome === "recorded") await mailReceipt(trx, found, paid.shop, now);
    return outcome;
  }
  return record(database, paid, "payment.recorded", work, now);
}

export function correctOrderPayment(
  database: Database,
  paid: PaidOrder,
  entry: number,
  now: EpochMs,
): Promise<PaymentsOutcome> {
  const today = dayAt(paid.shop.timeZone, now);
  async function work(trx: Transaction, found: Found) {
    const outcome = await correctPayment(trx, found.invoice, entry, { ...found.by, today }, now);
    if (outcome === "recorded") await mailReceiptTakenBack(trx, found, entry, paid.shop, now);
    return outcome;
  }
  return record(database, paid, "payment.corrected", work, now);
}

/** Mails the customer. `seen`: how many credits the person saw. */
export function creditOrder(
  database: Database,
  paid: PaidOrder,
  credit: Omit<InvoiceCredit, "at">,
  seen: number,
  now: EpochMs,
): Promise<PaymentsOutcome> {
  async function work(trx: Transaction, { row, invoice, by }: Found) {
    const outcome = await addCredit(trx, invoice, credit, { ...by, seen }, now);
    if (outcome !== "recorded") return outcome;
    const linked = await linkedOrder(trx, row);
    if (linked.order.invoice) await queueMail(trx, creditMail(linked, linked.order.invoice, credit, paid.shop), now);
    return outcome;
  }
  return record(database, paid, "credit.recorded", work, now);
}

export function takeBackOrderCredit(
  database: Database,
  paid: PaidOrder,
  credit: number,
  now: EpochMs,
): Promise<PaymentsOutcome> {
  const work = (trx: Transaction, { invoice, by }: Found) => takeBackCredit(trx, invoice, credit, by, now);
  return record(database, paid, "credit.corrected", work, now);
}

/** At most one a day. */
export function remindOfPayment(database: Database, paid: PaidOrder, now: EpochMs): Promise<PaymentsOutcome> {
  async function work(trx: Transaction, { row, invoice: { id, next_due_on: dueOn }, by: { actorId } }: Found) {
    const day = dayAt(paid.shop.timeZone, now);
    const linked = await linkedOrder(trx, row);
    const { invoice } = linked.order;
    if (!invoice || dueOn === null || !isOverdue(dueOn, day)) return "not-due";
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto("payment_reminder")
      .values({ invoice_id: id, day, at: now, actor_id: actorId, balance_cents: balanceOf(invoice) })
      .onConflict((known) => known.doNothing())
      .executeTakeFirstOrThrow();
    if (!added) return "known";
    await queueMail(trx, reminderMail(linked, invoice, dueOn, paid.shop), now);
    return "recorded";
  }
  return record(database, paid, "reminder.sent", work, now);
}

/** Makes the invoice of an order that was confirmed before the shop made invoices. */
export function makeInvoiceLate(
  database: Database,
  { number, actorId, shop }: PaidOrder,
  now: EpochMs,
): Promise<PaymentsOutcome> {
  return write(database, async (trx) => {
    const row = await rowOfNumber(trx, number);
    if (!row) return "unknown";
    if (await invoiceRow(trx, row.id)) return "known";
    if (!(await invoiceLate(trx, row, { actorId, timeZone: shop.timeZone }, now))) return "not-due";
    await recordEvent(trx, { kind: "invoice.made", actorId, subjectId: row.customer_id, order: row.number }, now);
    return "recorded";
  });
}
