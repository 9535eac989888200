import type { Cart, CartLine } from "~/domain/cart";
import { createSampleItem } from "~/domain/cart-item";
import { piecesOf } from "~/domain/orders/order-price";
import type { Product } from "~/domain/product";
import { isSameSample, MAX_SAMPLES, samplePieces } from "~/domain/sample-door";
import { addToCart, changeCart } from "./cart";

const findSample = (cart: Cart, item: Omit<CartLine, "lineId">) =>
  cart.find(
    (line) =>
      line.productId === item.productId &&
      line.finish === item.finish &&
      line.sample !== undefined &&
      isSameSample(line.sample, item.sample),
  );

/**
 * Puts a sample of a product, in its finish, into the cart: one more of a line that is there, up to what a line holds.
 *
 * @returns how many of it the cart has then; 0 where the product has none
 */
export function addSample(brandKey: string, product: Product): number {
  const item = createSampleItem(product);
  if (!item) return 0;
  let count = 1;
  const isThere = changeCart(brandKey, (cart) => {
    const line = findSample(cart, item);
    if (!line) return null;
    count = Math.min(piecesOf([line]) + 1, MAX_SAMPLES);
    return { type: "update", target: { lineId: line.lineId }, item: { ...line, ...samplePieces(count) } };
  });
  if (!isThere) addToCart(brandKey, [item]);
  return count;
}
