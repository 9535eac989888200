import { createSampleItem } from "~/configurator/lines/cart-item";
import { addSampleToCart } from "~/configurator/stored-cart/cart";
import { piecesOf } from "~/ordering/orders/order-price";
import type { Product } from "~/trade/catalog/product";
import { findSample } from "~/trade/catalog/sample-door";

/**
 * Adds a sample of a product, in its finish, to the cart. If the cart has a line of these samples, its quantity grows
 * instead, up to the maximum of a line.
 *
 * @returns how many of these samples the cart then has; 0 if the product has no samples
 */
export function addSample(brandKey: string, product: Product): number {
  const item = createSampleItem(product);
  const line = item && findSample(addSampleToCart(brandKey, item), item);
  return line ? piecesOf([line]) : 0;
}
