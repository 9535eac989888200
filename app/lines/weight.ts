import type { CartItem } from "./cart";
import { priceItem } from "./cart-item";

/** The weights of styles are in hundredths of a pound per square foot, areas in square sixteenths of an inch. */
const UNITS_PER_POUND = 100 * 144 * 16 * 16;

/**
 * What some pieces weigh, in whole pounds rounded up, from the weight per square foot that their styles state; packing
 * is not included. A door of 15 1/2 x 30, 3.229 sq ft, at 2.30 lb per square foot weighs 7.43 lb, rounded up to 8.
 *
 * @returns `null` if one of the styles states no weight
 */
export function weightOf(items: readonly CartItem[]): number | null {
  let units = 0;
  for (const item of items) {
    if (!item.specification) return null;
    units += priceItem(item).area * item.specification.weightPerSqFt;
  }
  const rest = units % UNITS_PER_POUND;
  return (units - rest) / UNITS_PER_POUND + (rest > 0 ? 1 : 0);
}
