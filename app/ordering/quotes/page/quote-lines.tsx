import { UNSET_TERMS } from "~/ordering/orders/order-sum";
import { OrderLines } from "~/ordering/orders/page/order-lines";
import type { Quote } from "../quote";
import { QuoteTerms } from "./quote-terms";

/** The whole quote as a cut list with its sums, at the quoted price. */
export function QuoteLines({ quote: { lines, totalCents, pricing } }: { readonly quote: Quote }) {
  return (
    <QuoteTerms terms={pricing}>
      <OrderLines order={{ lines, totalCents, terms: UNSET_TERMS }} total="Quoted total" />
    </QuoteTerms>
  );
}
