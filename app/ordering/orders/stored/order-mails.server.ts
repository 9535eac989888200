import type { OrderState } from "~/house/capacity/order-state";
import { balanceOf, currentRevision, type Invoice, type InvoiceCredit, startsAfter } from "~/house/invoices/invoice";
import { balanceText, dueWords, fullDay, invoiceTitle, sumRows } from "~/house/invoices/invoice-words";
import { letter, type MailPart, type MailShop } from "~/house/mail/frame.server";
import type { MailKind, NewMail } from "~/house/mail/outbox.server";
import { figures } from "~/house/promises/figures";
import { nothingDueYet } from "~/house/promises/paying";
import { momentText, weekdayText } from "~/house/ui/kit/moment-text";
import { makingDays, makingText } from "~/trade/making/making-days";
import { formatCents } from "~/trade/measure/money";
import { changeWords } from "../change-rule";
import { claimWindow } from "../claims";
import type { LinkedOrder, Order } from "../order";
import { orderDays } from "../order-dates";
import { orderSum } from "../order-sum";
import { correctionWords } from "../remade-words";
import { CAUSE_WORDS, type RemakeOf } from "../remake";
import { shipmentFacts, trackingPage } from "../shipment";
import { agreedPart, piecesAlone, piecesPart } from "./mail-parts.server";

interface OrderWords {
  readonly kind: MailKind;
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** A mail to an order's customer. It is filed under the order's number, and begins with the link to the order's page. */
export function orderMail(
  { order: { number, contact }, link }: LinkedOrder,
  { kind, subject, parts }: OrderWords,
  shop: MailShop,
): NewMail {
  return {
    kind,
    about: number,
    to: contact.email,
    ...letter(shop, {
      subject,
      firstName: contact.firstName,
      button: { link: `${shop.publicOrigin}/orders/${link}`, label: "Open the order's page" },
      parts,
      why: `You are receiving this e-mail because somebody ordered with this address at ${shop.shopName}.`,
    }),
  };
}

const payingParts = ({ howToPay }: Invoice, { contact }: MailShop): readonly MailPart[] =>
  howToPay
    ? ["How to pay:", { quote: howToPay }]
    : [`To arrange the payment, please call ${contact.phone} or write to ${contact.email}.`];

export function invoiceMailParts(invoice: Invoice, shop: MailShop): readonly MailPart[] {
  const { invoicedOn, taxNote, totalCents } = currentRevision(invoice);
  const isDue = balanceOf(invoice) > 0;
  // The facts end with the total: it is not said twice.
  const isTotalDue = isDue && balanceOf(invoice) === totalCents;
  return [
    {
      facts: [
        ["Invoice:", invoiceTitle(invoice).replace("Invoice ", "")],
        ["Invoice date:", fullDay(invoicedOn)],
        ...sumRows(invoice).map(({ term, text }) => [`${term}:`, text] as const),
        ...(taxNote ? [["Note:", taxNote] as const] : []),
      ],
    },
    [...(isTotalDue ? [] : [`${balanceText(invoice)}.`]), ...dueWords(invoice)].join(" "),
    ...(isDue ? payingParts(invoice, shop) : []),
  ];
}

export function correctedInvoiceMail(linked: LinkedOrder, invoice: Invoice, shop: MailShop): NewMail {
  const { number } = linked.order;
  const parts = [
    `We have corrected the invoice for your order ${number}. It replaces our earlier one.`,
    ...invoiceMailParts(invoice, shop),
  ];
  return orderMail(linked, { kind: "order-invoice", subject: `The invoice for your order ${number}`, parts }, shop);
}

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
    ...invoiceMailParts(invoice, shop),
  ];
  return orderMail(linked, { kind: "order-invoice", subject: `A credit for your order ${number}`, parts }, shop);
}

export function reminderMail(linked: LinkedOrder, invoice: Invoice, dueOn: string, shop: MailShop): NewMail {
  const { number } = linked.order;
  const parts = [
    `A payment for your order ${number} was due on ${fullDay(dueOn)}, and we have not received all of it. If it is on its way, thank you: there is nothing to do.`,
    ...invoiceMailParts(invoice, shop),
  ];
  return orderMail(
    linked,
    { kind: "order-reminder", subject: `A reminder about invoice ${invoice.number}`, parts },
    shop,
  );
}

export const owedBackWords = (invoice: Invoice | undefined): readonly string[] =>
  invoice && balanceOf(invoice) < 0
    ? [`You have paid more than is due: we owe you ${formatCents(-balanceOf(invoice))}.`]
    : [];

