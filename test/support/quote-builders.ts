import { priceItem } from "~/configurator/lines/cart-item";
import type { OrderLine } from "~/ordering/orders/order";
import { linesCents } from "~/ordering/orders/order-price";
import type { Quote } from "~/ordering/quotes/quote";
import { LIST_TERMS, type PriceTerms } from "~/trade/pricing/price-terms";
import { aCartItem } from "./cart-builders";

/** A quote of some lines, valid for 30 days from now. */
export function aQuote(
  change: Partial<Quote> = {},
  lines: readonly OrderLine[] = [aCartItem()],
  terms: PriceTerms = LIST_TERMS,
): Quote {
  const now = Date.now();
  return {
    number: "HVQ-1001",
    jobName: "Miller kitchen",
    lines,
    totalCents: linesCents(lines, terms),
    pricing: {
      ...terms,
      lines: lines.map((line) => {
        const { listCents, totalCents: cents } = priceItem(line, terms);
        return { listCents, cents };
      }),
    },
    madeAt: new Date(now).toISOString(),
    validUntil: new Date(now + 30 * 86_400_000).toISOString(),
    orderedAs: null,
    ...change,
  };
}
