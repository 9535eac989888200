import { quotesPage } from "~/accounts/page/quotes-words";
import { brand } from "~/brand/brand";
import { useJobName } from "~/cart/use-job-name";
import { JOB_FIELD, LINES_FIELD } from "~/lists/list-names";
import { linesCents } from "~/orders/order-price";
import { withoutCredits } from "~/pricing/without-credits";
import { QUOTE_KEY, QUOTE_TOTAL } from "~/quotes/quote-names";
import { Button } from "~/ui/kit/button";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { useIsSignedIn } from "~/ui/kit/use-is-signed-in";
import type { CheckoutOrder } from "./use-checkout-order";

/** Saves the order to the account as a quote, also without JavaScript; nothing if nobody is signed in. */
export function QuoteInstead({ order: { lines, key, shown } }: { readonly order: CheckoutOrder }) {
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
