import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import { brand } from "~/base/brand/brand";
import type { Cart } from "~/configurator/lines/cart";
import { writeOrderLines } from "~/configurator/lines/cart";
import { useJobName } from "~/configurator/stored-cart/use-job-name";
import { JOB_FIELD, LINES_FIELD } from "~/house/forms/list-names";
import { QUOTE_KEY, QUOTE_TOTAL } from "~/house/forms/quote-names";
import { QUOTE_FROM_CART, thenBackTo } from "~/house/forms/return-to";
import { Button, ButtonLink, type ButtonLook } from "~/house/ui/kit/button";
import { Notice } from "~/house/ui/kit/notice";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { useIsSignedIn } from "~/house/ui/kit/use-is-signed-in";
import { linesCents } from "~/ordering/orders/order-price";
import { quotesPage } from "~/provider/account-pages/page/quotes-words";
import { useDraftCleared } from "~/provider/account-pages/page/use-registration-draft";
import { withoutCredits } from "~/trade/pricing/without-credits";
import { orderKeyFor } from "../checkout-order";

/** Saves the cart to the account as a quote, which holds its price; a guest signs in first and comes back. */
export function SaveQuote({ cart }: { readonly cart: Cart }) {
  return <li>{useIsSignedIn() ? <SaveQuoteForm cart={cart} look="quiet" /> : <SignInForQuote />}</li>;
}

function SignInForQuote() {
  return (
    <div className="grid text-center">
      <p className="pt-2 text-sm text-stone-700">Need a price for a client?</p>
      <ButtonLink to={thenBackTo("/login", QUOTE_FROM_CART)} look="quiet">
        Save as a quote
      </ButtonLink>
    </div>
  );
}

interface SaveQuoteFormProps {
  readonly cart: Cart;
  readonly look: ButtonLook;
}

function SaveQuoteForm({ cart, look }: SaveQuoteFormProps) {
  const [{ name }] = useJobName(brand.key);
  const linesRef = useRef<HTMLInputElement>(null);
  const keyRef = useRef<HTMLInputElement>(null);
  const terms = useShopTerms();

  /** Written only when the form is sent: a long cart is half a megabyte and changes with every key press. */
  function fillIn(): void {
    const lines = writeOrderLines(cart.map(({ lineId, ...item }) => item));
    if (linesRef.current) linesRef.current.value = lines;
    if (keyRef.current) keyRef.current.value = orderKeyFor(brand.key, lines);
  }

  return (
    <form method="post" action={quotesPage.to} onSubmit={fillIn} className="grid">
      <input ref={linesRef} type="hidden" name={LINES_FIELD} />
      <input ref={keyRef} type="hidden" name={QUOTE_KEY} />
      <input type="hidden" name={JOB_FIELD} value={name} />
      <input type="hidden" name={QUOTE_TOTAL} value={linesCents(cart, withoutCredits(terms))} />
      <Button type="submit" look={look}>
        Save as a quote
      </Button>
    </form>
  );
}

/** What somebody reads who signed in or registered to save the cart as a quote. */
export function BackForQuote({ cart }: { readonly cart: Cart }) {
  const { search } = useLocation();
  const isBack = useIsSignedIn() && new URLSearchParams(search).has("quote");
  useDraftCleared(isBack);
  if (!isBack || cart.length === 0) return null;
  return (
    <div role="status" className="mt-6 print:hidden">
      <Notice tone="success" title="You are signed in, and your cart is as you left it.">
        <p className="mb-3">A quote holds its price, and you can print it or send it under your own name.</p>
        <SaveQuoteForm cart={cart} look="outline" />
      </Notice>
    </div>
  );
}
