import { OrderLines } from "~/ordering/orders/page/order-lines";
import type { Quote } from "../quote";
import { QuoteTerms } from "./quote-terms";

/** Freight, tax and the day of shipping, which the shop sets only for orders. */
const UNSET_TERMS = { freightCents: null, taxCents: null, shipsOn: null };

/** The whole quote as a cut list with its sums, at the quoted price. */
export function QuoteLines({ quote: { lines, totalCents, pricing } }: { readonly quote: Quote }) {
  return (
    <QuoteTerms terms={pricing}>
      <OrderLines order={{ lines, totalCents, terms: UNSET_TERMS }} total="Quoted total" />
    </QuoteTerms>
  );
}
