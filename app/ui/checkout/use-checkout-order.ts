import { useEffect, useMemo } from "react";
import { useCart } from "~/browser/cart";
import { keepOrderKey, orderKeyFor } from "~/browser/checkout-order";
import { brand } from "~/content/brand";
import type { Cart } from "~/domain/cart";
import type { OrderLine } from "~/domain/orders/order";
import { readOrderLines } from "~/forms/checkout-form";
import { writeOrderLines } from "~/forms/checkout-names";
import type { CheckoutReply, PostedOrder } from "~/forms/checkout-reply";

/** What the checkout form orders. */
export interface CheckoutOrder extends PostedOrder {
  /** The lines to look over; none where they could not be read. */
  readonly shown: readonly OrderLine[];
}

/** The cart's lines, each field in the same place whether they were just made or read from storage. */
function orderOfCart(cart: Cart): CheckoutOrder {
  const items = cart.map(({ lineId, ...item }) => item);
  const lines = writeOrderLines(readOrderLines(writeOrderLines(items)) ?? items);
  return { lines, key: cart.length > 0 ? orderKeyFor(brand.key, lines) : "", shown: items };
}

/** The order of the server's answer, or else that of the cart; `null` on the server and until the cart is read. */
export function useCheckoutOrder(reply: CheckoutReply | null): CheckoutOrder | null {
  const { snapshot } = useCart(brand.key);
  const cart = snapshot.status === "ready" ? snapshot.cart : null;
  const answered = reply?.order;
  useEffect(() => {
    if (answered) keepOrderKey(brand.key, { ...answered, sent: false });
  }, [answered]);
  return useMemo(() => {
    if (answered) return { ...answered, shown: readOrderLines(answered.lines) ?? [] };
    return cart && orderOfCart(cart);
  }, [answered, cart]);
}
