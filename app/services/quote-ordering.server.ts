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
 * What a quote is ordered at today, or the lines that stand in the way.
 *
 * @param look whether to ask for prices and settings however fresh the kept ones are
 * @throws UpstreamFailure
 */
export async function quoteToday(
  quote: Quote,
  { session, signal }: Customer,
  look: "kept" | "anew" = "kept",
): Promise<ReturnType<typeof priceQuote>> {
  const [products, terms] = await Promise.all([
    catalog()[look === "kept" ? "list" : "listAnew"](),
    customerTerms(session, look, signal),
  ]);
  return priceQuote(quote, { products, terms: withoutCredits(terms) });
}

/** An order of a quote, whose lines and price are the provider's own. */
export interface QuoteOrder extends Omit<OrderRequest, "lines" | "totalCents" | "quote"> {
  /** What its customer was told that it comes to. */
  readonly toldCents: Cents | null;
}

/**
 * What became of it: placed, with the secret of its page; at another price than was told, so that nothing is ordered;
 * `over` where the quote has expired, was ordered already or cannot be ordered any more, which its page explains.
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
 * Orders a quote at what it says, or at today's price where that is lower, as long as its customer was told just that.
 *
 * @throws UpstreamFailure
 */
export async function orderQuote(number: string, order: QuoteOrder, customer: Customer): Promise<QuoteOrderOutcome> {
  for (const look of ["kept", "anew"] as const) {
    const quote = await findQuote(customer.session, number);
    if (!quote) return { outcome: "unknown" };
    // One that is ordered is sent all the same: the same form again finds the order that it has placed.
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
