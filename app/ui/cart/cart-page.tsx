import { useCart } from "~/browser/cart";
import { brand } from "~/content/brand";
import { ButtonLink } from "~/ui/kit/button";
import { CartContents } from "./cart-contents";
import { CartNotices } from "./cart-notices";

/** The cart (specification, section 2). The server cannot know what is in it, so its HTML holds the frame alone. */
export function CartPage() {
  const { snapshot, dispatch } = useCart(brand.key);
  return (
    <div className="wrap py-10 md:py-14 print:p-0">
      <h1 tabIndex={-1} className="text-4xl md:text-5xl print:hidden">
        Shopping Cart
      </h1>
      {snapshot.status === "loading" && <CartLoading />}
      {snapshot.status === "ready" && <CartNotices notKept={snapshot.notKept} damaged={snapshot.damaged} />}
      {snapshot.status === "ready" && snapshot.cart.length === 0 && <EmptyCart />}
      {snapshot.status === "ready" && snapshot.cart.length > 0 && (
        <CartContents cart={snapshot.cart} dispatch={dispatch} />
      )}
    </div>
  );
}

function EmptyCart() {
  return (
    <div className="min-h-96 pt-10">
      <p className="font-serif text-2xl">Your cart is empty</p>
      <p className="mt-2 text-stone-700">Add some items to get started</p>
      <ButtonLink to="/shop" className="mt-6">
        Continue Shopping
      </ButtonLink>
    </div>
  );
}

function CartLoading() {
  return (
    <div className="min-h-96 pt-10">
      <noscript>
        <p className="max-w-[60ch] text-lg">
          Your browser keeps your cart, and showing it needs JavaScript, which is off. The order form of each door works
          without it: it answers with a priced breakdown that you can print.
        </p>
        <a href="/shop" className="button mt-6 bg-ink text-white">
          Continue Shopping
        </a>
      </noscript>
    </div>
  );
}
