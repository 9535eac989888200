import type { Cart } from "~/configurator/lines/cart";
import type { OrderLine } from "./order";

/** The lines of an order as a cart, for printed documents; a line's id is its index, from 0. */
export function orderCart(lines: readonly OrderLine[]): Cart {
  return lines.map((line, index) => ({ ...line, lineId: String(index) }));
}
