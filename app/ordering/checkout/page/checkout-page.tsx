import { Link } from "@remix-run/react";
import { brand } from "~/base/brand/brand";
import { useJobName } from "~/configurator/stored-cart/use-job-name";
import { JOB_FIELD, LINES_FIELD } from "~/house/forms/list-names";
import { QUOTE_KEY, QUOTE_TOTAL } from "~/house/forms/quote-names";
import { UnsavedNotice } from "~/house/ui/fields/unsaved-notice";
import { Button } from "~/house/ui/kit/button";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { useIsSignedIn } from "~/house/ui/kit/use-is-signed-in";
import { linesCents } from "~/ordering/orders/order-price";
import { quotesPage } from "~/provider/account-pages/page/quotes-words";
import { withoutCredits } from "~/trade/pricing/without-credits";
import type { CheckoutReply } from "../checkout-reply";
import { CheckoutForm, type KnownCustomer } from "./checkout-form";
import { CheckoutLoading, EmptyCheckout } from "./no-order";
import type { CheckoutOrder } from "./use-checkout-order";
import { useCheckoutOrder } from "./use-checkout-order";
import { WhatChanged } from "./what-changed";

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
  /** What the provider knows about the signed-in customer. */
  readonly contact: KnownCustomer | null;
  /** The response to a form that placed no order. */
  readonly reply: CheckoutReply | null;
}

/** The page that orders the cart. */
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
