import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { NOT_ORDERED, type Ordering, placed } from "~/ordering/orders/services/placing.server";
import type { Customer, SentOrder } from "~/ordering/orders/stored/order-placing.server";
import { callerByLink } from "../callers.server";
import {
  orderCallerQuote,
  type QuoteOrder,
  type QuoteOrderOutcome,
  orderQuote as storeQuoteOrder,
} from "../quote-ordering.server";
import { findQuote } from "../quotes.server";

/**
 * Orders a quote at its price, or at today's price if that is lower, provided that the customer saw exactly that price.
 * Throws UpstreamFailure.
 */
export async function orderQuote(order: QuoteOrder, ordering: Ordering<Customer>): Promise<QuoteOrderOutcome> {
  const { db } = await shopDatabase();
  const quote = await orUnavailable(NOT_ORDERED, findQuote(db, ordering.user.id, order.quote));
  return placed(quote?.lines ?? [], ordering, (database, placing, now) =>
    storeQuoteOrder(database, order, placing, now),
  );
}

/** Orders a quote that the office made for a caller, by the secret of its page. Throws UpstreamFailure. */
export async function approveCallerQuote(
  link: string,
  order: SentOrder,
  signal: AbortSignal,
): Promise<QuoteOrderOutcome> {
  const { db } = await shopDatabase();
  const found = await orUnavailable(NOT_ORDERED, callerByLink(db, link));
  if (!found) return { outcome: "unknown" };
  const user = found.customer;
  return placed(found.quote?.lines ?? [], { user, signal }, (database, placing, now) =>
    orderCallerQuote(database, order, found, placing, now),
  );
}
