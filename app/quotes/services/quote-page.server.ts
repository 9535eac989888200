import { pricedRush } from "~/capacity/rush";
import { shipDateOfLines } from "~/capacity/services/ship-dates.server";
import { catalog } from "~/catalog/services/catalog.server";
import { linesCents } from "~/orders/order-price";
import { takeAgain } from "~/orders/take-again";
import type { TierId } from "~/pricing/tiers";
import { withoutCredits } from "~/pricing/without-credits";
import { type Quote, quoteState } from "~/quotes/quote";
import { isOrderable, priceQuote } from "~/quotes/quote-price";
import { termsShown } from "~/settings/services/settings.server";

/**
 * The contents of a quote's page: its state, the lines that cannot be ordered today, a lower price of today, when it can
 * ship and what rush costs, and its pieces as the cart can take them today.
 *
 * @param tier the tier whose price the account gets, `null` for the list price
 * @throws UpstreamFailure
 */
export async function quoteShown(quote: Quote, tier: TierId | null) {
  const [products, terms] = await Promise.all([catalog().list(), termsShown(tier)]);
  const priced = priceQuote(quote, { products, terms });
  const orderable = isOrderable(priced) ? priced : null;
  const ships = await shipDateOfLines(orderable?.lines ?? []);
  const taken = takeAgain(quote.lines, products, { before: withoutCredits(quote.pricing), now: terms });
  return {
    quote,
    state: quoteState(quote, Date.now()),
    unorderable: isOrderable(priced) ? [] : priced,
    lowerCents: orderable?.price === "today" ? orderable.totalCents : null,
    ships,
    rush: ships?.rush && orderable ? pricedRush(ships.rush, orderable.totalCents) : null,
    taken,
    takenCents: linesCents(taken.lines, terms),
  };
}
