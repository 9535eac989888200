import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { balanceOf, type InvoiceCredit, isOverdue, type Payment } from "~/house/invoices/invoice";
import { type InvoiceRow, invoiceRow } from "~/house/invoices/invoice-rows.server";
import {
  addCredit,
  correctPayment,
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

/** The order whose payments a person of the shop records. */
export interface PaidOrder {
  readonly number: string;
  readonly actorId: string;
  /** The shop's name and addresses for mails, and its time zone. */
  readonly shop: MailShop;
}

/**
 * The result of a change to an order's payments: `known` if an earlier press of the same button made it; `not-due` if
 * the order has no invoice, or nothing of it is overdue.
 */
export type PaymentsOutcome = RecordOutcome | "unknown" | "not-due";

interface Found {
  readonly row: OrderRow;
  readonly invoice: InvoiceRow;
}

/** Works on an order's invoice in one transaction; `not-due` if it has none. */
function withInvoice(
  database: Database,
  number: string,
  work: (trx: Transaction, found: Found) => Promise<PaymentsOutcome>,
): Promise<PaymentsOutcome> {
  return write(database, async (trx) => {
    const row = await rowOfNumber(trx, number);
    if (!row) return "unknown";
    const invoice = await invoiceRow(trx, row.id);
    return invoice ? work(trx, { row, invoice }) : "not-due";
  });
}

/**
 * Records a payment or a refund, with an event of the person.
 *
 * @param seen how many entries the person saw
 */
export function recordOrderPayment(
  database: Database,
  { number, actorId, shop }: PaidOrder,
  payment: Payment,
  seen: number,
  now: EpochMs,
): Promise<PaymentsOutcome> {
  return withInvoice(database, number, async (trx, { row, invoice }) => {
    const shipsOn = await shippingDay(trx, row, shop.timeZone);
    const outcome = await recordPayment(trx, invoice, payment, { actorId, shipsOn, seen }, now);
    if (outcome === "recorded") {
      await recordEvent(trx, { kind: "payment.recorded", actorId, subjectId: row.customer_id }, now);
    }
    return outcome;
  });
}

/** Reverses an entry by a counter entry, with an event of the person. */
export function correctOrderPayment(
  database: Database,
  { number, actorId, shop }: PaidOrder,
  entry: number,
  now: EpochMs,
): Promise<PaymentsOutcome> {
  return withInvoice(database, number, async (trx, { row, invoice }) => {
    const shipsOn = await shippingDay(trx, row, shop.timeZone);
    const today = dayAt(shop.timeZone, now);
    const outcome = await correctPayment(trx, invoice, entry, { actorId, shipsOn, today }, now);
    if (outcome === "recorded") {
      await recordEvent(trx, { kind: "payment.corrected", actorId, subjectId: row.customer_id }, now);
    }
    return outcome;
  });
}

/**
 * Takes an amount off what an order owes, with a mail to the customer and an event of the person.
 *
 * @param seen how many credits the person saw
 */
export function creditOrder(
  database: Database,
  { number, actorId, shop }: PaidOrder,
  credit: Omit<InvoiceCredit, "at">,
  seen: number,
  now: EpochMs,
): Promise<PaymentsOutcome> {
  return withInvoice(database, number, async (trx, { row, invoice }) => {
    const shipsOn = await shippingDay(trx, row, shop.timeZone);
    const outcome = await addCredit(trx, invoice, credit, { actorId, shipsOn, seen }, now);
    if (outcome !== "recorded") return outcome;
    await recordEvent(trx, { kind: "credit.recorded", actorId, subjectId: row.customer_id }, now);
    const linked = await linkedOrder(trx, row);
    if (linked.order.invoice) await queueMail(trx, creditMail(linked, linked.order.invoice, credit, shop), now);
    return outcome;
  });
}

/** Takes a credit back, with an event of the person. */
export function takeBackOrderCredit(
  database: Database,
  { number, actorId, shop }: PaidOrder,
  credit: number,
  now: EpochMs,
): Promise<PaymentsOutcome> {
  return withInvoice(database, number, async (trx, { row, invoice }) => {
    const shipsOn = await shippingDay(trx, row, shop.timeZone);
    const outcome = await takeBackCredit(trx, invoice, credit, { actorId, shipsOn }, now);
    if (outcome === "recorded") {
      await recordEvent(trx, { kind: "credit.corrected", actorId, subjectId: row.customer_id }, now);
    }
    return outcome;
  });
}

/**
 * Queues a reminder about an overdue payment, at most one a day, with an event of the person.
 *
 * @returns `not-due` if nothing is overdue
 */
export function remindOfPayment(
  database: Database,
  { number, actorId, shop }: PaidOrder,
  now: EpochMs,
): Promise<PaymentsOutcome> {
  return withInvoice(database, number, async (trx, { row, invoice: { id, next_due_on: dueOn } }) => {
    const day = dayAt(shop.timeZone, now);
    const linked = await linkedOrder(trx, row);
    const { invoice } = linked.order;
    if (!invoice || dueOn === null || !isOverdue(dueOn, day)) return "not-due";
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto("payment_reminder")
      .values({ invoice_id: id, day, at: now, actor_id: actorId, balance_cents: balanceOf(invoice) })
      .onConflict((known) => known.doNothing())
      .executeTakeFirstOrThrow();
    if (!added) return "known";
    await queueMail(trx, reminderMail(linked, invoice, dueOn, shop), now);
    await recordEvent(trx, { kind: "reminder.sent", actorId, subjectId: row.customer_id }, now);
    return "recorded";
  });
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
    await recordEvent(trx, { kind: "invoice.made", actorId, subjectId: row.customer_id }, now);
    return "recorded";
  });
}
