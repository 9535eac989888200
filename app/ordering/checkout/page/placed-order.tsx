import { useEffect } from "react";
import { brand } from "~/base/brand/brand";
import { forgetOrdered } from "~/ordering/cart/checkout-order";
import type { OrderLine } from "~/ordering/orders/order";

/** Removes the lines that were just ordered from this browser's cart, on the page after the checkout; shows nothing. */
export function PlacedOrder({ lines }: { readonly lines: readonly OrderLine[] }) {
  useEffect(() => forgetOrdered(brand.key, lines), [lines]);
  return null;
}
