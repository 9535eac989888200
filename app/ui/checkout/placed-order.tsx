import { useEffect } from "react";
import { forgetOrdered } from "~/browser/checkout-order";
import { brand } from "~/content/brand";
import type { OrderLine } from "~/domain/orders/order";

/** Takes what was just ordered out of this browser's cart; shows nothing. For the page that follows the checkout. */
export function PlacedOrder({ lines }: { readonly lines: readonly OrderLine[] }) {
  useEffect(() => forgetOrdered(brand.key, lines), [lines]);
  return null;
}