export const INVOICE_MAIL = "order-invoice";

const WORDS: Readonly<Record<OrderState, { readonly subject: string; readonly text: string }>> = {
  received: {
    subject: "has been received",
    text: `We have your order and are reading through it. ${nothingDueYet()}`,
  },
  confirmed: {
    subject: "is confirmed",
    text: "We have read through your order and confirmed it: the details are below.",
  },
  "in-production": {
    subject: "is in production",
    text: changeWords({ state: "in-production" }),
  },
  shipped: {
    subject: "has been shipped",
    text: "Your order has left the workshop. Please check every package when it arrives.",
  },
  delivered: {
    subject: "has been delivered",
    text: "Your order has been delivered. Please look at every piece before you install it, and tell us right away if something is not right.",
  },
  finished: {
    subject: "is finished",
    text: "Your order is closed. Keep this e-mail if you may need matching doors later.",
  },
  cancelled: {
    subject: "has been canceled",
    text: "Your order was canceled. Nothing will be made, and nothing is owed for it.",
  },
};

/** How to pay an order that is paid by invoice: through the order's page, whose secret is in the mail. */
function paymentWords({ state, payment }: Order): readonly string[] {
  if (!payment || payment.state === "paid" || state === "cancelled") return [];
  if (state !== "confirmed")
    return payment.state === "due" ? ["It has not been paid yet: the order's page leads to the invoice."] : [];
  return payment.state === "waiting"
    ? ["As soon as we have worked out freight and tax, the invoice follows in a separate e-mail."]
    : ["The invoice follows in a separate e-mail."];
}

const DRAWINGS = "The order's page has its drawings. Please look at them, and approve them there.";

/** For an order that was confirmed without an invoice: its page says whom to ask. */
const PAYING_ON_PAGE = "The order's page says how to pay for it.";

interface StateMail {
  /** The working days that making takes according to the owner; `null` if not set, or not to be mentioned. */
  readonly shopDays: number | null;
  readonly isAnother?: boolean;
}

function canceledParts({ invoice }: Order): readonly MailPart[] {
  const credit = owedBackWords(invoice);
  return credit.length > 0 ? ["Your order was canceled, and nothing will be made.", ...credit] : [WORDS.cancelled.text];
}

function confirmedParts(linked: LinkedOrder, { shopDays, isAnother }: StateMail, shop: MailShop): readonly MailPart[] {
  const { order } = linked;
  const { invoice } = order;
  const { text } = WORDS.confirmed;
  const making = makingText(orderDays(order, shopDays), invoice ? startsAfter(invoice) : "payment");
  return [
    isAnother ? `${text} It replaces our earlier confirmation.` : text,
    agreedPart(linked, shop.timeZone),
    ...(order.proofApprovedAt ? [] : [DRAWINGS]),
    ...(invoice ? [piecesAlone(linked), ...invoiceMailParts(invoice, shop)] : [piecesPart(linked)]),
    [...(invoice || order.payment ? paymentWords(order) : [PAYING_ON_PAGE]), making].join(" "),
    changeWords(order),
  ];
}

/** A remake is confirmed as soon as it is made: there is nothing to approve, and nothing to pay. */
function remakeParts(linked: LinkedOrder, remake: RemakeOf, { shopDays }: StateMail, shop: MailShop) {
  const { number, lines, terms } = linked.order;
  const { of, cause, unshipped } = remake;
  const lead = terms.shipsOn === null ? makingText(makingDays(lines, shopDays), null) : "";
  const corrections = correctionWords(linked.order);
  const how = corrections.length > 0 ? "as you ordered them, with these corrections:" : "exactly as they were ordered.";
  return [
    `We are making pieces of your order ${of} again, at no charge. Cause: ${CAUSE_WORDS[cause].toLowerCase()}. They are made ${how}`,
    ...(corrections.length > 0 ? [{ facts: corrections.map(({ name, text }) => [`${name}:`, text] as const) }] : []),
    [
      `You do not need to do anything. This is order ${number}.`,
      unshipped && `Order ${of} has not shipped yet. Each of the two has its own ship date.`,
      lead,
    ]
      .filter(Boolean)
      .join(" "),
    agreedPart(linked, shop.timeZone),
    piecesPart(linked),
    changeWords(linked.order),
  ];
}

