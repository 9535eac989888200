import { type CartItem, writeOrderLines } from "~/configurator/lines/cart";
import { ORDER_THIS_FORM_ID } from "~/configurator/lines/order-total";
import { CHECKOUT_INTENT, REVIEW } from "~/house/forms/checkout-names";

/** Sends an order that the server priced to the checkout, for use without JavaScript and so without a cart. */
export function OrderThisForm({ items }: { readonly items: readonly CartItem[] }) {
  return (
    <form id={ORDER_THIS_FORM_ID} method="post" action="/checkout" hidden>
      <input type="hidden" name={CHECKOUT_INTENT} value={REVIEW} />
      <input type="hidden" name="lines" value={writeOrderLines(items)} />
    </form>
  );
}
