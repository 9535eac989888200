import { figures } from "~/content/pages/figures";
import { SHOP_TIME } from "~/content/shop-time";
import { workingDaysText } from "~/domain/making-days";
import type { Order } from "~/domain/orders/order";
import { confirmedBy, earliestReady } from "~/domain/orders/order-dates";
import type { OrderPayment } from "~/domain/orders/payment";
import { dayText } from "~/ui/kit/moment-text";

const HOW_TO_PAY: Readonly<Record<OrderPayment["state"], string>> = {
  waiting: "It can be paid on this page as soon as freight and tax are worked out.",
  preparing: "It can be paid on this page in a few minutes.",
  due: "Pay the invoice on this page.",
  paid: "The payment has arrived.",
  failed: "We are seeing to the payment ourselves.",
};

/**
 * What happens next, with the days that are known.
 *
 * @param leadDays the working days that making takes, where that is known
 */
export function nextText(
  { state, placedAt, payment }: Pick<Order, "state" | "placedAt" | "payment">,
  leadDays: number | null,
): readonly string[] {
  const making = leadDays === null ? figures.manufacturing : workingDaysText(leadDays);
  switch (state) {
    case "received":
      return [
        `By the end of ${dayText(confirmedBy(placedAt, SHOP_TIME.zone))}, we read through every size and confirm the order by e-mail, with tax, freight and an invoice.`,
        `Nothing is paid before that. Once the payment has arrived, manufacturing takes ${making}.`,
        ...(leadDays === null
          ? []
          : [
              `Paid on the day of its confirmation, it is ready by ${dayText(earliestReady(placedAt, SHOP_TIME.zone, leadDays))}.`,
            ]),
      ];
    case "confirmed":
      return payment?.state === "paid"
        ? [`${HOW_TO_PAY.paid} Manufacturing takes ${making}.`]
        : [
            `${payment ? HOW_TO_PAY[payment.state] : "Pay the invoice by bank transfer or check."} Once the payment has arrived, manufacturing takes ${making}.`,
          ];
    case "in-production":
      return [`Manufacturing takes ${making} in all. Then the doors are packed and shipped.`];
    case "shipped":
      return ["Count the cartons before you sign, and note any damage on the carrier's receipt."];
    case "delivered":
      return [
        `Check every piece against the cut list. Report damage or a wrong size within ${figures.claimPeriod}, with a photograph and the location of the piece.`,
      ];
    default:
      return [];
  }
}
