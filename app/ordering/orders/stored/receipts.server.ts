import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { currentRevision, type Invoice, type Payment, startsAfter } from "~/house/invoices/invoice";
import type { InvoiceRow } from "~/house/invoices/invoice-rows.server";
import { balanceText, dueWords, fullDay, invoiceTitle, PAYMENT_WORDS } from "~/house/invoices/invoice-words";
import { entryRows, paymentOf } from "~/house/invoices/payments.server";
import type { MailPart, MailShop } from "~/house/mail/frame.server";
import { type NewMail, queueMail, UNDO_MS, withdrawMail } from "~/house/mail/outbox.server";
import { weekdayText } from "~/house/ui/kit/moment-text";
import { formatCents } from "~/trade/measure/money";
import type { LinkedOrder } from "../order";
import { detailRows } from "./mail-parts.server";
import { orderMail } from "./order-mails.server";
import type { OrderRow } from "./order-rows.server";
import { linkedOrder } from "./orders.server";

const RECEIPT = "order-receipt";

/** A payment with its place among all of its invoice, from 1: entries are never deleted, so it stays. */
interface Receipt {
  readonly place: number;
  readonly payment: Payment;
}

const receiptNumber = (invoice: Invoice, { place }: Receipt) => `${invoice.number}-${place}`;

const subjectOf = (invoice: Invoice, receipt: Receipt, { order }: LinkedOrder) =>
  `Receipt ${receiptNumber(invoice, receipt)} for your order ${order.number}`;

function receiptFacts({ order }: LinkedOrder, invoice: Invoice, receipt: Receipt): MailPart {
  const { kind, receivedOn, cents, reference } = receipt.payment;
  const isRefund = cents < 0;
  return {
    facts: [
      ["Receipt:", receiptNumber(invoice, receipt)],
      [isRefund ? "Refunded:" : "Received:", formatCents(Math.abs(cents))],
      ["On:", fullDay(receivedOn)],
      ["By:", [PAYMENT_WORDS[kind], reference].filter(Boolean).join(" ")],
      ["For:", invoiceTitle(invoice)],
      ...detailRows(order, "names", "customer"),
      ["Invoice total:", formatCents(currentRevision(invoice).totalCents)],
    ],
  };
}

function balanceWords({ order: { terms, state } }: LinkedOrder, invoice: Invoice): string {
  const ships = terms.shipsOn !== null && startsAfter(invoice) === null && state !== "cancelled";
  return [
    `${balanceText(invoice)}.`,
    ...dueWords(invoice),
    ...(ships && (state === "confirmed" || state === "in-production")
      ? [`Your order ships by ${weekdayText(terms.shipsOn)}.`]
      : []),
  ].join(" ");
}

function receiptMail(linked: LinkedOrder, invoice: Invoice, receipt: Receipt, shop: MailShop): NewMail {
  const { number } = linked.order;
  const parts = [
    receipt.payment.cents < 0
      ? `We have refunded a payment for your order ${number}.`
      : `Thank you. We have received a payment for your order ${number}.`,
    receiptFacts(linked, invoice, receipt),
    balanceWords(linked, invoice),
  ];
  return orderMail(linked, { kind: RECEIPT, subject: subjectOf(invoice, receipt, linked), parts }, shop);
}

function takenBackReceiptMail(linked: LinkedOrder, invoice: Invoice, receipt: Receipt, shop: MailShop): NewMail {
  const parts = [
    "This receipt was a mistake of ours, and is no longer valid.",
    receiptFacts(linked, invoice, receipt),
    balanceWords(linked, invoice),
  ];
  const subject = `No longer valid: receipt ${receiptNumber(invoice, receipt)}`;
  return orderMail(linked, { kind: RECEIPT, subject, parts }, shop);
}

async function receiptOf(trx: Transaction, { id }: InvoiceRow, entry: number | "last"): Promise<Receipt | null> {
  const payments = (await entryRows(trx, id)).filter(({ corrects }) => corrects === null);
  const at = entry === "last" ? payments.length - 1 : payments.findIndex((one) => one.id === entry);
  const row = payments[at];
  return row ? { place: at + 1, payment: paymentOf(row) } : null;
}

/** Mails a receipt for the payment that was just recorded, once an admin can no longer correct it unnoticed. */
export async function mailReceipt(
  trx: Transaction,
  { row, invoice }: { readonly row: OrderRow; readonly invoice: InvoiceRow },
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  const linked = await linkedOrder(trx, row);
  const receipt = await receiptOf(trx, invoice, "last");
  if (!linked.order.invoice || !receipt) return;
  await queueMail(trx, receiptMail(linked, linked.order.invoice, receipt, shop), now, { notBefore: now + UNDO_MS });
}

/** Withdraws the receipt of an entry that was corrected; if it was sent, mails that it is no longer valid. */
export async function mailReceiptTakenBack(
  trx: Transaction,
  { row, invoice }: { readonly row: OrderRow; readonly invoice: InvoiceRow },
  entry: number,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  const linked = await linkedOrder(trx, row);
  const receipt = await receiptOf(trx, invoice, entry);
  if (!linked.order.invoice || !receipt) return;
  const subject = subjectOf(linked.order.invoice, receipt, linked);
  if ((await withdrawMail(trx, { about: row.number, kind: RECEIPT, subject }, now)) > 0) return;
  await queueMail(trx, takenBackReceiptMail(linked, linked.order.invoice, receipt, shop), now);
}
