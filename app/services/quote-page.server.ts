import { linesCents } from "~/domain/orders/order-price";
import { takeAgain } from "~/domain/orders/take-again";
import { type Quote, quoteState } from "~/domain/quotes/quote";
import { isOrderable, priceQuote } from "~/domain/quotes/quote-price";
import type { TierId } from "~/domain/tiers";
import { withoutCredits } from "~/domain/without-credits";
import { catalog } from "./catalog.server";
import { termsShown } from "./settings.server";

/**
 * The contents of a quote's page: its state, what prevents ordering it or is cheaper today, and its pieces as the cart
 * accepts them today.
 *
 * @param tier the tier whose price the account gets, `null` for the list price
 * @throws UpstreamFailure
 */
export async function quoteShown(quote: Quote, tier: TierId | null) {
  const [products, terms] = await Promise.all([catalog().list(), termsShown(tier)]);
  const priced = priceQuote(quote, { products, terms });
  const taken = takeAgain(quote.lines, products, { before: withoutCredits(quote.pricing), now: terms });
  return {
    quote,
    state: quoteState(quote, Date.now()),
    inTheWay: isOrderable(priced) ? [] : priced,
    lowerCents: isOrderable(priced) && priced.price === "today" ? priced.totalCents : null,
    taken,
    takenCents: linesCents(taken.lines, terms),
  };
}
