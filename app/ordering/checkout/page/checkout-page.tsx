import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { brand } from "~/base/brand/brand";
import { shopFacts } from "~/base/brand/shop-facts";
import { moveFocus } from "~/base/browser/move-focus";
import { useHeldEarly } from "~/base/browser/use-held-early";
import { counted } from "~/base/text/counts";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { useJobName } from "~/configurator/stored-cart/use-job-name";
import { JOB_FIELD, LINES_FIELD } from "~/house/forms/list-names";
import { QUOTE_KEY, QUOTE_TOTAL } from "~/house/forms/quote-names";
import { UnsavedNotice } from "~/house/ui/fields/unsaved-notice";
import { Button, ButtonLink } from "~/house/ui/kit/button";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { useIsSignedIn } from "~/house/ui/kit/use-is-signed-in";
import { linesCents, priceLines } from "~/ordering/orders/order-price";
import { OrderChangeList } from "~/ordering/orders/page/order-change-list";
import type { PriceChange } from "~/ordering/orders/price-again";
import { quotesPage } from "~/provider/account-pages/page/quotes-words";
import { formatCents } from "~/trade/measure/money";
import { withoutCredits } from "~/trade/pricing/without-credits";
import type { CheckoutReply } from "../checkout-form";
import { CheckoutForm, type KnownCustomer } from "./checkout-form";
import { type CheckoutOrder, useCheckoutOrder } from "./use-checkout-order";

/** Saves the order to the account as a quote, also without JavaScript; nothing if nobody is signed in. */
function QuoteInstead({ order: { lines, key, shown } }: { readonly order: CheckoutOrder }) {
  const [{ name }] = useJobName(brand.key);
  const terms = useShopTerms();
  if (!useIsSignedIn()) return null;
  return (
    <form method="post" action={quotesPage.to}>
      <input type="hidden" name={LINES_FIELD} value={lines} />
      <input type="hidden" name={QUOTE_KEY} value={key} />
      <input type="hidden" name={JOB_FIELD} value={name} />
      <input type="hidden" name={QUOTE_TOTAL} value={linesCents(shown, withoutCredits(terms))} />
      <Button type="submit" look="quiet">
        Save as a quote
      </Button>
    </form>
  );
}

interface CheckoutPageProps {
  readonly contact: KnownCustomer | null;
  readonly reply: CheckoutReply | null;
}

export function CheckoutPage({ contact, reply }: CheckoutPageProps) {
  return (
    <div className="wrap py-10 md:py-14">
      <h1 tabIndex={-1} className="text-4xl md:text-5xl">
        Checkout
      </h1>
      <Checkout contact={contact} reply={reply} />
    </div>
  );
}

function Checkout({ contact, reply }: CheckoutPageProps) {
  const order = useCheckoutOrder(reply);
  const changes = reply?.changes ?? [];
  if (!order) return <CheckoutLoading />;
  // Lines that could not be read are still in the form, with the reason next to them.
  const isEmpty = order.shown.length === 0 && !reply?.fieldErrors.lines;
  return (
    <>
      {changes.length > 0 && <WhatChanged changes={changes} hasLines={!isEmpty} />}
      <UnsavedNotice reply={reply} className="mt-8 max-w-4xl" />
      {isEmpty ? (
        <EmptyCheckout />
      ) : (
        <>
          <OrderInBrief order={order} />
          <div className="mt-4 flex flex-wrap items-center gap-x-6">
            <Link to="/cart" className="link-padded">
              Back to the cart
            </Link>
            <QuoteInstead order={order} />
          </div>
          <CheckoutForm
            order={order}
            contact={contact}
            answered={Boolean(reply?.repopulateFields)}
            reviewKey={changes.length > 0 ? `${order.lines} ${JSON.stringify(order.ships)}` : ""}
          />
        </>
      )}
    </>
  );
}

/** What is about to be ordered; the review below has it in full. */
function OrderInBrief({ order: { shown } }: { readonly order: CheckoutOrder }) {
  const { count, totalCents } = priceLines(shown, useShopTerms());
  return (
    <p className="figures mt-4">
      {counted(count, "piece")}, {formatCents(totalCents)} {TOTAL_WITHOUT}
    </p>
  );
}

function EmptyCheckout() {
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
function CheckoutLoading() {
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

interface WhatChangedProps {
  readonly changes: readonly PriceChange[];
  readonly hasLines: boolean;
}

function WhatChanged({ changes, hasLines }: WhatChangedProps) {
  const ref = useRef<HTMLDivElement>(null);
  const heldEarly = useHeldEarly();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever there are other changes to show
  useEffect(() => {
    const isHeld = heldEarly.current;
    heldEarly.current = false;
    if (isHeld) return;
    moveFocus(ref.current, { preventScroll: true });
    ref.current?.scrollIntoView({ block: "start" });
  }, [changes]);
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mt-8 border-2 border-signal bg-white px-5 py-4 focus-visible:outline-none"
    >
      <h2 className="font-sans text-lg font-semibold">What changed</h2>
      <OrderChangeList changes={changes} />
      <p className="mt-2">
        Nothing is ordered yet.
        {hasLines && " Look over the pieces below at today's prices, tick the box again and place the order."}
      </p>
    </div>
  );
}
