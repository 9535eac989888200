import { addressLines } from "~/base/addresses/address";
import type { MailPart, MailShop } from "~/house/mail/frame.server";
import type { NewMail } from "~/house/mail/outbox.server";
import type { LinkedOrder } from "../order";
import { orderMail } from "./order-mails.server";

export const CORRECTION_MAIL = "order-corrected";

/** Who gets an order and where, after the shop has corrected it. */
export function orderCorrectedMail(linked: LinkedOrder, shop: MailShop): NewMail {
  const { number, contact, address } = linked.order;
  const { firstName, lastName, businessName, phone } = contact;
  const parts: readonly MailPart[] = [
    `We corrected who gets your order ${number}, or where it goes. It now says:`,
    {
      facts: [
        ["Name:", `${firstName} ${lastName}`],
        ...(businessName ? [["Business name:", businessName] as const] : []),
        ["Phone:", phone],
        ["Delivery address:", addressLines(address).join(", ")],
      ],
    },
    "If something is still wrong, please write to us on the order's page before it ships.",
  ];
  const subject = `The delivery address or contact of your order ${number} was corrected`;
  return orderMail(linked, { kind: CORRECTION_MAIL, subject, parts }, shop);
}
