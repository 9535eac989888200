import { processingCount } from "~/brand/order-processing";
import { shopFacts } from "~/brand/shop-facts";

/** How soon orders are processed, and how that is counted: the same wherever a page says it. */
export function processingText(): string {
  const { orderProcessing } = shopFacts();
  return `Orders are processed within ${orderProcessing}. ${processingCount(orderProcessing)}`;
}
