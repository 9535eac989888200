import { balanceOf, currentRevision, type Invoice, type InvoiceCredit } from "~/house/invoices/invoice";
import { balanceText, dueWords, fullDay, invoiceTitle, sumRows } from "~/house/invoices/invoice-words";
import type { MailPart, MailShop } from "~/house/mail/frame.server";
import type { NewMail } from "~/house/mail/outbox.server";
import { formatCents } from "~/trade/measure/money";
import type { LinkedOrder } from "../order";
import { orderMail } from "./order-mail.server";

/** How to pay, in the owner's words, or whom to call while there are none. */
const payingParts = ({ howToPay }: Invoice, { contact }: MailShop): readonly MailPart[] =>
  howToPay
    ? ["How to pay:", { quote: howToPay }]
    : [`To arrange the payment, please call ${contact.phone} or write to ${contact.email}.`];

/** An invoice in a mail: its number, sums, due day, and how to pay. */
export function invoiceParts(invoice: Invoice, shop: MailShop): readonly MailPart[] {
  const { invoicedOn, taxNote } = currentRevision(invoice);
  const isDue = balanceOf(invoice) > 0;
  return [
    {
      facts: [
        ["Invoice:", invoiceTitle(invoice).replace("Invoice ", "")],
        ["Invoice date:", fullDay(invoicedOn)],
        ...sumRows(invoice).map(({ term, text }) => [`${term}:`, text] as const),
        ...(taxNote ? [["Note:", taxNote] as const] : []),
      ],
    },
    [`${balanceText(invoice)}.`, ...dueWords(invoice)].join(" "),
    ...(isDue ? payingParts(invoice, shop) : []),
  ];
}

/** The mail with an invoice whose amounts were changed after the order's confirmation. */
export function correctedInvoiceMail(linked: LinkedOrder, invoice: Invoice, shop: MailShop): NewMail {
  const { number } = linked.order;
  const parts = [
    `We have corrected the invoice for your order ${number}. It replaces our earlier one.`,
    ...invoiceParts(invoice, shop),
  ];
  return orderMail(linked, { kind: "order-invoice", subject: `The invoice for your order ${number}`, parts }, shop);
}

/** The mail about a credit. */
export function creditMail(
  linked: LinkedOrder,
  invoice: Invoice,
  { cents, reason }: Omit<InvoiceCredit, "at">,
  shop: MailShop,
): NewMail {
  const { number } = linked.order;
  const parts = [
    `We have taken ${formatCents(cents)} off the invoice for your order ${number}:`,
    { quote: reason },
    ...invoiceParts(invoice, shop),
  ];
  return orderMail(linked, { kind: "order-invoice", subject: `A credit for your order ${number}`, parts }, shop);
}

/** The mail that reminds a customer of an overdue payment. */
export function reminderMail(linked: LinkedOrder, invoice: Invoice, dueOn: string, shop: MailShop): NewMail {
  const { number } = linked.order;
  const parts = [
    `A payment for your order ${number} was due on ${fullDay(dueOn)}, and we have not received all of it. If it is on its way, thank you: there is nothing to do.`,
    ...invoiceParts(invoice, shop),
  ];
  return orderMail(
    linked,
    { kind: "order-reminder", subject: `A reminder about invoice ${invoice.number}`, parts },
    shop,
  );
}

/** What a customer who paid for a canceled order reads; empty if nothing was paid. */
export const creditWords = (invoice: Invoice | undefined): readonly string[] =>
  invoice && balanceOf(invoice) < 0
    ? [`You have paid more than is due: we owe you ${formatCents(-balanceOf(invoice))}.`]
    : [];
