import type { NewMail } from "../outbox.server";
import { letter, type MailShop } from "./frame.server";

/**
 * To whoever wrote to the shop. It repeats nothing of what was written: anybody can type anybody's address.
 *
 * @param id of the message
 */
export function contactReceivedMail(
  shop: MailShop,
  { id, email }: { readonly id: string; readonly email: string },
): NewMail {
  return {
    kind: "contact-received",
    about: id,
    to: email,
    ...letter(shop, {
      subject: "We have your message",
      parts: ["Thank you for your message. We read it and answer at this address."],
      why: `You get this mail because somebody wrote to ${shop.shopName} with this address.`,
    }),
  };
}
