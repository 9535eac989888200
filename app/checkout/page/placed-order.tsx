import { useEffect } from "react";
import { brand } from "~/brand/brand";
import { forgetOrdered } from "~/cart/checkout-order";
import type { OrderLine } from "~/orders/order";

/** Removes the lines that were just ordered from this browser's cart, on the page after the checkout; shows nothing. */
export function PlacedOrder({ lines }: { readonly lines: readonly OrderLine[] }) {
  useEffect(() => forgetOrdered(brand.key, lines), [lines]);
  return null;
}
