import { useEffect } from "react";
import { forgetOrdered } from "~/browser/checkout-order";
import { brand } from "~/content/brand";
import type { OrderLine } from "~/domain/orders/order";

/** Removes the lines that were just ordered from this browser's cart, on the page after the checkout; shows nothing. */
export function PlacedOrder({ lines }: { readonly lines: readonly OrderLine[] }) {
  useEffect(() => forgetOrdered(brand.key, lines), [lines]);
  return null;
}
