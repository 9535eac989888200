import { createSampleItem } from "~/domain/cart-item";
import { piecesOf } from "~/domain/orders/order-price";
import type { Product } from "~/domain/product";
import { findSample } from "~/domain/sample-door";
import { addSampleToCart } from "./cart";

/**
 * Puts a sample of a product, in its finish, into the cart: one more of a line that is there, up to what a line holds.
 *
 * @returns how many of it the cart has then; 0 where the product has none
 */
export function addSample(brandKey: string, product: Product): number {
  const item = createSampleItem(product);
  const line = item && findSample(addSampleToCart(brandKey, item), item);
  return line ? piecesOf([line]) : 0;
}
