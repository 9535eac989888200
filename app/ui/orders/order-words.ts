import { figures } from "~/content/pages/figures";
import { SHOP_TIME } from "~/content/shop-time";
import type { Order, OrderState } from "~/domain/orders/order";
import { confirmedBy } from "~/domain/orders/order-dates";
import { dayText } from "~/ui/kit/moment-text";

interface StateWords {
  readonly label: string;
  /** What has happened. */
  readonly text: string;
}

/** What each state of an order is called, and what it means. */
export const STATE_WORDS: Readonly<Record<OrderState, StateWords>> = {
  received: { label: "Received", text: "We have your order with all its sizes." },
  confirmed: { label: "Confirmed", text: "We have read through every size and sent you the confirmation." },
  "in-production": { label: "In production", text: "Your pieces are on the workshop's benches." },
  shipped: { label: "Shipped", text: "The cartons are with the carrier." },
  delivered: { label: "Delivered", text: "The carrier has handed over the cartons." },
  finished: { label: "Finished", text: "Everything has arrived, and the order is closed." },
  cancelled: { label: "Cancelled", text: "Nothing of it is made, and nothing is charged." },
};

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
