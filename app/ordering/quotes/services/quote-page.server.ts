import { pricedRush } from "~/house/capacity/rush";
import { shipDateOfLines } from "~/house/capacity/services/ship-dates.server";
import { termsShown } from "~/house/settings/services/settings.server";
import { linesCents } from "~/ordering/orders/order-price";
import { takeAgain } from "~/ordering/orders/take-again";
import { catalog } from "~/provider/catalog/services/catalog.server";
import type { TierId } from "~/trade/pricing/tiers";
import { withoutCredits } from "~/trade/pricing/without-credits";
import { type Quote, quoteState } from "../quote";
import { isOrderable, priceQuote } from "../quote-price";

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