function shippedParts({ order: { shipment, ...order }, link }: LinkedOrder, isAnother: boolean, shop: MailShop) {
  const { text } = WORDS.shipped;
  const page = shipment && trackingPage(shipment);
  return [
    isAnother ? `${text} This replaces what we wrote earlier about the shipment.` : text,
    ...(shipment
      ? [{ facts: shipmentFacts(shipment).map(({ term, text: fact }) => [`${term}:`, fact] as const) }]
      : []),
    ...(page ? [{ link: page.address, label: `Track it at ${page.carrier}` }] : []),
    `At the truck, tick off cartons and pieces on your phone, and take photographs before you sign. It works without signal once it is open. Report damage and missing pieces within ${figures.claimPeriod} of delivery, right there or on the claim form, whose link follows when the order is marked as delivered.`,
    { link: `${shop.publicOrigin}/orders/${link}/receiving`, label: "Tick off what arrives" },
    ...paymentWords(order),
  ];
}

/** The day of an order that is not confirmed yet, and what it depends on. */
function shipsPart({ terms: { shipsOn }, isEstimate }: Order): readonly MailPart[] {
  if (shipsOn === null) return [];
  const condition = isEstimate
    ? "if you pay when we confirm it; we fix the date then"
    : "if you pay when we confirm it";
  return [{ facts: [["Ships by:", `${weekdayText(shipsOn)}, ${condition}`]] }];
}

/** Until when something that is wrong can be reported, and where; nothing before delivery, and once it is too late. */
function claimParts({ order, link }: LinkedOrder, shop: MailShop): readonly MailPart[] {
  const claims = claimWindow(order, Date.parse(order.events.at(-1)?.at ?? order.placedAt));
  if (claims.status !== "open") return [];
  return [
    `Damage, a wrong size or a missing piece? Report it by ${momentText(claims.until)}, with photographs.`,
    { link: `${shop.publicOrigin}/orders/${link}/claim`, label: "Report a problem" },
  ];
}

function partsOf(linked: LinkedOrder, about: StateMail, shop: MailShop): readonly MailPart[] {
  const { order } = linked;
  const { text } = WORDS[order.state];
  if (order.state === "received") {
    return [text, ...shipsPart(order), changeWords(order), piecesPart(linked), ...owedBackWords(order.invoice)];
  }
  if (order.state === "confirmed" && order.remake) return remakeParts(linked, order.remake, about, shop);
  if (order.state === "confirmed") return confirmedParts(linked, about, shop);
  if (order.state === "shipped") return shippedParts(linked, about.isAnother ?? false, shop);
  if (order.state === "cancelled") return canceledParts(order);
  return [text, ...paymentWords(order), ...claimParts(linked, shop)];
}

export function orderStateMail(linked: LinkedOrder, about: StateMail, shop: MailShop): NewMail {
  const { number, state, remake } = linked.order;
  const parts = partsOf(linked, about, shop);
  const subject =
    remake && state === "confirmed"
      ? `We are making pieces of order ${remake.of} again: order ${number}`
      : `Your order ${number} ${WORDS[state].subject}`;
  return orderMail(linked, { kind: `order-${state}`, subject, parts }, shop);
}

export function orderInvoiceMail(linked: LinkedOrder, isAnother: boolean, shop: MailShop): NewMail {
  const { number } = linked.order;
  const parts = [
    `The total of your order ${number} is ${formatCents(orderSum(linked.order).totalCents)}. Its page leads to the invoice, which you can pay there.`,
    ...(isAnother ? ["If you already received an invoice for it, this one replaces it."] : []),
  ];
  return orderMail(linked, { kind: INVOICE_MAIL, subject: `The invoice for your order ${number}`, parts }, shop);
}

/** The receipt of an order that was paid at the provider. */
export function orderPaidMail(linked: LinkedOrder, shop: MailShop): NewMail {
  const { number, terms } = linked.order;
  const parts = [
    `Thank you. The payment for your order ${number} has arrived in full: ${formatCents(orderSum(linked.order).totalCents)}.`,
    ...(terms.shipsOn === null ? [] : [`It ships by ${weekdayText(terms.shipsOn)}.`]),
  ];
  return orderMail(linked, { kind: "order-receipt", subject: `Receipt for your order ${number}`, parts }, shop);
}

export function orderMessageMail(linked: LinkedOrder, text: string, shop: MailShop): NewMail {
  const { number } = linked.order;
  const parts = [
    `We wrote to you about your order ${number}:`,
    { quote: text },
    "Please answer on the order's page, so that your answer is stored with the order.",
  ];
  return orderMail(linked, { kind: "order-message", subject: `A message about your order ${number}`, parts }, shop);
}
