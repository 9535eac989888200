import type { MailShop } from "~/house/mail/frame.server";
import type { NewMail } from "~/house/mail/outbox.server";
import type { ShopLetter } from "~/house/mail/shop-mail.server";
import type { Claim, ClaimAnswer } from "~/ordering/orders/claims";
import type { LinkedOrder } from "~/ordering/orders/order";
import { orderMail } from "~/ordering/orders/stored/order-mails.server";

export function claimReceivedMail(
  linked: LinkedOrder,
  { photographs }: Pick<Claim, "photographs">,
  shop: MailShop,
): NewMail {
  const { number } = linked.order;
  const count = photographs.length;
  const claim =
    count === 0 ? "your claim" : `your claim, with ${count === 1 ? "one photograph" : `${count} photographs`},`;
  const parts = [
    `We have received ${claim} about order ${number}. We will look at it and answer you on the order's page and by e-mail.`,
    "Please keep the pieces and their packaging until the matter is settled.",
  ];
  const subject = `We have your claim about order ${number}`;
  return orderMail(linked, { kind: "claim-received", subject, parts }, shop);
}

export function claimAnswerMail(
  linked: LinkedOrder,
  { state, text }: Pick<ClaimAnswer, "state" | "text">,
  shop: MailShop,
): NewMail {
  const { number } = linked.order;
  const isSettled = state === "settled";
  const parts = [
    isSettled ? `Your claim about order ${number} is settled:` : `We looked at your claim about order ${number}:`,
    { quote: text },
    isSettled
      ? "If you disagree, write to us on the order's page."
      : "Please answer on the order's page, so that your answer is stored with the order.",
  ];
  const subject = isSettled
    ? `Your claim about order ${number} is settled`
    : `An answer to your claim about order ${number}`;
  return orderMail(linked, { kind: "claim-answered", subject, parts }, shop);
}

export function newClaimLetter(
  { order: { number, contact } }: LinkedOrder,
  { id, text, pieces, photographs }: Pick<Claim, "id" | "text" | "pieces" | "photographs">,
): ShopLetter {
  return {
    mail: "claims",
    subject: `A claim about order ${number} from ${contact.firstName} ${contact.lastName}`,
    parts: [
      { quote: text },
      {
        facts: [
          ["Pieces:", pieces.length === 0 ? "none named" : String(pieces.length)],
          ["Photographs:", String(photographs.length)],
          ["Email:", contact.email],
          ["Phone:", contact.phone],
        ],
      },
    ],
    page: { path: `/admin/orders/${number}/claims/${id}`, label: "Answer the claim" },
  };
}
