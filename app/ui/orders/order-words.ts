import { figures } from "~/content/pages/figures";
import { SHOP_TIME } from "~/content/shop-time";
import type { Order } from "~/domain/orders/order";
import { confirmedBy } from "~/domain/orders/order-dates";
import { dayText } from "~/ui/kit/moment-text";

/** What happens next, with the days that are known. */
export function nextText({ state, placedAt }: Pick<Order, "state" | "placedAt">): readonly string[] {
  switch (state) {
    case "received":
      return [
        `By the end of ${dayText(confirmedBy(placedAt, SHOP_TIME.zone))}, we read through every size and confirm the order by e-mail, with tax, freight and an invoice.`,
        `Nothing is paid before that. Once the payment has arrived, manufacturing takes ${figures.manufacturing}.`,
      ];
    case "confirmed":
      return [
        `Pay the invoice by bank transfer or check. Once the payment has arrived, manufacturing takes ${figures.manufacturing}.`,
      ];
    case "in-production":
      return [`Manufacturing takes ${figures.manufacturing} in all. Then the doors are packed and shipped.`];
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
