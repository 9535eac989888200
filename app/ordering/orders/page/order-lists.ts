import { type AccountPage, accountPages } from "~/provider/account-pages/page/account-pages";

/** A list of an account's orders. */
export interface OrderListContent extends AccountPage {
  /** Shown in place of an empty list. */
  readonly none: { readonly text: string; readonly label: string; readonly to: string };
}

const TO_THE_SHOP = { label: "Browse door styles", to: "/shop" } as const;

/** The lists of an account's orders. */
export const orderLists = {
  get current() {
    return { ...accountPages.ordersCurrent, none: { text: "You have no current orders.", ...TO_THE_SHOP } };
  },
  history: {
    ...accountPages.ordersHistory,
    none: {
      text: "You have no closed orders yet.",
      label: accountPages.ordersCurrent.title,
      to: accountPages.ordersCurrent.to,
    },
  },
  reorder: { ...accountPages.reorder, none: { text: "You have no orders yet.", ...TO_THE_SHOP } },
} as const satisfies Record<string, OrderListContent>;
