import { finishedTitle } from "~/domain/finish";
import { formatSize } from "~/domain/measure";
import { formatCents } from "~/domain/money";
import { FREE_HOURS, type LinkedOrder, type Order, type OrderState } from "~/domain/orders/order";
import { piecesOf, priceLines } from "~/domain/orders/order-price";
import { orderSum } from "~/domain/orders/order-sum";
import { PIECE_LISTS, type PieceList } from "~/domain/piece";
import { SAMPLES_CREDITED } from "~/domain/sample-door";
import type { NewMail } from "../outbox.server";
import type { MailPart, MailShop } from "./frame.server";
import { orderMail } from "./order-mail.server";

/** The kind of the mails that lead to invoices. */
export const INVOICE_MAIL = "order-invoice";

/** The most rows of pieces in a mail; the order's page has all of them. */
const MAX_ROWS = 60;

const LIST_WORDS: Readonly<Record<PieceList, string>> = {
  doors: "door",
  drawers: "drawer front",
  panels: "panel",
  fillers: "filler",
};

const WORDS: Readonly<Record<OrderState, { readonly subject: string; readonly text: string }>> = {
  received: {
    subject: "has been received",
    text: `We have your order and read it now. Nothing is made or owed yet: we confirm it first, with freight and tax. For ${FREE_HOURS} hours you can cancel it on its page without asking.`,
  },
  confirmed: {
    subject: "is confirmed",
    text: "We have read your order and confirmed it. Its page shows what was agreed, and what happens next.",
  },
  "in-production": {
    subject: "is in production",
    text: "Your doors are being made. From here on the sizes are fixed.",
  },
  shipped: {
    subject: "has been shipped",
    text: "Your order has left the workshop. Please check every package when it comes.",
  },
  delivered: {
    subject: "has been delivered",
    text: "Your order has been delivered. Please look at every piece before you mount it, and tell us at once if something is not right.",
  },
  finished: {
    subject: "is finished",
    text: "Your order is closed. Keep this mail if you may need matching doors later.",
  },
  cancelled: {
    subject: "has been canceled",
    text: "Your order was canceled. Nothing will be made, and nothing is owed for it.",
  },
};

/** How an order is paid, where that is by an invoice: the way to it is the order's page, whose secret the mail has. */
function paymentWords({ state, payment }: Order): readonly string[] {
  if (!payment || payment.state === "paid" || state === "cancelled") return [];
  if (state !== "confirmed")
    return payment.state === "due" ? ["It is still to be paid: the order's page leads to the invoice."] : [];
  return payment.state === "waiting"
    ? ["As soon as we have worked out freight and tax, the invoice follows in a mail of its own."]
    : ["The invoice follows in a mail of its own."];
}

function piecesPart({ order }: LinkedOrder): MailPart {
  const rows = order.lines.flatMap((line) =>
    PIECE_LISTS.flatMap((list) =>
      line[list].map(({ width, height, quantity = 1 }) =>
        line.sample
          ? ([`${quantity} × ${finishedTitle(line)}`, `${formatCents(line.sample.priceCents)} each`] as const)
          : ([`${quantity} × ${finishedTitle(line)}, ${LIST_WORDS[list]}`, formatSize(width, height)] as const),
      ),
    ),
  );
  const more = rows.length - MAX_ROWS;
  const count = piecesOf(order.lines);
  const { creditCents } = priceLines(order.lines, order.pricing);
  return {
    facts: [
      ...rows.slice(0, MAX_ROWS),
      ...(more > 0 ? [["And more:", `${more} further rows on the order's page`] as const] : []),
      ["Pieces in all:", String(count)],
      ...(creditCents > 0 ? [[`${SAMPLES_CREDITED}:`, `−${formatCents(creditCents)}`] as const] : []),
      ["Total before tax and freight:", formatCents(order.totalCents)],
    ],
  };
}

/** The mail that tells a customer the state that their order has now. It is about the order's number. */
export function orderStateMail(linked: LinkedOrder, shop: MailShop): NewMail {
  const { number, state } = linked.order;
  const words = WORDS[state];
  const parts = [words.text, ...paymentWords(linked.order), ...(state === "received" ? [piecesPart(linked)] : [])];
  return orderMail(linked, { kind: `order-${state}`, subject: `Your order ${number} ${words.subject}`, parts }, shop);
}

/** The mail that leads a customer to the invoices of an order, which are ready. It is about the order's number. */
export function orderInvoiceMail(linked: LinkedOrder, isAnother: boolean, shop: MailShop): NewMail {
  const { number } = linked.order;
  const parts = [
    `Your order ${number} comes to ${formatCents(orderSum(linked.order).totalCents)}. Its page leads to the invoice, which you can pay there.`,
    ...(isAnother ? ["If you have had an invoice for it before, this one takes its place."] : []),
  ];
  return orderMail(linked, { kind: INVOICE_MAIL, subject: `The invoice for your order ${number}`, parts }, shop);
}

/** The mail that hands a customer what the shop wrote about their order. It is about the order's number. */
export function orderMessageMail(linked: LinkedOrder, text: string, shop: MailShop): NewMail {
  const { number } = linked.order;
  const parts = [
    `We wrote to you about your order ${number}:`,
    { quote: text },
    "Please answer on the order's page: there it is kept with the order.",
  ];
  return orderMail(linked, { kind: "order-message", subject: `A message about your order ${number}`, parts }, shop);
}
