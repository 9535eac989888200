import { useEffect, useMemo } from "react";
import { brand } from "~/base/brand/brand";
import { type Cart, writeOrderLines } from "~/configurator/lines/cart";
import { useCart } from "~/configurator/stored-cart/cart";
import type { SeenRush } from "~/house/capacity/rush";
import { orderKeyFor, storeOrderKey } from "~/ordering/cart/checkout-order";
import type { OrderLine } from "~/ordering/orders/order";
import { type CheckoutReply, type PostedOrder, readOrderLines } from "../checkout-form";

export interface CheckoutOrder extends PostedOrder {
  /** The lines to look over; none if they could not be read. */
  readonly shown: readonly OrderLine[];
  /** Rush as it was chosen in the cart; absent if it was not, and for lines that are not the cart's. */
  readonly rush?: SeenRush | null;
  readonly onChooseRush?: (rush: SeenRush | null) => void;
}

/** The cart's lines, with their fields in the same order whether they are new or were read from localStorage. */
function orderOfCart(cart: Cart): CheckoutOrder {
  const items = cart.map(({ lineId, ...item }) => item);
  const lines = writeOrderLines(readOrderLines(writeOrderLines(items)) ?? items);
  return { lines, key: cart.length > 0 ? orderKeyFor(brand.key, lines) : "", shown: items };
}

/** The order in the server's response, or else the cart; `null` on the server and until the cart has been read. */
export function useCheckoutOrder(reply: CheckoutReply | null): CheckoutOrder | null {
  const { snapshot, dispatch } = useCart(brand.key);
  const [cart, rush] = snapshot.status === "ready" ? [snapshot.cart, snapshot.rush] : [null, null];
  const answered = reply?.order;
  useEffect(() => {
    if (answered) storeOrderKey(brand.key, { ...answered, sent: false });
  }, [answered]);
  return useMemo(() => {
    if (answered) return { ...answered, shown: readOrderLines(answered.lines) ?? [] };
    const onChooseRush = (chosen: SeenRush | null) => dispatch({ type: "rush", rush: chosen });
    return cart && { ...orderOfCart(cart), rush, onChooseRush };
  }, [answered, cart, rush, dispatch]);
}
