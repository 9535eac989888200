import { shopFacts } from "~/base/brand/shop-facts";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { currentTerms } from "~/house/settings/settings.server";
import { newOrderKey } from "~/ordering/orders/services/placing.server";
import type { Customer } from "~/ordering/orders/stored/order-placing.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import type { TierId } from "~/trade/pricing/tiers";
import type { Quote } from "../quote";
import { type AskedQuote, type QuoteOutcome, makeQuote as storeQuote } from "../quote-making.server";
import { priceQuote } from "../quote-price";
import * as stored from "../quotes.server";

const ALL_UNAVAILABLE = "Your quotes could not be loaded";
const UNAVAILABLE = "The quote could not be loaded";
const UNCHANGED = "We cannot tell whether the quote was deleted. Open it again to see.";
const UNMADE = "We cannot tell whether your quote was made. Look at your quotes before you request it again.";

/**
 * A page of an account's quotes, newest first.
 *
 * @param before the number of the last quote on the previous page; ignored if malformed
 * @throws UpstreamFailure
 */
export async function listQuotes(customerId: string, before: string | null): Promise<stored.QuotePage> {
  return orUnavailable(ALL_UNAVAILABLE, stored.listQuotes((await shopDatabase()).db, customerId, before));
}

/**
 * An account's quote by its number, or `null` if the account has no such quote.
 *
 * @throws UpstreamFailure
 */
export async function findQuote(customerId: string, number: string): Promise<Quote | null> {
  return orUnavailable(UNAVAILABLE, stored.findQuote((await shopDatabase()).db, customerId, number));
}

/**
 * The price at which a quote can be ordered today, or the lines that prevent it.
 *
 * @param tier the tier whose price the account gets, `null` for the list price
 * @throws UpstreamFailure
 */
export async function quoteToday(quote: Quote, tier: TierId | null): Promise<ReturnType<typeof priceQuote>> {
  const products = await catalog().list();
  const terms = await orUnavailable(UNAVAILABLE, currentTerms((await shopDatabase()).db, tier));
  return priceQuote(quote, { products, terms });
}

/** What to quote; its key is `null` if the browser created none. */
interface Asked extends Omit<AskedQuote, "key"> {
  readonly key: string | null;
}

/**
 * Makes a quote for lines at today's price, once for each key while the quote is valid.
 *
 * @param signal aborts when the visitor leaves
 * @throws UpstreamFailure
 */
export async function makeQuote(asked: Asked, customer: Customer, signal: AbortSignal): Promise<QuoteOutcome> {
  const products = await catalog().findFresh(asked.lines.map(({ productId }) => productId));
  const database = await shopDatabase();
  const quote = { ...asked, key: asked.key ?? newOrderKey() };
  const shop = { prefix: shopFacts().orderPrefix, timeZone: shopFacts().timeZone.zone, otherKey: newOrderKey() };
  return orUnavailable(UNMADE, storeQuote(database, quote, { customer, products, ...shop, signal }, Date.now()));
}

/**
 * Removes a quote; one that no longer exists counts as removed.
 *
 * @throws UpstreamFailure
 */
export async function removeQuote(customerId: string, number: string): Promise<void> {
  await orUnavailable(UNCHANGED, stored.removeQuote(await shopDatabase(), customerId, number));
}
