import type { Database } from "~/database/database.server";
import type { OrderLine, OrderRequest } from "~/domain/orders/order";
import { priceLines } from "~/domain/orders/order-price";
import { chosenText } from "~/domain/orders/ordered-lines";
import type { PriceTerms } from "~/domain/price-terms";
import { quoteState } from "~/domain/quotes/quote";
import { isOrderable, priceQuote } from "~/domain/quotes/quote-price";
import { linesToday, stylesOf, termsToday } from "~/orders/prices-today.server";
import { type BoughtSample, samplesToCredit } from "~/orders/sample-credits.server";
import { findQuote } from "./quotes.server";

/** The lines of an order as they are sold, and the terms they are priced by. */
interface PricedOrder {
  readonly lines: readonly OrderLine[];
  readonly terms: PriceTerms;
  /** The samples of earlier orders that it credits. */
  readonly credits: readonly BoughtSample[];
}

/** What the customer chose for a line, and its rate. */
const orderedText = (line: OrderLine) =>
  JSON.stringify([chosenText(line), line.pricePerSqFt, line.sample?.priceCents, line.sample?.creditedOverCents]);

const areSame = (some: readonly OrderLine[], others: readonly OrderLine[]) =>
  some.length === others.length && some.every((line, at) => orderedText(line) === orderedText(others[at] ?? line));

async function priceByQuote(
  database: Database,
  { quote: number = "", lines, totalCents }: OrderRequest,
  customerId: string | null,
  now: number,
): Promise<PricedOrder | "unknown quote" | "not today's"> {
  const quote = customerId === null ? null : await findQuote(database, customerId, number);
  if (!quote) return "unknown quote";
  if (quoteState(quote, now) !== "valid") return "not today's";
  const today = { products: await stylesOf(database, quote.lines), terms: await termsToday(database, customerId) };
  const priced = priceQuote(quote, today);
  const isAsTold = isOrderable(priced) && priced.totalCents === totalCents && areSame(priced.lines, lines);
  return isAsTold ? { ...priced, credits: [] } : "not today's";
}

/**
 * Prices an order again: by the quote it names, whose minimum was met when it was made, or else at today's prices with
 * the credit for samples in earlier orders.
 *
 * @param customerId the account that orders, `null` for a guest
 * @param now in milliseconds since the epoch
 * @returns the reason, if it cannot be placed as sent
 */
export async function priceOrdered(
  database: Database,
  request: OrderRequest,
  customerId: string | null,
  now: number,
): Promise<PricedOrder | "unknown quote" | "not today's"> {
  if (request.quote !== undefined) return await priceByQuote(database, request, customerId, now);
  const samples = customerId === null ? [] : await samplesToCredit(database, customerId);
  const terms = { ...(await termsToday(database, customerId)), sampleCredits: samples };
  const lines = await linesToday(database, request, terms);
  if (!lines) return "not today's";
  const { creditedEarlier } = priceLines(lines, terms);
  return { lines, terms, credits: samples.filter((sample) => creditedEarlier.includes(sample)) };
}
