import { useEffect, useState } from "react";
import { brand } from "~/base/brand/brand";
import type { Cart } from "~/configurator/lines/cart";
import { useCart } from "~/configurator/stored-cart/cart";
import { UndoNotice } from "~/house/ui/kit/undo-notice";
import { takeSentLines } from "~/ordering/cart/checkout-order";
import { callerLines } from "./caller-lines";

/**
 * Empties this browser's cart once its lines are a caller's quote, so that the next caller does not get them too; Undo
 * brings them back. A cart that was changed since stays.
 */
export function EmptiedCart() {
  const { snapshot, dispatch } = useCart(brand.key);
  const [removed, setRemoved] = useState<Cart | null>(null);
  useEffect(() => {
    if (snapshot.status !== "ready" || !takeSentLines(brand.key, callerLines(snapshot.cart))) return;
    setRemoved(snapshot.cart);
    dispatch({ type: "clear" });
  }, [snapshot, dispatch]);
  if (removed === null) return null;
  return (
    <UndoNotice
      text="Your cart is empty again, for the next customer."
      onUndo={() => {
        dispatch({ type: "add", lines: removed });
        setRemoved(null);
      }}
      onDismiss={() => setRemoved(null)}
    />
  );
}
