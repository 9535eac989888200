import { INTENT, REVIEW } from "~/forms/checkout-names";
import type { CartItem } from "~/lines/cart";
import { writeOrderLines } from "~/lines/cart";
import { ORDER_THIS_FORM_ID } from "~/lines/order-total";

/** Sends an order that the server priced to the checkout, for use without JavaScript and so without a cart. */
export function OrderThisForm({ items }: { readonly items: readonly CartItem[] }) {
  return (
    <form id={ORDER_THIS_FORM_ID} method="post" action="/checkout" hidden>
      <input type="hidden" name={INTENT} value={REVIEW} />
      <input type="hidden" name="lines" value={writeOrderLines(items)} />
    </form>
  );
}
