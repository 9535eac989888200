import { letter, type MailShop } from "~/house/mail/frame.server";
import type { NewMail } from "~/house/mail/outbox.server";
import { weekdayText } from "~/house/ui/kit/moment-text";
import { dayIn } from "~/trade/measure/days";
import { formatCents } from "~/trade/measure/money";
import { approvalPath, type CallerQuote } from "./caller";
import { lastMoment } from "./quote";

export const CALLER_MAIL = "caller-quote";

export function callerMail({ caller, number, link, ...quote }: CallerQuote, shop: MailShop): NewMail {
  const lastDay = dayIn(shop.timeZone, lastMoment(quote.validUntil));
  return {
    kind: CALLER_MAIL,
    about: number,
    to: caller.email,
    ...letter(shop, {
      subject: `Please look over quote ${number} from ${shop.shopName}`,
      firstName: caller.firstName,
      button: { link: `${shop.publicOrigin}${approvalPath(link)}`, label: "Look over your order" },
      parts: [
        `We put your pieces together as quote ${number}. Nothing is ordered until you approve it.`,
        ...(caller.note === "" ? [] : [{ quote: caller.note }]),
        {
          facts: [
            ["Pieces:", String(quote.count)],
            ["Total before tax and freight:", formatCents(quote.totalCents)],
            ["Valid until:", weekdayText(lastDay)],
          ],
        },
        "Look over every size, enter the delivery address, and place the order on that page.",
        "Anyone with this link can place the order. If anything is not right, call us, and we will change it.",
      ],
      why: `You are receiving this e-mail because somebody asked ${shop.shopName} for a quote for this address.`,
    }),
  };
}
