import { processingCount } from "~/base/brand/order-processing";
import { shopFacts } from "~/base/brand/shop-facts";

/** How soon orders are processed, and how that is counted: the same wherever a page says it. */
export function processingText(): string {
  const { orderProcessing } = shopFacts();
  return `Orders are processed within ${orderProcessing}. ${processingCount(orderProcessing)}`;
}
