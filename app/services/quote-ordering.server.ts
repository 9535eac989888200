import type { Cents } from "~/domain/money";
import type { NoRoom } from "~/domain/orders/no-room";
import type { OrderRequest } from "~/domain/orders/order";
import { type Quote, quoteState } from "~/domain/quotes/quote";
import { isOrderable, type OrderableQuote, priceQuote } from "~/domain/quotes/quote-price";
import { withoutCredits } from "~/domain/without-credits";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";
import { catalog } from "./catalog.server";
import { noRoomOf } from "./ordering.server";
import { findQuote } from "./quotes.server";
import { orRefused } from "./refusals.server";
import { customerTerms } from "./settings.server";
import { orUpstreamFailure } from "./upstream.server";

const FAILED =
  "We could not tell whether your order has reached us. Please place it again: a quote is ordered once, however often it is sent.";

const REFUSALS = { 404: "unknown", 409: "changed", 422: "other-order" } as const;

interface Customer {
  readonly session: ProviderSession;
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal;
}

/**
 * The price at which a quote can be ordered today, or the lines that prevent it.
 *
 * @param look whether to read prices and settings again, however fresh the cached ones are
 * @throws UpstreamFailure
 */
export async function quoteToday(
  quote: Quote,
  { session, signal }: Customer,
  look: "cached" | "fresh" = "cached",
): Promise<ReturnType<typeof priceQuote>> {
  const [products, terms] = await Promise.all([
    catalog()[look === "cached" ? "list" : "listFresh"](),
    customerTerms(session, look, signal),
  ]);
  return priceQuote(quote, { products, terms: withoutCredits(terms) });
}

/** An order by a quote; the lines and the price are the provider's. */
export interface QuoteOrder extends Omit<OrderRequest, "lines" | "totalCents" | "quote"> {
  /** The total that the customer saw. */
  readonly toldCents: Cents | null;
}

/**
 * The result: placed, with the secret of its page; at a different price than the customer saw, so that nothing was
 * ordered; or `over` if the quote has expired, was already ordered or can no longer be ordered, which its page
 * explains.
 */
export type QuoteOrderOutcome =
  | { readonly outcome: "placed"; readonly link: string }
  | { readonly outcome: "changed"; readonly price: OrderableQuote }
  | { readonly outcome: "over" }
  | { readonly outcome: "unknown" }
  | NoRoom
  | { readonly outcome: "other-order" | "refused" };

async function send(quote: Quote, price: OrderableQuote, order: QuoteOrder, { session, signal }: Customer) {
  const { toldCents, ...what } = order;
  const { lines, totalCents } = price;
  const request = { ...what, lines, totalCents, quote: quote.number };
  const placed = orRefused(provider().as(session).placeOrder(request, signal), REFUSALS).catch((error: unknown) => {
    const noRoom = noRoomOf(error);
    if (noRoom) return noRoom;
    throw error;
  });
  return orUpstreamFailure(() => FAILED, placed);
}

/**
 * Orders a quote at its price, or at today's price if that is lower, provided that the customer saw exactly that price.
 *
 * @throws UpstreamFailure
 */
export async function orderQuote(number: string, order: QuoteOrder, customer: Customer): Promise<QuoteOrderOutcome> {
  for (const look of ["cached", "fresh"] as const) {
    const quote = await findQuote(customer.session, number);
    if (!quote) return { outcome: "unknown" };
    // A quote already ordered is sent anyway: repeating the same form finds the order that it placed.
    if (quoteState(quote, Date.now()) === "expired") return { outcome: "over" };
    const price = await quoteToday(quote, customer, look);
    if (!isOrderable(price)) return { outcome: "over" };
    if (price.totalCents !== order.toldCents && quote.orderedAs === null) return { outcome: "changed", price };
    const placed = await send(quote, price, order, customer);
    if (typeof placed === "object") return "link" in placed ? { outcome: "placed", link: placed.link } : placed;
    if (quote.orderedAs !== null) return { outcome: "over" };
    if (placed !== "changed") return { outcome: placed };
  }
  return { outcome: "refused" };
}
