import { fullDay } from "~/invoices/invoice-words";
import type { MailShop } from "~/mail/frame.server";
import type { NewMail } from "~/mail/outbox.server";
import type { LinkedOrder } from "~/orders/order";
import { orderMail } from "~/orders/stored/order-mail.server";

/** The kind of the mails about a moved day. */
export const DATE_MAIL = "order-date";

interface MovedDay {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** The mail that tells a customer that their order ships on another day. It is filed under the order's number. */
export function orderDateMail(linked: LinkedOrder, { from, to, reason }: MovedDay, shop: MailShop): NewMail {
  const { number } = linked.order;
  const parts = [
    `Your order ${number} now ships by ${fullDay(to)}. Before, it was ${fullDay(from)}.`,
    ...(reason ? [{ quote: reason }] : []),
    "If the new date does not work for you, please answer on the order's page or call us.",
  ];
  return orderMail(linked, { kind: DATE_MAIL, subject: `Your order ${number} ships by ${fullDay(to)}`, parts }, shop);
}
