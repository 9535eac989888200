import { LEAD_TIME } from "../lead-time";
import { type AccountPage, accountPages } from "./account-pages";
import { figures } from "./figures";

/** The lists of an account's orders, if the provider takes orders. */
export const orderLists = {
  current: {
    ...accountPages.ordersCurrent,
    lead: "Every order that is not closed yet, the newest first.",
    points: [
      "Open an order for its cut list, its state, and until when it can be canceled.",
      `Orders are processed within ${figures.orderProcessing}. ${LEAD_TIME.rule}`,
    ],
    none: {
      text: "No order is under way.",
      label: "Browse door styles",
      to: "/shop",
    },
  },
  history: {
    ...accountPages.ordersHistory,
    lead: "Every order that is closed or canceled, the newest first.",
    points: [
      "Open an order to print its cut list again, or to save it as a spreadsheet that the order form reads.",
      "An order that came by telephone is not in this list. Call or write to us with its date, and we will send you a copy.",
    ],
    none: {
      text: "No order is closed yet.",
      label: accountPages.ordersCurrent.title,
      to: accountPages.ordersCurrent.to,
    },
  },
} as const satisfies Record<string, OrderListContent>;

/** A list of an account's orders. */
export interface OrderListContent extends AccountPage {
  /** Shown in place of an empty list. */
  readonly none: { readonly text: string; readonly label: string; readonly to: string };
}
