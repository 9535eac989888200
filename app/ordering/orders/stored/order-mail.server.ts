import { letter, type MailPart, type MailShop } from "~/house/mail/frame.server";
import type { MailKind, NewMail } from "~/house/mail/outbox.server";
import type { LinkedOrder } from "../order";

interface OrderWords {
  readonly kind: MailKind;
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** A mail to an order's customer. It is filed under the order's number, and ends with the link to the order's page. */
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
      parts: [...parts, { link: `${shop.publicOrigin}/orders/${link}`, label: "Open the order's page" }],
      why: `You are receiving this e-mail because somebody ordered with this address at ${shop.shopName}.`,
    }),
  };
}
