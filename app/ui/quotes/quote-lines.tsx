import type { Quote } from "~/domain/quotes/quote";
import { OrderLines } from "~/ui/order/order-lines";
import { QuoteTerms } from "./quote-terms";

/** What the shop has said of no quote. */
const UNSAID = { freightCents: null, taxCents: null, shipsOn: null };

/** Everything that is quoted, as a cut list with its sums, at the price that is held. */
export function QuoteLines({ quote: { lines, totalCents, pricing } }: { readonly quote: Quote }) {
  return (
    <QuoteTerms terms={pricing}>
      <OrderLines order={{ lines, totalCents, terms: UNSAID }} total="Quoted total" />
    </QuoteTerms>
  );
}
