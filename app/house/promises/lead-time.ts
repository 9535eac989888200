import { processingCount } from "~/base/brand/order-processing";
import { shopFacts } from "~/base/brand/shop-facts";
import { workingDaysText } from "~/trade/making/making-days";
import { OR_LATER } from "./fixed-promises";

const BY_STYLE = `How long manufacturing takes depends on the style: its page names the working days, counted from the payment, ${OR_LATER}.`;

/**
 * How long making takes, for pages that are not about one order. A style's own working days are shown on its page; for
 * all others the owner's apply (decision 131). No page states another figure.
 */
export const LEAD_TIME = {
  get rule(): string {
    const { leadDays } = shopFacts();
    if (leadDays === null) return BY_STYLE;
    return `Manufacturing takes ${workingDaysText(leadDays)}, counted from the payment, unless the style's page names its own, ${OR_LATER}.`;
  },
  order: "An order takes as long as its slowest style.",
  /** `days` in words: "8 to 15 working days". */
  now: (days: string) => `At present our styles take ${days}.`,
} as const;

/** How soon orders are processed, and how that is counted: the same wherever a page says it. */
export function processingText(): string {
  const { orderProcessing } = shopFacts();
  return `Orders are processed within ${orderProcessing}. ${processingCount(orderProcessing)}`;
}
