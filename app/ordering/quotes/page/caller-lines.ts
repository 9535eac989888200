import type { Cart } from "~/configurator/lines/cart";
import { writeOrderLines } from "~/configurator/lines/cart";

/** The lines of a cart as the form for a caller sends them. */
export const callerLines = (cart: Cart): string => writeOrderLines(cart.map(({ lineId, ...item }) => item));
