import { shopFacts } from "~/base/brand/shop-facts";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { pricedRush } from "~/house/capacity/rush";
import { shipDateOfLines } from "~/house/capacity/services/ship-dates.server";
import { termsShown } from "~/house/settings/services/settings.server";
import { currentTerms } from "~/house/settings/settings.server";
import { linesCents } from "~/ordering/orders/order-price";
import { newOrderKey } from "~/ordering/orders/services/placing.server";
import type { Customer } from "~/ordering/orders/stored/order-placing.server";
import { takeAgain } from "~/ordering/orders/take-again";
import { requireUser, type SignedInUser } from "~/provider/auth/guards.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import type { TierId } from "~/trade/pricing/tiers";
import { withoutCredits } from "~/trade/pricing/without-credits";
import { type Quote, quoteState } from "../quote";
import { type QuoteOutcome, type RequestedQuote, makeQuote as storeQuote } from "../quote-making.server";
import { isOrderable, priceQuote } from "../quote-price";
import * as stored from "../quotes.server";

const ALL_UNAVAILABLE = "Your quotes could not be loaded";
const UNAVAILABLE = "The quote could not be loaded";
const UNCHANGED = "We cannot tell whether the quote was deleted. Open it again to see.";
const UNMADE = "We cannot tell whether your quote was made. Look at your quotes before you request it again.";

/** A page of an account's quotes, newest first. Throws UpstreamFailure. */
export async function listQuotes(customerId: string, before: string | null): Promise<stored.QuoteListPage> {
  return orUnavailable(ALL_UNAVAILABLE, stored.listQuotes((await shopDatabase()).db, customerId, before));
}

/** An account's quote by its number, or `null` if the account has no such quote. Throws UpstreamFailure. */
async function findQuote(customerId: string, number: string): Promise<Quote | null> {
  return orUnavailable(UNAVAILABLE, stored.findQuote((await shopDatabase()).db, customerId, number));
}

/** The price at which a quote can be ordered today, or the lines that prevent it. Throws UpstreamFailure. */
export async function quoteToday(quote: Quote, tier: TierId | null): Promise<ReturnType<typeof priceQuote>> {
  const products = await catalog().list();
  const terms = await orUnavailable(UNAVAILABLE, currentTerms((await shopDatabase()).db, tier));
  return priceQuote(quote, { products, terms });
}

interface Asked extends Omit<RequestedQuote, "key"> {
  readonly key: string | null;
}

/** What a quote of this shop is made with, besides its customer. */
export async function quoteMaking({ lines }: Pick<RequestedQuote, "lines">, signal: AbortSignal) {
  const products = await catalog().findFresh(lines.map(({ productId }) => productId));
  const { orderPrefix: prefix, timeZone } = shopFacts();
  return { products, prefix, timeZone: timeZone.zone, otherKey: newOrderKey(), signal };
}

/** Makes a quote at today's price, once for each key while the quote is valid. Throws UpstreamFailure. */
export async function makeQuote(asked: Asked, customer: Customer, signal: AbortSignal): Promise<QuoteOutcome> {
  const making = { customer, ...(await quoteMaking(asked, signal)) };
  const quote = { ...asked, key: asked.key ?? newOrderKey() };
  return orUnavailable(UNMADE, storeQuote(await shopDatabase(), quote, making, Date.now()));
}

/** Removes a quote; one that no longer exists counts as removed. Throws UpstreamFailure. */
export async function removeQuote(customerId: string, number: string): Promise<void> {
  await orUnavailable(UNCHANGED, stored.removeQuote(await shopDatabase(), customerId, number));
}

/**
 * A quote of the signed-in customer. Throws a redirect to the sign-in page, or 404 even if another account has the
 * quote.
 */
export async function requireQuote(
  request: Request,
  number: string | undefined,
): Promise<SignedInUser & { readonly quote: Quote }> {
  const signedIn = await requireUser(request);
  const quote = await orUpstreamProblem(findQuote(signedIn.user.id, number ?? ""));
  if (!quote) throw notFound("Your account has no such quote");
  return { ...signedIn, quote };
}

/** What a quote's page shows at a tier's price; without a tier, at the list price. Throws UpstreamFailure. */
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
