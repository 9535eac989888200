import { processingCount } from "~/base/brand/order-processing";
import { shopFacts } from "~/base/brand/shop-facts";
import { workingDaysText } from "~/trade/making/making-days";
import { OR_LATER } from "./fixed-promises";

const BY_STYLE = `How long manufacturing takes depends on the style: its page names the working days, counted from the payment, ${OR_LATER}.`;

/** For pages that are not about one order: a style's page has its own days (decision 131). No other figure stands. */
export const LEAD_TIME = {
  get rule(): string {
    const { leadDays } = shopFacts();
    if (leadDays === null) return BY_STYLE;
    return `Manufacturing takes ${workingDaysText(leadDays)}, counted from the payment, unless the style's page names its own, ${OR_LATER}.`;
  },
  order: "An order takes as long as its slowest style.",
  now: (days: string) => `At present our styles take ${days}.`,
} as const;

export function processingText(): string {
  const { orderProcessing } = shopFacts();
  return `Orders are processed within ${orderProcessing}. ${processingCount(orderProcessing)}`;
}
