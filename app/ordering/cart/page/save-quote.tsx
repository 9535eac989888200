import { useRef } from "react";
import { brand } from "~/base/brand/brand";
import type { Cart } from "~/configurator/lines/cart";
import { writeOrderLines } from "~/configurator/lines/cart";
import { useJobName } from "~/configurator/stored-cart/use-job-name";
import { JOB_FIELD, LINES_FIELD } from "~/house/forms/list-names";
import { QUOTE_KEY, QUOTE_TOTAL } from "~/house/forms/quote-names";
import { Button } from "~/house/ui/kit/button";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { useIsSignedIn } from "~/house/ui/kit/use-is-signed-in";
import { linesCents } from "~/ordering/orders/order-price";
import { quotesPage } from "~/provider/account-pages/page/quotes-words";
import { withoutCredits } from "~/trade/pricing/without-credits";
import { orderKeyFor } from "../checkout-order";

/** Saves the cart to the account as a quote, which holds its price; nothing if nobody is signed in. */
export function SaveQuote({ cart }: { readonly cart: Cart }) {
  const [{ name }] = useJobName(brand.key);
  const linesRef = useRef<HTMLInputElement>(null);
  const keyRef = useRef<HTMLInputElement>(null);
  const terms = useShopTerms();
  if (!useIsSignedIn()) return null;

  /** Written only when the form is sent: a long cart is half a megabyte and changes with every key press. */
  function fillIn(): void {
    const lines = writeOrderLines(cart.map(({ lineId, ...item }) => item));
    if (linesRef.current) linesRef.current.value = lines;
    if (keyRef.current) keyRef.current.value = orderKeyFor(brand.key, lines);
  }

  return (
    <li>
      <form method="post" action={quotesPage.to} onSubmit={fillIn} className="grid">
        <input ref={linesRef} type="hidden" name={LINES_FIELD} />
        <input ref={keyRef} type="hidden" name={QUOTE_KEY} />
        <input type="hidden" name={JOB_FIELD} value={name} />
        <input type="hidden" name={QUOTE_TOTAL} value={linesCents(cart, withoutCredits(terms))} />
        <Button type="submit" look="quiet">
          Save as a quote
        </Button>
      </form>
    </li>
  );
}
