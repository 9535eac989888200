import { shopFacts } from "~/base/brand/shop-facts";
import { ButtonLink } from "~/house/ui/kit/button";

/** The checkout of an empty cart. */
export function EmptyCheckout() {
  return (
    <div className="min-h-96 pt-10">
      <p className="font-serif text-2xl">There is nothing to order yet</p>
      <p className="mt-2 text-stone-700">Your cart is empty. Choose a style and type in your sizes.</p>
      <ButtonLink to="/shop" className="mt-6">
        Continue Shopping
      </ButtonLink>
    </div>
  );
}

/** What the server shows of the checkout, since it cannot see the cart in the browser. */
export function CheckoutLoading() {
  return (
    <div className="min-h-96 pt-10">
      <noscript>
        <p className="max-w-[40em] text-lg">
          Your browser keeps your cart, and ordering what is in it needs JavaScript, which is off. You can order one
          style at a time without it: type your sizes into the order form of a door, press Add to Cart, and then Order
          this. Or call us: {shopFacts().phone.display}.
        </p>
        <a href="/shop" className="button mt-6 bg-ink text-white">
          Continue Shopping
        </a>
      </noscript>
    </div>
  );
}
