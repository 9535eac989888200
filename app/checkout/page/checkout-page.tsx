import { Link } from "@remix-run/react";
import type { CheckoutReply } from "~/checkout/checkout-reply";
import { Notice } from "~/ui/kit/notice";
import { CheckoutForm, type KnownCustomer } from "./checkout-form";
import { CheckoutLoading, EmptyCheckout } from "./no-order";
import { QuoteInstead } from "./quote-instead";
import { useCheckoutOrder } from "./use-checkout-order";
import { WhatChanged } from "./what-changed";

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
      {reply?.problem && (
        <div role="alert" className="mt-8 max-w-4xl">
          <Notice tone="error" title={reply.problem}>
            <p>Everything you typed is still here.</p>
          </Notice>
        </div>
      )}
      {isEmpty ? (
        <EmptyCheckout />
      ) : (
        <>
          <div className="mt-4 flex flex-wrap items-center gap-x-6">
            <Link to="/cart" className="inline-block py-1 underline underline-offset-4">
              Back to the cart
            </Link>
            <QuoteInstead order={order} />
          </div>
          <CheckoutForm
            order={order}
            contact={contact}
            answered={Boolean(reply?.repopulateFields)}
            reviewKey={changes.length > 0 ? order.lines : ""}
          />
        </>
      )}
    </>
  );
}
