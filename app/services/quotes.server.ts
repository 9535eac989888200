import { isQuoteNumber, type Quote } from "~/domain/quotes/quote";
import { orNullAt } from "~/provider/client/provider-error.server";
import type { QuotePage } from "~/provider/client/quotes.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

const ALL_UNAVAILABLE = "Your quotes could not be loaded";
const UNAVAILABLE = "The quote could not be loaded";
const UNCHANGED = "We cannot tell whether the quote was deleted. Open it again to see.";

/** Whether the provider makes quotes, which hold prices for its accounts. */
export async function keepsQuotes(): Promise<boolean> {
  return (await providerTraits()).quotes;
}

/**
 * A page of the quotes of a session's account, newest first, or `null` if the provider does not make quotes.
 *
 * @param before the number of the last quote on the previous page; ignored if malformed
 * @throws UpstreamFailure
 */
export async function listQuotes(session: ProviderSession, before: string | null): Promise<QuotePage | null> {
  if (!(await keepsQuotes())) return null;
  const from = before !== null && isQuoteNumber(before) ? before : undefined;
  const list = provider().as(session).listMyQuotes(from);
  return orUpstreamFailure(() => ALL_UNAVAILABLE, orNullAt(404, list));
}

/**
 * A quote of a session's account by its number, or `null` if the account has no such quote.
 *
 * @throws UpstreamFailure
 */
export async function findQuote(session: ProviderSession, number: string): Promise<Quote | null> {
  if (!isQuoteNumber(number) || !(await keepsQuotes())) return null;
  return orUpstreamFailure(() => UNAVAILABLE, provider().as(session).findMyQuote(number));
}

/**
 * Removes a quote; one that no longer exists counts as removed.
 *
 * @throws UpstreamFailure
 */
export async function removeQuote(session: ProviderSession, number: string): Promise<void> {
  await orUpstreamFailure(() => UNCHANGED, orNullAt(404, provider().as(session).removeQuote(number)));
}
